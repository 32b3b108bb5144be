import { createDesign } from '@kitwright/design'
import { findPiece, getGarment } from '@kitwright/garment'
import { polygonContains } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { markOf } from '../stage/syncStage.ts'
import { partOutlines, seenPath } from './partOutlines.ts'

const garment = getGarment('soccer')
const { options } = createDesign('soccer')

describe('the outline of a part', () => {
  it('goes around every piece that shows the part, on its cloth', () => {
    const outlines = partOutlines(garment, options, 'base')
    expect(outlines.map(({ piece }) => piece).toSorted()).toEqual(['back', 'front'])
    for (const { piece, points } of outlines) {
      const { outline } = findPiece(garment, options, piece)!.piece
      const within = points.filter(at => polygonContains(outline, at))
      expect(within.length / points.length).toBeGreaterThan(0.97)
    }
  })
  it('goes around the region of a panel, not around its whole piece', () => {
    const [panel] = partOutlines(garment, options, 'shoulderPanel')
    const [whole] = partOutlines(garment, options, 'base')
    expect(panel!.points.length).toBeLessThan(whole!.points.length)
  })
  it('breaks where the cloth is turned away', () => {
    const points = [0, 1, 2, 3].map(x => ({ x, y: 0 }))
    const stage = {
      toScreen: (_: string, { x, y }: { x: number; y: number }) => (x === 3 ? null : { x, y, isFacing: x !== 1 }),
    }
    expect(seenPath(stage, [{ piece: 'front', points }])).toBe('M0.0 0.0M2.0 0.0M0.0 0.0')
  })
})

describe('what lights up under the pointer', () => {
  it('is neither the selected part nor a selected layer', () => {
    const part = { kind: 'part', part: 'base' } as const
    expect(markOf({ hover: { part: 'base' }, selection: part })).toBeNull()
    expect(markOf({ hover: { part: 'sleeves' }, selection: part })).toEqual({ part: 'sleeves' })
    const layer = { kind: 'layer', id: 'name' } as const
    expect(markOf({ hover: { part: 'base', layer: 'name' }, selection: layer })).toBeNull()
    expect(markOf({ hover: { part: 'base', layer: 'name' }, selection: part })).toMatchObject({ layer: 'name' })
  })
})
