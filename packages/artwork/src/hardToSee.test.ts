import {
  createDesign,
  createImageLayer,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
  type Fill,
  type PatternUse,
  type TextLayer,
} from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { describe, expect, test } from 'vitest'
import { hardToSee, readableInk } from './hardToSee.ts'
import { drawPiece } from './index.ts'

const garment = getGarment('soccer')
const plain = createDesign('soccer')
const zone = zoneOf(garment, plain.options, 'backNumber')!
const solid = (colour: string): Fill => ({ kind: 'solid', colour })
const number = (colour: string, change: Partial<TextLayer> = {}): TextLayer => ({
  ...createTextLayer('number', 'backNumber', '10', zone),
  fill: solid(colour),
  ...change,
})

/** A shirt whose back is of this fill and pattern, with these layers. */
function shirt(fill: Fill, layers: DesignDocument['layers'], pattern: PatternUse | null = null): DesignDocument {
  const base = { ...plain.parts.base!, fill, pattern }
  return { ...plain, parts: { ...plain.parts, base }, layers }
}
const isHidden = (document: DesignDocument): boolean => hardToSee(document, garment).has('number')

describe('a text is hard to see', () => {
  test.each([
    ['#ffffff', '#ffffff'],
    ['#ffffff', '#eef2f6'],
    ['#000000', '#0a1533'],
    ['#fff200', '#ffffff'],
  ])('%s on %s', (ink, cloth) => {
    expect(isHidden(shirt(solid(cloth), [number(ink)]))).toBe(true)
  })

  test.each([
    ['#ffffff', '#10b981'],
    ['#dd0000', '#009900'],
    ['#000000', '#1d4ed8'],
  ])('but not %s on %s', (ink, cloth) => {
    expect(isHidden(shirt(solid(cloth), [number(ink)]))).toBe(false)
  })

  test('unless an outline holds it, one that is there to be seen', () => {
    const outlined = (colour: string, widthMm: number) =>
      isHidden(shirt(solid('#ffffff'), [number('#ffffff', { outline: { colour, widthMm } })]))
    expect([outlined('#000000', 3), outlined('#000000', 0.3), outlined('#fafafa', 3)]).toEqual([false, true, true])
  })

  test('where it is thin: all but see-through', () => {
    expect(isHidden(shirt(solid('#ffffff'), [number('#000000', { opacity: 0.06 })]))).toBe(true)
    expect(isHidden(shirt(solid('#ffffff'), [number('#00000010')]))).toBe(true)
  })

  test('at the end of a gradient where it has the colour of the text, not at the other', () => {
    const fade = (angleDeg: number): Fill => ({
      kind: 'gradient',
      shape: 'linear',
      angleDeg,
      stops: [
        { colour: '#ffffff', at: 50 },
        { colour: '#000000', at: 60 },
      ],
    })
    const [, top, , foot] = drawPiece(plain, garment, 'back').box
    const high = number('#ffffff', { yMm: top + 0.3 * (foot - top), sizeMm: 60 })
    expect(isHidden(shirt(fade(180), [high]))).toBe(true)
    expect(isHidden(shirt(fade(0), [high]))).toBe(false)
  })

  test('in the colour of the cloth between a pattern; the pattern’s own colour is seen between', () => {
    const stripes = createPatternUse('pinstripes', '#000000')
    expect(isHidden(shirt(solid('#ffffff'), [number('#ffffff')], stripes))).toBe(true)
    expect(isHidden(shirt(solid('#ffffff'), [number('#000000')], stripes))).toBe(false)
  })

  test('nothing is said of what lies on a picture, is hidden, or says nothing', () => {
    const asset = { source: 'file', id: 'a', widthPx: 900, heightPx: 900 } as const
    const picture = { ...createImageLayer('crest', 'image', asset, zone), widthMm: 600, heightMm: 600 }
    const white = solid('#ffffff')
    expect(isHidden(shirt(white, [picture, number('#ffffff')]))).toBe(false)
    expect(isHidden(shirt(white, [number('#ffffff'), picture]))).toBe(true)
    expect(isHidden(shirt(white, [number('#ffffff', { isHidden: true })]))).toBe(false)
    expect(isHidden(shirt(white, [number('#ffffff', { text: ' ' })]))).toBe(false)
  })
})

describe('the colour that mends it', () => {
  const groundsOf = (document: DesignDocument) => hardToSee(document, garment).get('number')!

  test('is the first of the wanted ones that is read on all that lies there', () => {
    const grounds = groundsOf(shirt(solid('#ffffff'), [number('#ffffff')]))
    expect(readableInk(grounds, ['#fff200', '#10b98188', '#1d4ed8', '#000000'])).toBe('#1d4ed8')
    const mended = shirt(solid('#ffffff'), [number(readableInk(grounds, ['#1d4ed8']))])
    expect(isHidden(mended)).toBe(false)
  })

  test('is white or near-black where none is', () => {
    expect(readableInk(['#ffffff'], ['#fafafa'])).toBe('#0f172a')
    expect(readableInk(['#111111'], [])).toBe('#ffffff')
  })
})
