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
import { parseHex } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { findLowContrast, findLowContrastInKits, type PictureSample, readableInk } from './lowContrast.ts'
import { drawPiece } from '../index.ts'

const garment = getGarment('soccer')
const plain = createDesign('soccer')
const zone = zoneOf(garment, plain.options, 'backNumber')!
const solid = (colour: string): Fill => ({ kind: 'solid', colour })
const number = (colour: string, change: Partial<TextLayer> = {}): TextLayer => ({
  ...createTextLayer('number', 'backNumber', '10', zone),
  fill: solid(colour),
  ...change,
})

/** Returns a shirt with this fill and pattern on the back, and these layers. */
function shirt(fill: Fill, layers: DesignDocument['layers'], pattern: PatternUse | null = null): DesignDocument {
  const base = { ...plain.parts.base!, fill, pattern }
  return { ...plain, parts: { ...plain.parts, base }, layers }
}
const isHidden = (document: DesignDocument): boolean => findLowContrast(document, garment).has('number')

describe('a text is hard to see', () => {
  test.each([
    ['#ffffff', '#ffffff'],
    ['#ffffff', '#eef2f6'],
    ['#000000', '#0a1533'],
    ['#fff200', '#ffffff'],
    ['#ffffff', '#facc15'],
    ['#dd0000', '#009900'],
    ['#0b1f4d', '#14275a'],
  ])('%s on %s', (ink, cloth) => {
    expect(isHidden(shirt(solid(cloth), [number(ink)]))).toBe(true)
  })

  test.each([
    ['#ffffff', '#10b981'],
    ['#ff6a6a', '#005500'],
    ['#000000', '#1d4ed8'],
    ['#ffffff', '#e11d48'],
  ])('not where it is %s on %s', (ink, cloth) => {
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

  test('is low at the gradient’s end of the text’s colour only', () => {
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

  test('is low in a gradient’s middle whose ends alone are distinct', () => {
    const greens = (angleDeg: number): Fill => ({
      kind: 'gradient',
      shape: 'linear',
      angleDeg,
      stops: [
        { colour: '#064e3b', at: 0 },
        { colour: '#34d399', at: 100 },
      ],
    })
    expect([0, 90, 180].map(angle => isHidden(shirt(greens(angle), [number('#1f956d')])))).toEqual([true, true, true])
    expect(isHidden(shirt(greens(0), [number('#ffffff')]))).toBe(false)
    expect(isHidden(shirt(greens(0), [number('#022c22')]))).toBe(false)
  })

  describe('on a pattern, by how much of the cloth it covers there', () => {
    const onWhite = (id: string, ink: string, change: Partial<TextLayer> = {}, pattern: Partial<PatternUse> = {}) =>
      isHidden(shirt(solid('#ffffff'), [number(ink, change)], { ...createPatternUse(id, '#000000'), ...pattern }))

    test('counts the cloth between thin lines, not the lines’ colour', () => {
      expect([onWhite('pinstripes', '#ffffff'), onWhite('pinstripes', '#000000')]).toEqual([true, false])
    })

    test('counts the colour that covers most, not the cloth’s', () => {
      expect([onWhite('plus-tiles', '#000000'), onWhite('plus-tiles', '#ffffff')]).toEqual([true, false])
      expect(onWhite('plus-tiles', '#000000', {}, { opacity: 0.2 })).toBe(false)
    })

    test('half and half hides both, and nothing else', () => {
      expect(['#000000', '#ffffff', '#e11d48'].map(ink => onWhite('checks', ink))).toEqual([true, true, false])
    })

    test('letters near both of its colours are hidden by the two together', () => {
      const pattern = createPatternUse('checks', '#e2e8f0')
      expect(isHidden(shirt(solid('#ffffff'), [number('#f8fafc')], pattern))).toBe(true)
    })

    test('a placed one counts where it lies', () => {
      const small = (xMm: number) => ({ xMm, sizeMm: 60 })
      const hidden = (ink: string, offsetXMm: number) =>
        [-120, 120].map(xMm => onWhite('halves', ink, small(xMm), { offsetXMm }))
      const black = hidden('#000000', 0)
      expect(black.toSorted()).toEqual([false, true])
      expect(hidden('#ffffff', 0)).toEqual(black.toReversed())
      expect(hidden('#000000', 400), 'moved by half of its tile').toEqual(black.toReversed())
    })
  })

  test('is stricter for small text than for large letters', () => {
    const small = (sizeMm: number) =>
      isHidden(shirt(solid('#10b981'), [number('#ffffff', { role: 'text', sizeMm, maxWidthMm: null })]))
    expect([small(120), small(30), small(8)]).toEqual([false, false, true])
  })

  test('at 10 m for player names, which need more than free texts', () => {
    const small = (role: TextLayer['role'], ink: string) =>
      isHidden(shirt(solid('#9ca3af'), [number(ink, { role, sizeMm: 28, maxWidthMm: null })]))
    expect([small('playerName', '#ffffff'), small('text', '#ffffff'), small('playerName', '#0f172a')]).toEqual([
      true,
      false,
      false,
    ])
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
  const groundsOf = (document: DesignDocument) => findLowContrast(document, garment).get('number')!

  test('is the first wanted colour legible on everything there', () => {
    const grounds = groundsOf(shirt(solid('#ffffff'), [number('#ffffff')]))
    expect(readableInk(grounds, ['#fff200', '#10b98188', '#1d4ed8', '#000000'])).toBe('#1d4ed8')
    const mended = shirt(solid('#ffffff'), [number(readableInk(grounds, ['#1d4ed8']))])
    expect(isHidden(mended)).toBe(false)
  })

  test('is white or near-black where none is', () => {
    expect(readableInk(['#ffffff'], ['#fafafa'])).toBe('#0f172a')
    expect(readableInk(['#111111'], [])).toBe('#ffffff')
  })

  test('is seen between black and white, too', () => {
    const checks = createPatternUse('checks', '#000000')
    const grounds = groundsOf(shirt(solid('#ffffff'), [number('#ffffff')], checks))
    const ink = readableInk(grounds, ['#ffffff', '#000000'])
    expect(isHidden(shirt(solid('#ffffff'), [number(ink)], checks))).toBe(false)
  })
})

describe('a picture is hard to see', () => {
  const asset = { source: 'file', id: 'sponsor', widthPx: 600, heightPx: 200 } as const
  const sponsor = { ...createImageLayer('sponsor', 'image', asset, zone), widthMm: 180, heightMm: 60, xMm: 0, yMm: 300 }
  const SIDE = 32
  /** Returns a sample of ink stripes on a clear ground, like letters, or on an opaque ground. */
  const sample = (ink: string, ground = '#00000000'): PictureSample => ({
    side: SIDE,
    colours: Array.from({ length: SIDE * SIDE }, (_, i) => {
      const isEdge = i < SIDE || i >= SIDE * (SIDE - 1) || i % SIDE === 0 || i % SIDE === SIDE - 1
      return parseHex(!isEdge && i % 4 < 2 ? ink : ground)!
    }),
    isOpaque: ground !== '#00000000',
  })
  const judge = (cloth: Fill, seen: PictureSample, { pattern = null as PatternUse | null, xMm = 0 } = {}) => {
    const document = shirt(cloth, [{ ...sponsor, xMm }], pattern)
    return [...findLowContrast(document, garment, new Map([['file:sponsor', seen]])).keys()]
  }

  test('navy on a navy cloth, and on a navy sash over white', () => {
    expect(judge(solid('#14275a'), sample('#0b1f4d'))).toEqual(['sponsor'])
    const half = { ...createPatternUse('halves', '#14275a'), opacity: 1 }
    const sides = [-120, 120].map(xMm => judge(solid('#ffffff'), sample('#0b1f4d'), { pattern: half, xMm }))
    expect(sides.toSorted((a, b) => a.length - b.length)).toEqual([[], ['sponsor']])
  })
  test('ignores a lighter cloth, its own background, and missing pixels', () => {
    expect(judge(solid('#ffffff'), sample('#0b1f4d'))).toEqual([])
    expect(judge(solid('#14275a'), sample('#0b1f4d', '#ffffff'))).toEqual([])
    expect(findLowContrast(shirt(solid('#14275a'), [sponsor]), garment).size).toBe(0)
  })
  test('by its ink as it shows on the cloth', () => {
    const hidden = ['33', '59', '99', 'ff'].map(alpha => judge(solid('#ffffff'), sample(`#000000${alpha}`)).length > 0)
    expect(hidden).toEqual([true, false, false, false])
  })
  test('and so is a text on a picture that is as light', () => {
    const under = { ...sponsor, widthMm: 600, heightMm: 600, xMm: number('').xMm, yMm: number('').yMm }
    const on = (ground: string) =>
      findLowContrast(
        shirt(solid('#000000'), [under, number('#ffffff')]),
        garment,
        new Map([['file:sponsor', sample(ground, ground)]]),
      ).has('number')
    expect([on('#ffffff'), on('#0b1f4d')]).toEqual([true, false])
  })
})

test('every kit of a design is judged in its own colours', () => {
  const clubColours = [
    { tone: 'main', colour: '#14275a', name: '', codes: [] },
  ] as unknown as DesignDocument['clubColours']
  const fill = { kind: 'solid', colour: '#14275a', tone: 'main' } as const
  const kits = [
    { role: 'away', colours: { main: '#ffffff' }, parts: {} },
    { role: 'third', colours: { main: '#111111' }, parts: {} },
  ] as unknown as DesignDocument['kits']
  const document = { ...shirt(fill, [number('#ffffff')]), clubColours, kits }
  expect(findLowContrastInKits(document, garment)).toEqual(new Map([['number', ['away']]]))
})
