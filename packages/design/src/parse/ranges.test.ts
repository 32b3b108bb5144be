import { getGarment, zoneOf } from '@kitwright/garment'
import { expect, test } from 'vitest'
import {
  createDesign,
  createImageLayer,
  createPatternUse,
  createTextLayer,
  LIMITS,
  parseDesign,
  readDesign,
} from '../index.ts'

const fresh = createDesign('soccer')
const text = createTextLayer('a', 'frontText', 'ANGKOR', zoneOf(getGarment('soccer'), fresh.options, 'frontText')!)
const withText = (change: object): unknown => ({ ...fresh, layers: [{ ...text, ...change }] })
const base = fresh.parts.base!
const withPattern = (change: object): unknown => ({
  ...fresh,
  parts: { ...fresh.parts, base: { ...base, pattern: { ...createPatternUse('sash', '#ff0000'), ...change } } },
})
const wave = (change: object) => withText({ curve: { kind: 'wave', heightMm: 10, waves: 2, ...change } })
const turned = (angleDeg: number): unknown => {
  const stops = [0, 100].map(at => ({ colour: '#ffffff', at }))
  return withText({ fill: { kind: 'gradient', shape: 'linear', angleDeg, stops } })
}
const stopAt = (at: number): unknown => {
  const stops = [50, at].map(place => ({ colour: '#ffffff', at: place }))
  return withText({ fill: { kind: 'gradient', shape: 'linear', angleDeg: 0, stops } })
}
const logo = createImageLayer(
  'i',
  'logo',
  { source: 'file', id: 'f', widthPx: 10, heightPx: 20 },
  zoneOf(getGarment('soccer'), fresh.options, 'logo')!,
)
const withPicture = (change: object): unknown => ({ ...fresh, layers: [{ ...logo, ...change }] })
const shadow = (xMm: number): unknown => withText({ shadow: { colour: '#000000', xMm, yMm: 0 } })

/**
 * Columns: the meaning of a number, the builder of a document with it, the range that the press can sew, the least step
 * beyond it.
 */
test.each<[string, (value: number) => unknown, least: number, most: number, step: number]>([
  ['an outline’s width', widthMm => withText({ outline: { colour: '#000000', widthMm } }), 0.01, 20, 0.01],
  ['the outer outline’s width', widthMm => withText({ outerOutline: { colour: '#000000', widthMm } }), 0.01, 20, 0.01],
  ['a text’s weight', weight => withText({ weight }), 100, 900, 1],
  ['a text’s size', sizeMm => withText({ sizeMm }), 0.01, LIMITS.sizeMm, 0.01],
  ['a text’s turn', rotationDeg => withText({ rotationDeg }), -360, 360, 0.01],
  ['a text’s place', xMm => withText({ xMm }), -LIMITS.positionMm, LIMITS.positionMm, 0.01],
  ['a shadow’s offset', shadow, -100, 100, 0.01],
  ['a wave’s height', heightMm => wave({ heightMm }), 0.01, 200, 0.01],
  ['a wave’s count', waves => wave({ waves }), 0.5, 8, 0.01],
  ['room between letters', letterSpacingEm => withText({ letterSpacingEm }), -0.2, 2, 0.01],
  ['a line’s height', lineHeight => withText({ lineHeight }), 0.6, 3, 0.01],
  ['a letter’s lean', skewDeg => withText({ skewDeg }), -45, 45, 0.01],
  ['how much shows', opacity => withText({ opacity }), 0, 1, 0.01],
  ['an arc', degrees => withText({ curve: { kind: 'arc', degrees } }), -350, 350, 1],
  ['a text’s room', maxWidthMm => withText({ maxWidthMm }), 0.01, LIMITS.sizeMm, 0.01],
  ['a place of a gradient’s colour', stopAt, 0, 100, 0.01],
  ['a picture’s width', widthMm => withPicture({ widthMm }), 0.01, LIMITS.sizeMm, 0.01],
  ['a picture’s pixels across', widthPx => withPicture({ asset: { ...logo.asset, widthPx } }), 1, 40_000, 1],
  ['a pattern’s turn', rotationDeg => withPattern({ rotationDeg }), -360, 360, 0.01],
  ['a gradient’s angle', turned, 0, 359.99, 0.01],
  ['a pattern’s scale', scale => withPattern({ scale }), 0.1, 10, 0.01],
  ['a pattern’s opacity', opacity => withPattern({ opacity }), 0, 1, 0.01],
  ['a pattern’s offset', offsetXMm => withPattern({ offsetXMm }), -LIMITS.positionMm, LIMITS.positionMm, 0.01],
])('%s is read from its least to its most, and refused beyond', (_, make, least, most, step) => {
  const isRead = (value: number): boolean => parseDesign(make(value)).ok
  expect([least, most, least - step, most + step].map(isRead)).toEqual([true, true, false, false])
})

test('a name of the longest is read and one letter more refused', () => {
  const named = (length: number): boolean => parseDesign(withText({ name: 'n'.repeat(length) })).ok
  expect([LIMITS.layerNameCharacters, LIMITS.layerNameCharacters + 1].map(named)).toEqual([true, false])
})

test('an arc that is none is refused: it would be a circle without end', () => {
  expect(parseDesign(withText({ curve: { kind: 'arc', degrees: 0 } })).ok).toBe(false)
})

test('pictures, codes and layers are read up to their limit, not beyond', () => {
  const numbered = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
  const isRead = (change: object): boolean => parseDesign({ ...fresh, ...change }).ok
  const pictures = (count: number) => isRead({ layers: numbered(count, i => ({ ...logo, id: `i${i}` })) })
  expect([pictures(LIMITS.images), pictures(LIMITS.images + 1)]).toEqual([true, false])
  const texts = (count: number) => isRead({ layers: numbered(count, i => ({ ...text, id: `t${i}` })) })
  expect([texts(LIMITS.layers), texts(LIMITS.layers + 1)]).toEqual([true, false])
  const codes = (count: number) =>
    isRead({ colourCodes: Object.fromEntries(numbered(count, i => [`#${String(100_000 + i)}`, 'PANTONE'])) })
  expect([codes(LIMITS.colourCodes), codes(LIMITS.colourCodes + 1)]).toEqual([true, false])
  const code = (letters: number) => isRead({ colourCodes: { '#100000': 'P'.repeat(letters) } })
  expect([code(LIMITS.colourCodeCharacters), code(LIMITS.colourCodeCharacters + 1)]).toEqual([true, false])
})

test.each([[null], ['design'], [{ garment: 7 }], [{ ...fresh, garment: 'toga' }]])(
  '%j comes over the network as the refusal that it is',
  async input => {
    expect(await readDesign(input)).toEqual(parseDesign(input))
  },
)

test.each([[null], [['sleeve']], ['short'], [undefined]])(
  'an old document with options %j is refused for them',
  options => {
    const old = { ...fresh, migrations: fresh.migrations.slice(0, 3), options }
    expect(parseDesign(old)).toMatchObject({ ok: false, path: 'options' })
  },
)
