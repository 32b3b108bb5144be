import { createPatternUse } from '@kitwright/design'
import { boxAround } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { USUAL_SETTINGS } from './settings.ts'
import { kit, sheetOf, sheetsIn } from './testing/kit.ts'

test('a kit is a sheet for each piece of jersey and shorts, counted through', () => {
  const sheets = sheetsIn('M')
  expect(sheets.map(({ model }) => model).filter((model, i, all) => all.indexOf(model) === i)).toEqual([
    'jersey-short-crew',
    'shorts',
  ])
  expect(sheets.map(({ label }) => label.lines[2])).toEqual(
    sheets.map((_, i) => expect.stringMatching(new RegExp(`^M {2}.* {2}${i + 1}/${sheets.length}$`))),
  )
})

test('each bears its wearer’s name and number, else the design’s', () => {
  const words = (player: { name: string; number: number } | null) =>
    sheetOf(sheetsIn('M', { player }), 'back').artwork.instructions.flatMap(each =>
      each.kind === 'layer' && each.layer.kind === 'text' ? [each.layer.text] : [],
    )
  expect(words({ name: 'សុខ ដារ៉ា', number: 7 })).toEqual(['សុខ ដារ៉ា', '7'])
  expect(words(null)).toEqual(['NAME', '0'])
})

test('a label names its piece’s owner, with an order-unique code', () => {
  const { label } = sheetOf(sheetsIn('XXXXXXL'), 'back')
  expect(label.lines).toEqual(['KIT-000042  1.3', '10  សុខ ដារ៉ា', '6XL  BACK  2/10', label.code])
  const codes = Array.from({ length: 25 }, (_, garment) =>
    sheetsIn('M', { label: { order: 'KIT-000042', line: 1, garment } }),
  ).flatMap(sheets => sheets.map(sheet => sheet.label.code))
  expect(new Set(codes).size).toBe(250)
  expect(codes.every(code => /^KIT-000042\/[2-9A-Z]{7}$/.test(code))).toBe(true)
})

test('a pattern that the library no longer has is not judged', () => {
  const document = kit()
  const gone = createPatternUse('no-such-pattern', '#ffffff')
  const parts = { ...document.parts, base: { ...document.parts['base']!, pattern: gone } }
  expect(sheetOf(sheetsIn('M', { document: { ...document, parts } }), 'front').findings).toEqual([])
})

test('a pattern has half the resolution where it is drawn twice as large', () => {
  const document = kit()
  const scales = createPatternUse('dragon-scales', '#ffffff')
  const dpiAt = (scale: number): number => {
    const parts = { ...document.parts, base: { ...document.parts['base']!, pattern: { ...scales, scale } } }
    const [found] = sheetOf(sheetsIn('M', { document: { ...document, parts } }), 'front').findings
    return found!.dpi!
  }
  expect(dpiAt(2)).toBeGreaterThan(100)
  expect(Math.abs(dpiAt(2) - 2 * dpiAt(4))).toBeLessThanOrEqual(1)
})

test('a panel’s colour goes on as far as print does, however far that is', () => {
  for (const bleedMm of [3, 60]) {
    const { beyond, bleed } = sheetOf(sheetsIn('M', { settings: { ...USUAL_SETTINGS, bleedMm } }), 'front')
    const panels = beyond.instructions.flatMap(each => (each.kind === 'ground' ? (each.region ?? []).flat() : []))
    const [left, , right] = boxAround(panels)
    expect(left).toBeLessThan(bleed[0])
    expect(right).toBeGreaterThan(bleed[2])
  }
})

test('what is coarser than 150 dpi is told', () => {
  const document = kit()
  // This pattern prints from its pixels. Most patterns are shapes, which give no finding.
  const scales = { ...createPatternUse('dragon-scales', '#ffffff'), scale: 2 }
  const star = createPatternUse('big-star', '#ffffff')
  const asset = { source: 'file' as const, id: 'badge', widthPx: 300, heightPx: 300 }
  const badge = { id: 'badge', name: null, kind: 'image' as const, role: 'logo' as const, piece: 'front', asset }
  const placed = { xMm: 80, yMm: 120, widthMm: 100, heightMm: 100, rotationDeg: 0, opacity: 1 }
  const sheets = sheetsIn('M', {
    document: {
      ...document,
      parts: { ...document.parts, base: { ...document.parts['base']!, pattern: scales, over: [star] } },
      layers: [{ ...badge, ...placed, isHidden: false, isLocked: false, isMirrored: false }],
    },
  })
  expect(sheetOf(sheets, 'front').findings).toEqual([
    { kind: 'coarsePattern', part: 'base', pattern: 'dragon-scales', dpi: expect.any(Number) },
    { kind: 'picture', layer: 'badge', dpi: 76, isCoarse: true },
  ])
  expect(sheetOf(sheets, 'sleeveL').findings).toEqual([])
})
