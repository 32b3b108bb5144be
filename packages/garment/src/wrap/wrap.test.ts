import { distance, polygonContains, type Point } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { getGarment, seamNeighbour, sewnGarments, type Model, type Piece } from '../index.ts'
import { findWraps, fromTable, loadWraps, packMesh, toTable, wrapMapOf, type WrapMap } from './index.ts'
import { unpackMesh } from './packMesh.ts'

const modelsOfAll = sewnGarments().flatMap(id => getGarment(id).models.map(model => [model.id, id, model] as const))
const mapOf = (garment: string, model: Model, piece: string): WrapMap | null =>
  wrapMapOf(findWraps(garment)!, { model: model.id, piece })

/** Returns points all over a piece. */
function placesOn({ outline, box: [x0, y0, x1, y1] }: Piece): Point[] {
  const grid = Array.from({ length: 144 }, (_, i) => ({
    x: x0 + ((x1 - x0) * ((i % 12) + 0.5)) / 12,
    y: y0 + ((y1 - y0) * (Math.floor(i / 12) + 0.5)) / 12,
  }))
  return grid.filter(at => polygonContains(outline, at))
}

test('every sewn garment is ironed flat, and none that is not', async () => {
  for (const id of sewnGarments()) expect((await loadWraps(id))?.garment).toBe(id)
  expect(await loadWraps('toga')).toBeNull()
})

describe.each(modelsOfAll)('%s on the table', (_, garment, model) => {
  test('sewn points lie in one place: each seam of what goes on is closed', () => {
    const own = model.seams.flatMap(({ a }) => {
      const [piece, edge] = a
      const other = seamNeighbour(model, piece, edge)!
      const [here, there] = [mapOf(garment, model, piece), mapOf(garment, model, other.piece.id)]
      if (!here || !there) return []
      const points = model.pieces.find(({ id }) => id === piece)!.edges.find(({ name }) => name === edge)!.points
      // Only the ends are compared: between them each edge has points of its own.
      return [0, -1].map(k => distance(toTable(here, points.at(k)!), toTable(there, other.edge.points.at(k)!)))
    })
    expect(own.length).toBeGreaterThan(0)
    expect(Math.max(...own)).toBeLessThan(0.3)
  })

  test('nothing folds: the way there and back leads to where one began', () => {
    for (const piece of model.pieces) {
      const map = mapOf(garment, model, piece.id)
      if (!map) continue
      const places = placesOn(piece)
      const off = places.map(at => distance(fromTable(map, toTable(map, at)), at))
      // The front and back sheets of one sleeve overlap, so the inverse map may lead to the other sheet there.
      const lost = off.filter(mm => mm > 0.5).length
      expect(lost, piece.id).toBeLessThanOrEqual(
        piece.id.startsWith('sleeve') ? places.length * 0.6 : places.length * 0.1,
      )
    }
  })
})

test('ribs, collars, hoods and trims stay out; a pocket goes with the front', () => {
  const hoodie = getGarment('hoodie').models[0]!
  const pieces = Object.keys(findWraps('hoodie')!.models['hoodie']!.pieces)
  expect(pieces).toEqual(expect.arrayContaining(['front', 'back', 'sleeveL', 'sleeveR', 'pocket']))
  expect(pieces.filter(id => /hood|rib|cuff|lining|cord/.test(id))).toEqual([])
  const at = { x: 20, y: 480 }
  expect(toTable(mapOf('hoodie', hoodie, 'pocket')!, at)).toEqual(toTable(mapOf('hoodie', hoodie, 'front')!, at))
})

test('a back lies mirrored under its front', () => {
  const jersey = getGarment('soccer').models[0]!
  expect(toTable(mapOf('soccer', jersey, 'front')!, { x: 80, y: 300 })).toEqual({ x: 80, y: 300 })
  expect(toTable(mapOf('soccer', jersey, 'back')!, { x: 80, y: 300 })).toEqual({ x: -80, y: 300 })
})

test('left and right are each other’s mirror image', () => {
  const jersey = getGarment('soccer').models[0]!
  const [left, right] = [mapOf('soccer', jersey, 'sleeveL')!, mapOf('soccer', jersey, 'sleeveR')!]
  for (const at of placesOn(jersey.pieces.find(({ id }) => id === 'sleeveL')!)) {
    const [own, other] = [toTable(left, at), toTable(right, { x: -at.x, y: at.y })]
    expect(distance(own, { x: -other.x, y: other.y })).toBeLessThan(0.01)
  }
})

test('a mesh is packed to 0.05 mm, and refused beyond garment size', () => {
  const points = Float32Array.from([0, 0, 10.02, -3.98, 120.5, 0, 130.49, 2, 0, 90, 9, 95])
  const mesh = { points, triangles: Uint16Array.from([0, 1, 2]) }
  const back = unpackMesh(packMesh(mesh))
  back.points.forEach((value, i) => expect(Math.abs(value - points[i]!)).toBeLessThanOrEqual(0.0251))
  expect([...back.triangles]).toEqual([0, 1, 2])
  expect(Array.from(unpackMesh(packMesh(mesh), true).points.slice(4, 8))).toEqual([
    -120.5,
    0,
    expect.closeTo(-130.5, 1),
    2,
  ])
  expect(() => packMesh({ ...mesh, points: Float32Array.from([0, 0, 0, 0, 2000, 0, 0, 0]) })).toThrow('too large')
})
