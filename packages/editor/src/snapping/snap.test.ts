import { getGarment, findPiece, zoneOf } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { snapField } from './snapField.ts'
import { chordAt } from './outlineChord.ts'
import { snapBox } from './snapBox.ts'

const options = { sleeve: 'short', collar: 'crew' } as const
const soccer = getGarment('soccer')
const piece = findPiece(soccer, options, 'front')!.piece
/** 260 × 70 mm around 0, 330. */
const zone = zoneOf(soccer, options, 'frontText')!
const around = (x: number, y: number, width: number, height: number): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
]
const TOLERANCE = 5
const bare = snapField({ piece, zones: [], others: [] })
const snap = (box: Box, field = bare, tolerance = TOLERANCE) => snapBox(field, box, tolerance)

describe('snapping', () => {
  it('snaps a layer’s middle to its piece’s, with distances to seams', () => {
    const { by, guides } = snap(around(3.5, 500, 100, 40))
    expect(by).toEqual({ x: -3.5, y: 0 })
    expect(guides!.lines).toEqual([{ kind: 'piece', from: { x: 0, y: 0 }, to: { x: 0, y: 700 } }])
    const [left, right] = guides!.gaps
    expect(left!.mm).toBeCloseTo(right!.mm, 6)
    expect(left!.mm).toBeGreaterThan(150)
    expect(right!.from).toEqual({ x: 50, y: 500 })
  })
  it('leaves alone what is farther than the tolerance', () => {
    expect(snap(around(5.5, 500, 100, 40))).toEqual({ by: { x: 0, y: 0 }, guides: null })
    expect(snap(around(3.5, 500, 100, 40), bare, 3).guides).toBeNull()
  })
  it('draws edges to edges and middles to middles of a zone', () => {
    const field = snapField({ piece, zones: [zone], others: [] })
    expect(snap(around(-128 + 30, 500, 60, 40), field).by).toEqual({ x: -2, y: 0 })
    expect(snap(around(60, zone.centre.y + 3, 30, 20), field).by).toEqual({ x: 0, y: -3 })
    // A middle does not snap to the zone's edge.
    expect(snap(around(132, 500, 60, 40), field).by.x).toBe(0)
  })
  it('lines up with another layer and says how far apart they are', () => {
    const field = snapField({ piece, zones: [], others: [around(100, 200, 80, 60)] })
    const { by, guides } = snap(around(102, 300, 40, 40), field)
    expect(by).toEqual({ x: -2, y: 0 })
    expect(guides!.lines).toEqual([{ kind: 'layer', from: { x: 100, y: 170 }, to: { x: 100, y: 320 } }])
    expect(guides!.gaps).toEqual([{ from: { x: 100, y: 230 }, to: { x: 100, y: 280 }, mm: 50 }])
  })
  it('takes the nearer of two, and each axis for itself', () => {
    const field = snapField({ piece, zones: [], others: [around(104, 200, 80, 60), around(98, 400, 80, 60)] })
    expect(snap(around(99.5, 203, 40, 40), field).by).toEqual({ x: -1.5, y: -3 })
  })
  it('stops 20 mm off a curved seam at the height where the layer is', () => {
    for (const y of [450, 600]) {
      const free = snap(around(0, y, 100, 40), bare, 0.001)
      const seam = free.guides!.gaps[1]!.to.x
      const { by, guides } = snap(around(seam - 20 - 50 - 3, y, 100, 40))
      expect(by.x).toBeCloseTo(3, 6)
      expect(guides!.gaps.some(({ mm }) => Math.abs(mm - 20) < 1e-6)).toBe(true)
    }
  })
  it('stops at each seam and a sewing’s width within it, on every side', () => {
    const noLines = { ...bare, x: [], y: [] }
    const [left, right] = chordAt(piece.outline, 450, 0, 0)!
    const [top, bottom] = chordAt(piece.outline, 120, 300, 1)!
    for (const off of [0, 20]) {
      expect(snap([left + off + 3, 430, left + off + 103, 470], noLines).by.x).toBeCloseTo(-3, 6)
      expect(snap([right - off - 103, 430, right - off - 3, 470], noLines).by.x).toBeCloseTo(3, 6)
      expect(snap([100, top + off - 3, 140, top + off + 97], noLines).by.y).toBeCloseTo(3, 6)
      expect(snap([100, bottom - off - 97, 140, bottom - off + 3], noLines).by.y).toBeCloseTo(-3, 6)
    }
    // The nearer of two sides wins.
    expect(snap([left + 24, 430, right - 22, 470], noLines).by.x).toBeCloseTo(2, 6)
    expect(snap([left + 22, 430, right - 24, 470], noLines).by.x).toBeCloseTo(-2, 6)
  })
  it('lines up level with another layer, and says how far apart they are', () => {
    const field = snapField({ piece, zones: [], others: [around(100, 200, 80, 60)] })
    const level = { kind: 'layer', from: { x: -70, y: 200 }, to: { x: 140, y: 200 } }
    expect(snap(around(-50, 203, 40, 40), field)).toEqual({
      by: { x: 0, y: -3 },
      guides: { piece: 'front', lines: [level], gaps: [{ from: { x: -30, y: 200 }, to: { x: 60, y: 200 }, mm: 90 }] },
    })
    // Layers that touch have no gap to show.
    expect(snap(around(160, 203, 40, 40), field).guides!.gaps).toEqual([])
  })
  it('shows every snapped line, and seam distances at the middle', () => {
    const field = snapField({ piece, zones: [], others: [[-50, 100, 10, 150]] })
    const { guides } = snap(around(2, 500, 100, 40), field)
    expect(guides!.lines.map(({ kind }) => kind)).toEqual(['piece', 'layer'])
    expect(guides!.gaps.map(({ from, to }) => [from.x, to.x])).toEqual([
      [-50, -50],
      [expect.closeTo(-254, 0), -50],
      [50, expect.closeTo(254, 0)],
    ])
  })
  it('shows coincident lines as one of full length', () => {
    const field = snapField({ piece, zones: [], others: [around(100, 200, 80, 60), around(100, 600, 80, 60)] })
    const [line, ...more] = snap(around(102, 400, 40, 40), field).guides!.lines
    expect([line, more]).toEqual([{ kind: 'layer', from: { x: 100, y: 170 }, to: { x: 100, y: 630 } }, []])
  })
  it('prefers a middle to an equally near edge', () => {
    const nextTo = (edge: number) =>
      snapField({ piece, zones: [], others: [around(100, 200, 100, 60), [edge, 300, 300, 360]] })
    expect(snap(around(103, 500, 40, 40), nextTo(125.9)).by.x).toBe(-3)
    expect(snap(around(103, 500, 40, 40), nextTo(125.7)).by.x).toBeCloseTo(2.7, 6)
  })
})
