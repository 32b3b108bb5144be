import { findPiece, getGarment, zoneOf } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { snapField, type SnapField } from './snapField.ts'
import { chordAt } from './outlineChord.ts'
import { snapScale } from './snapScale.ts'

const options = { sleeve: 'short', collar: 'crew' } as const
const soccer = getGarment('soccer')
const { piece } = findPiece(soccer, options, 'front')!
const around = (x: number, y: number, width: number, height: number): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
]
const beside = (...others: Box[]): SnapField => snapField({ piece, zones: [], others })
const grow = (box: Box, factor: number, field: SnapField, axes: readonly (0 | 1)[] = [0, 1]) =>
  snapScale(field, box, factor, { axes, toleranceMm: 5 })
const other = around(100, 200, 80, 60)

describe('a box that grows about its middle', () => {
  it('snaps its side to another layer’s, showing line and gap', () => {
    expect(grow(around(-20, 500, 40, 20), 3.9, beside(other))).toEqual({
      factor: 4,
      lines: [{ kind: 'layer', from: { x: 60, y: 170 }, to: { x: 60, y: 540 } }],
      gaps: [{ from: { x: 60, y: 230 }, to: { x: 60, y: 460 }, mm: 230 }],
    })
  })
  it('has its upper and lower side drawn likewise', () => {
    expect(grow(around(130, 400, 20, 40), 8.3, beside(other))).toEqual({
      factor: 8.5,
      lines: [{ kind: 'layer', from: { x: 45, y: 230 }, to: { x: 215, y: 230 } }],
      gaps: [],
    })
  })
  it('is drawn by the side that has the least way to go', () => {
    const field = beside(other, [-300, 100, -63, 110])
    expect(grow(around(0, 500, 40, 20), 2.95, field).factor).toBe(3)
    expect(grow(around(0, 500, 40, 20), 3.12, field).factor).toBe(3.15)
  })
  it('of width alone snaps by width, keeping the height', () => {
    const wide = grow(around(-20, 500, 40, 20), 3.9, beside(other), [0])
    expect(wide.factor).toBe(4)
    expect(wide.lines).toEqual([{ kind: 'layer', from: { x: 60, y: 170 }, to: { x: 60, y: 510 } }])
    expect(grow(around(130, 400, 20, 40), 8.3, beside(other), [0]).factor).toBe(8.3)
    const high = grow(around(130, 400, 20, 40), 8.3, beside(other), [1])
    expect(high.lines).toEqual([{ kind: 'layer', from: { x: 60, y: 230 }, to: { x: 140, y: 230 } }])
  })
  it('stops at both seams and a sewing’s width within them', () => {
    for (const x of [-30, 30]) {
      const [left, right] = chordAt(piece.outline, 600, x, 0)!
      for (const reach of [x - left, x - left - 20, right - x, right - x - 20]) {
        expect(grow(around(x, 600, 20, 1), (reach + 1) / 10, beside(), [0]).factor).toBeCloseTo(reach / 10, 6)
      }
    }
  })
  it('stops at the hem and the collar as well', () => {
    const [top, bottom] = chordAt(piece.outline, 120, 300, 1)!
    for (const reach of [300 - top, 300 - top - 20, bottom - 300, bottom - 300 - 20])
      expect(grow(around(120, 300, 1, 20), (reach + 1) / 10, beside(), [1]).factor).toBeCloseTo(reach / 10, 6)
  })
  it('does not have its side drawn to a middle, nor farther than the tolerance', () => {
    expect(grow(around(0, 500, 40, 20), 5.05, beside(other)).factor).toBe(5.05)
    expect(grow(around(0, 500, 40, 20), 2.74, beside(other))).toEqual({ factor: 2.74, lines: [], gaps: [] })
  })
  it('is not drawn to what would leave nothing of it', () => {
    expect(grow(around(0, 500, 40, 40), 0.05, beside([0.5, 100, 300, 110])).factor).toBe(0.05)
    expect(grow(around(0, 500, 1, 1), 2, beside([3, 100, 300, 110])).factor).toBe(2)
  })
  it('meets the sides of zones like those of layers', () => {
    const zone = zoneOf(soccer, options, 'frontText')!
    const field = snapField({ piece, zones: [zone], others: [] })
    expect(grow(around(10, 600, 20, 10), 12.2, field, [0])).toMatchObject({ factor: 12, lines: [{ kind: 'zone' }] })
  })
})
