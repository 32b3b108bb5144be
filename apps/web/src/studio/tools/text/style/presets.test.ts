import {
  createDesign,
  createTextLayer,
  layer as layerSchema,
  type DesignDocument,
  type TextLayer,
} from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { contrast, parseHex } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { PRESETS } from './presets.ts'
import { groundUnder, presetStyle } from './presetStyle.ts'

const garment = getGarment('soccer')
const plain = createDesign('soccer')
const zone = zoneOf(garment, plain.options, 'playerName')!
const text = (change: Partial<TextLayer> = {}): TextLayer => ({
  ...createTextLayer('a', 'playerName', 'DARA', zone),
  ...change,
})
const on = (base: string): DesignDocument => ({
  ...plain,
  parts: Object.fromEntries(
    garment.parts.map(part => [part, { fill: { kind: 'solid' as const, colour: base }, pattern: null, span: 'piece' }]),
  ),
})
const groundOf = (document: DesignDocument) => groundUnder(text(), document, garment)
const apart = (a: string, b: string): number => contrast(parseHex(a)!, parseHex(b)!)
const preset = (id: string) => PRESETS.find(one => one.id === id)!

describe.each(PRESETS)('the style $id', style => {
  test.each([4, 75, 300, 1500])('is what a document takes, for letters of %s mm', sizeMm => {
    const layer = text({ sizeMm })
    const after = { ...layer, ...presetStyle(style, layer, groundOf(plain)) }
    expect(layerSchema.safeParse(after).error).toBeUndefined()
  })
  test('takes nothing over from the style before', () => {
    const before = { ...text(), ...presetStyle(preset('speed'), text(), groundOf(plain)) }
    const [clean, again] = [text(), before].map(layer => presetStyle(style, layer, groundOf(plain)))
    expect(again).toEqual(clean)
  })
})

describe('an outline that is made for a text', () => {
  test.each([
    ['#ffffff', '#0f766e'],
    ['#0b0f1a', '#ffffff'],
    ['#ffffff', '#0b0f1a'],
    ['#facc15', '#facc15'],
  ])('of %s on %s is seen against both', (ink, cloth) => {
    const layer = text({ fill: { kind: 'solid', colour: ink } })
    const { outline } = presetStyle(preset('outlined'), layer, groundOf(on(cloth)))
    expect(apart(outline!.colour, ink)).toBeGreaterThan(1.5)
    expect(apart(outline!.colour, cloth)).toBeGreaterThan(1.5)
  })
})

test('halftone letters become solid in another style, without remains in the document', () => {
  const dotted = { ...text(), ...presetStyle(preset('halftone'), text(), groundOf(plain)) }
  expect(dotted.isHalftone).toBe(true)
  const whole = { ...dotted, ...presetStyle(preset('plain'), dotted, groundOf(plain)) }
  expect(JSON.stringify(whole)).not.toContain('isHalftone')
})

test('letters that were hollow get their colour back', () => {
  const hollow = { ...text(), ...presetStyle(preset('hollow'), text(), groundOf(plain)) }
  expect(presetStyle(preset('plain'), hollow, groundOf(plain)).fill).toEqual(text().fill)
})

test('letters that were split in two colours are in one again', () => {
  const split = { ...text(), ...presetStyle(preset('split'), text(), groundOf(plain)) }
  expect(split.fill.kind).toBe('gradient')
  expect(presetStyle(preset('brush'), split, groundOf(plain)).fill).toEqual({ kind: 'solid', colour: '#ffffff' })
})
