import type { TextLayer } from '@kitwright/design'
import { describe, expect, test } from 'vitest'
import { asDrawable, contextOf } from '../surface/canvasTools.ts'
import { measureLayer, rasterise, rasteriseLayer, textLayout, type Drawing } from '../index.ts'
import { nodeSurface } from '../node/index.ts'
import { inkOf, PAINT, pictureOf, pixelsOf, shareApart, textOf } from '../testing/ink.ts'

const KHMER = 'kantumruy-pro'
const outline = { colour: '#facc15', widthMm: 3 } as const
const outerOutline = { colour: '#b91c1c', widthMm: 4 } as const
const shadow = { colour: '#0000ff', xMm: 12, yMm: 9 } as const
const arc = (degrees: number): Partial<TextLayer> => ({ curve: { kind: 'arc', degrees } })
const wave = (heightMm: number, waves: number): Partial<TextLayer> => ({ curve: { kind: 'wave', heightMm, waves } })
const boxOf = (text: string, change: Partial<TextLayer> = {}): ReturnType<typeof measureLayer> =>
  measureLayer(textOf(text, change), nodeSurface)
describe('sizes', () => {
  test('spacing stands between letters, not around them', () => {
    expect(boxOf('ABC', { letterSpacingEm: 0.3 }).widthMm - boxOf('ABC').widthMm).toBeCloseTo(2 * 30, 6)
  })
  test('kerning is kept between letters that are drawn one by one', () => {
    for (const text of ['AVATAR', 'AVATAR To AVATAR Ty AVATAR Wa AVATAR']) {
      const spaces = text.length - 1
      expect(boxOf(text, { letterSpacingEm: 0.1 }).widthMm - boxOf(text).widthMm).toBeCloseTo(spaces * 10, 2)
    }
  })
  test('a line more is a line height more, and the widest line counts', () => {
    const [one, two] = [boxOf('ANGKOR'), boxOf('ANGKOR\nFC', { lineHeight: 1.5 })]
    expect(two.heightMm - one.heightMm).toBeCloseTo(150, 6)
    expect(two.widthMm).toBeCloseTo(one.widthMm, 6)
  })
  test('capitals are wider than small letters, and Khmer has none', () => {
    expect(boxOf('angkor ß', { isUpperCase: true })).toEqual(boxOf('ANGKOR SS'))
    expect(boxOf('ខ្មែរ', { isUpperCase: true })).toEqual(boxOf('ខ្មែរ'))
  })
  test('a half circle is as high as its radius, as wide as its diameter', () => {
    const straight = boxOf('ANGKOR WAT SIEM REAP')
    const { widthMm, heightMm } = boxOf('ANGKOR WAT SIEM REAP', arc(180))
    const radius = straight.widthMm / Math.PI
    // Letters stand half inside, half outside the circle.
    expect(Math.abs(widthMm - 2 * radius - straight.heightMm)).toBeLessThan(straight.heightMm / 2)
    expect(Math.abs(heightMm - radius - straight.heightMm)).toBeLessThan(straight.heightMm / 2)
  })
  test('an arc up and an arc down by as much are equally large', () => {
    const [up, down] = [boxOf('ANGKOR', arc(80)), boxOf('ANGKOR', arc(-80))]
    expect(up.heightMm).toBeGreaterThan(boxOf('ANGKOR').heightMm * 1.2)
    expect(down.heightMm).toBeLessThan(up.heightMm * 1.05)
    expect(down.heightMm).toBeGreaterThan(up.heightMm * 0.95)
  })
  test('a wave is higher by its crests and narrower at equal letter spacing', () => {
    const { widthMm, heightMm } = boxOf('ANGKOR WAT SIEM REAP', wave(60, 2))
    const straight = boxOf('ANGKOR WAT SIEM REAP')
    expect(heightMm).toBeGreaterThan(straight.heightMm + 40)
    expect(widthMm).toBeLessThan(straight.widthMm)
  })
  test.each([
    ['outlines', { outline, outerOutline }],
    ['a shadow', { shadow }],
    ['an arc', arc(120)],
    ['a wave', wave(40, 1)],
    ['skew', { skewDeg: 30, outline }],
    ['spacing', { letterSpacingEm: 0.5 }],
    ['lines', { text: 'CHANTHAVONG\nSOKUNTHEA' }],
  ] satisfies [string, Partial<TextLayer>][])('a text with %s is set to what is allowed, all of it', (_, change) => {
    const maxWidthMm = boxOf('CHANTHAVONG SOKUNTHEA', change).widthMm * 0.65
    expect(boxOf('CHANTHAVONG SOKUNTHEA', { ...change, maxWidthMm }).widthMm / maxWidthMm).toBeCloseTo(1, 2)
  })
})

describe('a text’s picture', () => {
  const effects: readonly [string, Partial<TextLayer>][] = [
    ['both outlines', { outline, outerOutline }],
    ['a shadow', { outline, shadow: { ...shadow, xMm: -20 } }],
    ['an arc up', { ...arc(140), outline, outerOutline }],
    ['an arc down', { ...arc(-200), shadow }],
    ['nearly a circle', { ...arc(350), outline }],
    ['a wave', { ...wave(50, 1.5), outline, skewDeg: -30 }],
    ['a wave too steep', wave(200, 8)],
    ['skew', { skewDeg: 45, outline, outerOutline }],
    ['lines', { text: 'Ågjp\nខ្ញុំស្ត្រី\nEND', lineHeight: 0.8, outline, align: 'right' }],
    ['bent lines', { text: 'Angkor\nWarriors', ...arc(100), outline }],
    ['spacing', { letterSpacingEm: 1 }],
    ['letters over each other', { letterSpacingEm: -0.2 }],
    ['a squeeze', { maxWidthMm: 80, ...arc(90), outline, shadow }],
    ['a hundred and twenty letters', { text: 'Ågjpq ខ្ញុំ '.repeat(10), ...arc(180), sizeMm: 20 }],
  ]
  test.each(effects)('with %s is not cut off', (_, change) => {
    for (const text of ['DARA gjÅ', 'ញ្ច្រុះស្ត្រី']) {
      const { canvas } = pictureOf(text, change)
      const [x0, y0, x1, y1] = inkOf(canvas)
      expect(Math.min(x0, y0)).toBeGreaterThan(0)
      expect(x1).toBeLessThan(canvas.width - 1)
      expect(y1).toBeLessThan(canvas.height - 1)
    }
  })
  test.each(['👨‍👩‍👧 ⚽', 'سلام عليكم', '龍虎', 'Z\u0301\u0302\u0303\u0304\u0300'])(
    '%s is shown whole, whatever its height',
    text => {
      const { canvas } = pictureOf(text)
      const [, y0, , y1] = inkOf(canvas)
      expect(y0).toBeGreaterThan(0)
      expect(y1).toBeLessThan(canvas.height - 1)
    },
  )
  test('outlines lie around each other, the letters on top', () => {
    const [red, yellow] = [
      inkOf(pictureOf('I', { outline, outerOutline }).canvas, (r, g, b, a) => a > 200 && r > 150 && g < 60 && b < 60),
      inkOf(pictureOf('I', { outline, outerOutline }).canvas, (r, g, b, a) => a > 200 && r > 200 && g > 150 && b < 80),
    ]
    expect((yellow[0] - red[0]) / PAINT.pxPerMm).toBeCloseTo(outerOutline.widthMm, 0)
    expect((red[2] - yellow[2]) / PAINT.pxPerMm).toBeCloseTo(outerOutline.widthMm, 0)
  })
  test('the shadow is the whole silhouette, moved, behind', () => {
    const { canvas } = pictureOf('I', { outline, shadow })
    const isLit = (r: number, g: number, _b: number, a: number): boolean => a > 200 && r > 200 && g > 150
    const lit = inkOf(canvas, isLit)
    const dark = inkOf(canvas, (r, _g, b, a) => a > 200 && b > 200 && r < 60)
    expect((dark[2] - lit[2]) / PAINT.pxPerMm).toBeCloseTo(shadow.xMm, 0)
    expect((dark[3] - lit[3]) / PAINT.pxPerMm).toBeCloseTo(shadow.yMm, 0)
    expect(dark[0]).toBeGreaterThan(lit[0])
  })
  test('a see-through shadow is evenly so, under letters that are not', () => {
    const data = pixelsOf(pictureOf('IN', { outline, shadow: { ...shadow, colour: '#0000ff80' } }).canvas)
    const alphas = new Map<number, number>()
    for (let i = 0; i < data.length; i += 4) alphas.set(data[i + 3]!, (alphas.get(data[i + 3]!) ?? 0) + 1)
    const even = [...alphas].filter(([alpha]) => alpha > 0 && alpha < 255).toSorted((a, b) => b[1] - a[1])
    expect(even[0]![0]).toBe(128)
    expect(alphas.get(255)).toBeGreaterThan(0)
  })
  test('skew leans the letters to the right about their middle', () => {
    const topOf = (skewDeg: number): readonly number[] => inkOf(pictureOf('I', { skewDeg }).canvas)
    const [straight, leaning] = [topOf(0), topOf(30)]
    expect(leaning[2]! - leaning[0]!).toBeGreaterThan(1.5 * (straight[2]! - straight[0]!))
    expect(leaning[3]! - leaning[1]!).toBeCloseTo(straight[3]! - straight[1]!, -0.5)
  })
  test('a gradient spans the whole text, also letter by letter on an arc', () => {
    const stops = [
      { colour: '#ff0000', at: 0 },
      { colour: '#0000ff', at: 100 },
    ] as [{ colour: string; at: number }, { colour: string; at: number }]
    const fill = { kind: 'gradient', shape: 'linear', angleDeg: 90, stops } as const
    const { canvas } = pictureOf('IIIIIIIII', { fill, ...arc(60) })
    const [x0, , x1] = inkOf(canvas)
    const third = (x1 - x0) / 3
    const red = inkOf(canvas, (r, _g, b, a) => a > 200 && r > b * 2)
    const blue = inkOf(canvas, (r, _g, b, a) => a > 200 && b > r * 2)
    expect(red[2]).toBeLessThan(x0 + 1.5 * third)
    expect(blue[0]).toBeGreaterThan(x0 + 1.5 * third)
    expect(red[0]).toBeLessThan(x0 + third / 2)
    expect(blue[2]).toBeGreaterThan(x1 - third / 2)
  })
  test('lines stand to the left, in the middle or to the right', () => {
    const leftOf = (align: TextLayer['align']): number => {
      const { canvas } = pictureOf('MMMM\nI', { align })
      const half = pixelsOf(canvas).slice(4 * canvas.width * Math.ceil(canvas.height / 2))
      const lower = nodeSurface.createCanvas(canvas.width, half.length / 4 / canvas.width)
      contextOf(lower).drawImage(asDrawable(canvas), 0, lower.height - canvas.height)
      return inkOf(lower)[0]
    }
    expect(leftOf('left')).toBeLessThan(leftOf('centre'))
    expect(leftOf('centre')).toBeLessThan(leftOf('right'))
  })
  test('an ending line break moves nothing', () => {
    expect(shareApart(pictureOf('ANGKOR\n').canvas, pictureOf('ANGKOR').canvas)).toBeLessThan(0.01)
  })
})

test('a see-through text with effects does not show one through the other', () => {
  const layer = textOf('IN', { outline, outerOutline, shadow, letterSpacingEm: -0.1, opacity: 0.5 })
  const drawing: Drawing = {
    piece: 'p',
    box: [-150, -100, 150, 100],
    outline: [],
    instructions: [{ kind: 'layer', layer }],
  }
  const data = pixelsOf(rasterise(drawing, PAINT))
  const most = data.reduce((max, value, i) => (i % 4 === 3 ? Math.max(max, value) : max), 0)
  expect(most).toBeGreaterThan(126)
  expect(most).toBeLessThanOrEqual(128)
})

describe('a squad’s name plates', () => {
  const plate: Partial<TextLayer> = { sizeMm: 75, maxWidthMm: 280, outline }
  test.each([
    ['CHANTHAVONG-SOKUNTHEARA', 'teko'],
    ['វ៉ាន់ណារិទ្ធ សុវណ្ណារ៉ាវុឌ្ឍី', KHMER],
    ['សុវណ្ណារ៉ា CHANTHAVONG', 'teko'],
    ['ស៊ឹម SOK', 'graduate'],
  ])('%s fits without hand work, never squeezed under four fifths', (name, font) => {
    const layer = textOf(name, { ...plate, font })
    const [x0, , x1] = inkOf(rasteriseLayer(layer, PAINT)!.canvas)
    expect((x1 - x0) / PAINT.pxPerMm).toBeLessThanOrEqual(281)
    const { squeeze, isTooWide } = textLayout(layer, PAINT.surface)
    expect(squeeze).toBeGreaterThanOrEqual(0.8)
    expect(isTooWide).toBe(false)
  })
})
