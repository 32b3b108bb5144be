import { getGarment } from '@kitwright/garment'
import { distance, type Point } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { edgeAt, edgesOn, type SheetEdge } from './sheetEdges.ts'
import { sheetOf } from './layOutSheet.ts'

const garment = getGarment('soccer')
const options = { sleeve: 'short', collar: 'crew' }
const sheet = sheetOf(garment, options)
const edges = edgesOn(sheet, garment, options)
const edgeOf = (piece: string, name: string): SheetEdge =>
  edges.find(edge => edge.piece === piece && edge.name === name)!
const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, at, i) => sum + distance(points[i]!, at), 0)

describe('the edges of pieces on the sheet', () => {
  it('know what they are sewn to: the front’s side is the back’s', () => {
    const side = edgeOf('front', 'sideL')
    expect(side.partner?.piece).toBe('back')
    expect(lengthOf(side.partner!.points)).toBeCloseTo(lengthOf(side.points), 0)
    // Both edges run in the same direction, so that their ends are sewn to each other.
    expect(side.points[0]!.y < side.points.at(-1)!.y).toBe(side.partner!.points[0]!.y < side.partner!.points.at(-1)!.y)
  })
  it('lie as far from their sewn neighbours as both lie on the sheet', () => {
    for (const { piece, name, partner } of edges.filter(edge => edge.partner)) {
      const there = edges.filter(edge => edge.piece === partner!.piece)
      const isThere = there.some(({ points }) =>
        points.every(at => partner!.points.some(other => distance(at, other) < 0.01)),
      )
      expect(isThere, `${piece} ${name}`).toBe(true)
    }
  })
  it('have no partner at a hem', () => {
    expect(edgeOf('front', 'hem').partner).toBeUndefined()
  })
  it('are found near the pointer, the nearest of them, and no farther than allowed', () => {
    const [a, b] = edgeOf('front', 'hem').points
    const middle = { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 }
    expect(edgeAt(edges, { x: middle.x, y: middle.y - 3 }, 5)?.name).toBe('hem')
    expect(edgeAt(edges, { x: middle.x, y: middle.y - 7 }, 5)).toBeNull()
  })
})
