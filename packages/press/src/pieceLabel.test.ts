import type { PieceEdge } from '@kitwright/garment'
import { boxContains, polygonContains, type Box, type Point } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { offsetUniformly } from './outlines/offsetOutline.ts'
import { codeOf, labelOf, type LabelFacts, withResolutionNote } from './pieceLabel.ts'

const facts: LabelFacts = {
  order: 'ak-000001',
  line: 2,
  garment: 3,
  name: 'DARA',
  number: 7,
  size: 'M',
  piece: 'sleeveL',
  at: 1,
  of: 4,
}
const points = (...all: (readonly [number, number])[]): Point[] => all.map(([x, y]) => ({ x, y }))
const SEW = points([0, 0], [200, 0], [200, 200], [0, 200])
const BESIDE = { x: 10, y: 300 }
/** Nothing else lies beside the piece. */
const ALONE = {
  clearMm: 7,
  avoid: [1e6, 1e6, 1e6, 1e6],
  runs: [],
  notches: [],
  seamMm: 8,
  hasNote: false,
} as const
/** A square with these hems, whose cut line is `byMm` outside the sew line. */
const on = (hems: readonly Point[][], byMm: number, hemMm = byMm) =>
  labelOf(facts, {
    hems: hems.map((edge, i): PieceEdge => ({ name: `hem${i}`, points: edge })),
    lines: { sew: SEW, cut: offsetUniformly(SEW, byMm), bleed: offsetUniformly(SEW, byMm), folds: [] },
    hemMm,
    beside: BESIDE,
    ...ALONE,
  })

describe('a label', () => {
  test('says whose piece it is, and nothing where there is no name or number', () => {
    expect(on([], 5).lines).toEqual(['ak-000001  2.3', '7  DARA', 'M  SLEEVE L  1/4', codeOf(facts)])
    const bare = { ...facts, name: '', number: null }
    const room = { hems: [], lines: { sew: SEW, cut: SEW, bleed: SEW, folds: [] }, hemMm: 5, beside: BESIDE, ...ALONE }
    expect(labelOf(bare, room).lines[1]).toBe('')
    expect(labelOf({ ...bare, number: 0 }, room).lines[1]).toBe('0')
  })
  test('of several equal garments names and counts them, under its own code', () => {
    const room = { hems: [], lines: { sew: SEW, cut: SEW, bleed: SEW, folds: [] }, hemMm: 5, beside: BESIDE, ...ALONE }
    const of = (...all: readonly (readonly [number, number])[]) => {
      const alike = all.map(([line, garment]) => ({ line, garment }))
      return labelOf({ ...facts, ...alike[0]!, alike }, room)
    }
    const twelve = of(...Array.from({ length: 12 }, (_, i) => [2, i + 1] as const))
    expect(twelve.lines[0]).toBe('ak-000001  2.1-12  × 12')
    expect(of([2, 1], [2, 2], [4, 1]).lines[0]).toBe('ak-000001  2.1-2, 4.1  × 3')
    expect(of([1, 1], [2, 1], [3, 1], [5, 1], [5, 2]).lines[0]).toBe('ak-000001  1.1 … 5.1-2  × 5')
    const one = labelOf({ ...facts, garment: 1 }, room)
    expect(new Set([twelve.code, one.code, of([2, 1], [2, 2]).code]).size).toBe(3)
  })
  test('names its remake, and its QR opens it in few modules', () => {
    const room = { hems: [], lines: { sew: SEW, cut: SEW, bleed: SEW, folds: [] }, hemMm: 5, beside: BESIDE, ...ALONE }
    const label = labelOf({ ...facts, remake: 2, opensAt: 'https://kits.example/t/' }, room)
    expect(label.lines[0]).toBe('ak-000001  2.3  R2')
    expect(label.qr).toBe(`HTTPS://KITS.EXAMPLE/T/${codeOf(facts)}`)
    // QR alphanumeric characters, of which two take eleven bits.
    expect(label.qr).toMatch(/^[0-9A-Z $%*+\-./:]+$/)
    expect([labelOf(facts, room).qr, label.code]).toEqual([codeOf(facts), codeOf(facts)])
  })
  test('tells resolutions on its piece, coarsest first, none for shapes', () => {
    const label = on([], 5)
    const picture = (dpi: number | null) => ({ kind: 'picture', layer: 'crest', dpi, isCoarse: false }) as const
    const pattern = { kind: 'coarsePattern', part: 'base', pattern: 'dots', dpi: 120.7 } as const
    const told = (...findings: Parameters<typeof withResolutionNote>[1]) =>
      withResolutionNote(label, findings).lines.at(-1)
    expect(told(picture(461), picture(33), picture(33), picture(null))).toBe(`${codeOf(facts)}  PICTURE 33, 461 DPI`)
    expect(told(pattern)).toBe(`${codeOf(facts)}  PATTERN 120 DPI`)
    expect(told(picture(null))).toBe(codeOf(facts))
    expect(withResolutionNote(label, [pattern])).toMatchObject({ code: label.code, qr: label.qr })
    expect(told(...[5, 4, 3, 2, 1].map(picture))).toBe(`${codeOf(facts)}  PICTURE 1, 2, 3, 4 DPI`)
  })
  test('has a compact code of order and piece', () => {
    expect(codeOf(facts)).toMatch(/^AK-000001\/[2-9A-HJ-NP-Z]{7}$/)
    const others = [{ piece: 'sleeveR' }, { line: 3 }, { garment: 2 }, { order: 'AK-000002' }]
    expect(new Set([facts, ...others.map(change => ({ ...facts, ...change }))].map(codeOf)).size).toBe(5)
    const renamed: LabelFacts = { ...facts, name: 'other', at: 9 }
    expect(codeOf(renamed)).toBe(codeOf(facts))
  })
  test.each([
    ['below', points([200, 200], [0, 200]), { x: 100, y: 215 }, 0],
    ['below, told the other way', points([0, 200], [200, 200]), { x: 100, y: 215 }, 0],
    ['above', points([0, 0], [200, 0]), { x: 100, y: -15 }, 0],
    ['at the right', points([200, 0], [200, 200]), { x: 215, y: 100 }, 90],
    ['at the left', points([0, 200], [0, 0]), { x: -15, y: 100 }, -90],
  ])('lies in a hem %s, along it and never upside down', (_, edge, centre, rotationDeg) => {
    const label = on([edge], 30)
    expect(label.form).toBe('hem')
    expect([label.centre.x, label.centre.y, label.rotationDeg]).toEqual(
      [centre.x, centre.y, rotationDeg].map(n => expect.closeTo(n, 6)),
    )
  })
  test('lies in the longest stretch of all hems', () => {
    const short = points([200, 0], [200, 100])
    const bent = points([0, 200], [20, 200], [200, 200])
    expect(on([short, bent], 30).centre).toMatchObject({ x: expect.closeTo(110, 6), y: expect.closeTo(215, 6) })
  })
  test('lies beside the piece without a large enough hem', () => {
    const foot = points([200, 200], [0, 200])
    const beside = { form: 'beside' }
    expect(on([], 30)).toMatchObject(beside)
    expect(on([foot], 12)).toMatchObject(beside)
    expect(on([points([150, 200], [0, 200])], 30)).toMatchObject({ form: 'hem' })
    // No label fits around a corner: it would reach beyond the cloth.
    expect(on([points([260, 200], [170, 200])], 30)).toMatchObject(beside)
    // Nor where it would cover sewn fabric.
    expect(on([foot], 30, 10)).toMatchObject(beside)
  })
  test('beside its piece follows the cut line, saving cloth', () => {
    const { centre, outline } = on([], 30)
    const cut = offsetUniformly(SEW, 30)
    expect(polygonContains(cut, centre)).toBe(false)
    // The bleed and a gap, then the label.
    expect(
      Math.min(...[centre.x - 230, centre.y - 230, -30 - centre.x, -30 - centre.y].filter(mm => mm > 0)),
    ).toBeCloseTo(7 + 7.5)
    const areaOf = (line: readonly Point[]): number =>
      Math.abs(line.reduce((sum, { x, y }, i) => sum + x * line.at(i - 1)!.y - line.at(i - 1)!.x * y, 0)) / 2
    expect(areaOf(outline!) - areaOf(cut)).toBeLessThan(88 * 24)
    for (const corner of cut)
      expect(outline).toContainEqual({ x: expect.closeTo(corner.x, 6), y: expect.closeTo(corner.y, 6) })
  })
  test('lies in a hollow of its piece, clear of the grain arrow', () => {
    const cut = points([0, 0], [600, 0], [600, 500], [400, 500], [400, 300], [200, 300], [200, 500], [0, 500])
    const lines = { sew: cut, cut, bleed: cut, folds: [] }
    const lies = (avoid: Box) => labelOf(facts, { hems: [], lines, hemMm: 0, beside: BESIDE, ...ALONE, avoid }).centre
    expect(boxContains([200, 300, 400, 500], lies(ALONE.avoid))).toBe(true)
    expect(boxContains([200, 300, 400, 500], lies([200, 300, 400, 500]))).toBe(false)
  })
})
