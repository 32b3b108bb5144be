import { describe, expect, it } from 'vitest'
import { itemShapeOf, NoFitTables } from '../packing/itemShapes.ts'
import { Packing } from '../packing/packing.ts'
import { createRandom } from './random.ts'
import { layInRows, rowsOf } from './arrangeInRows.ts'
import { polygonOf, rectangle } from '../testing.ts'
import type { Piece, Turn } from '../geometry/types.ts'

const ROLL = { widthMm: 1_420, gapMm: 4 }
const WIDTHS = [500, 520, 540, 560, 580, 600]
const KEEPS: readonly Turn[] = [0, 180]

const bodies = (turns = KEEPS, outlineOf = (across: number) => rectangle(700, across)): Piece[] =>
  WIDTHS.map(across => ({ id: `body ${across}`, count: 2, outline: outlineOf(across), turns }))
const sleeves = (turns: readonly Turn[]): Piece[] => [{ id: 'sleeve', count: 24, outline: rectangle(240, 400), turns }]

function packingOf(pieces: readonly Piece[]): Packing {
  const kinds = pieces.map(piece => itemShapeOf(piece, ROLL))
  return new Packing(kinds, new NoFitTables(kinds, ROLL.gapMm), ROLL.widthMm)
}
const suits = (...pieces: readonly Piece[]): boolean => rowsOf(packingOf(pieces)) !== null

describe('rows of large pieces', () => {
  it('hold as many as fit, the widest beside the next’s narrowest', () => {
    const packing = packingOf([...sleeves([0, 90]), ...bodies()])
    const rows = rowsOf(packing)!.map(row => row.map(i => packing.kindAt(i).piece.id))
    const descending = WIDTHS.toReversed().map(across => `body ${across}`)
    expect(rows).toEqual([descending, descending.toReversed()])
  })
  it('leave room for the rest between them, which may be turned for it', () => {
    expect(suits(...bodies(), ...sleeves([0, 90]))).toBe(true)
    expect(suits(...bodies(), ...sleeves([0]))).toBe(false)
    expect(suits(...bodies())).toBe(true)
  })
  it('are of pieces that keep their grain, whichever way round', () => {
    expect(suits(...bodies([90, 270]))).toBe(true)
    expect(suits(...bodies([0]))).toBe(true)
    expect(suits(...bodies([0, 90]))).toBe(false)
  })
  it('are of pieces that fill their boxes', () => {
    const cut = (corner: number) => (across: number) =>
      polygonOf([0, 0], [700, 0], [700, across - corner], [700 - corner, across], [0, across])
    expect(suits(...bodies(KEEPS, cut(300)))).toBe(true)
    expect(suits(...bodies(KEEPS, cut(400)))).toBe(false)
  })
  it('are of six or more', () => {
    expect(suits(...bodies().slice(1))).toBe(false)
  })
  it('fill the roll edge to edge, one piece after another', () => {
    const packing = packingOf(bodies())
    const rows = rowsOf(packing)!
    packing.lengthMm = 4_500
    layInRows(packing, rows, createRandom(3))
    for (const [r, row] of rows.entries()) {
      expect(row.map(i => packing.x[i])).toEqual([375, 1_125, 1_875, 2_625, 3_375, 4_125])
      for (const i of row) {
        const { y0, y1 } = packing.kindAt(i).boxes[packing.quarter[i]!]!
        expect(r === 0 ? packing.y[i]! + y0 : packing.y[i]! + y1).toBeCloseTo(r === 0 ? 0 : ROLL.widthMm, 9)
      }
    }
    expect(new Set(packing.quarter)).toEqual(new Set([0, 2]))
  })
})
