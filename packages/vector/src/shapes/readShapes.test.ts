import { describe, expect, test } from 'vitest'
import { cleanSvg } from '../cleanSvg.ts'
import { FEATURES } from '../testing/features.ts'
import type { ClipGroup, DrawingNode, Shape } from './paint/drawing.ts'
import { readShapes } from './readShapes.ts'

const svg = (content: string, attributes = 'viewBox="0 0 100 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" ${attributes}>${content}</svg>`
const shapesIn = (shown: readonly DrawingNode[]): Shape[] =>
  shown.flatMap(each => (each.kind === 'shape' ? [each] : shapesIn(each.shown)))
const read = (text: string): Shape[] => shapesIn(readShapes(text)!.shown)
const first = (content: string): Shape => read(svg(content))[0]!

/** The hand-made features that shapes cannot express, besides all texts, images, masks and filters. */
const NOT_SHAPES =
  /^(?:text(?!PathMissing|Unseen)|image(?!Nowhere)|mask(?!Missing)|filter|blend|pattern|link$|linearLight|textPathMissing|bareSizes|clipText|styleShape|styleMarker|styleFont|markers|dashes|vectorEffect|useOfImage|useInherits|styleAttribute|opacity$|rootLooks|gradientChain|gradientReflect|gradientShortRepeat|shadowOf|brokenPath|transformOfItself)/

test('of hand-made drawings, shapes are those without letters, pixels, masks, filters', async () => {
  const shapes: string[] = []
  const all: string[] = []
  for (const [name, text] of Object.entries(FEATURES)) {
    const cleaned = await cleanSvg(text, async bytes => ({ bytes, mime: 'image/png' })).catch(() => undefined)
    if (!cleaned) continue
    all.push(name)
    if (readShapes(cleaned.text)) shapes.push(name)
  }
  expect(shapes).toEqual(all.filter(name => !NOT_SHAPES.test(name)))
  expect(shapes.length).toBeGreaterThan(50)
})

test('a picture lies in its own pixels as its view box says', () => {
  const { matrix, outline } = first('<path d="M10 20h10v10z"/>')
  expect(matrix).toEqual([1, 0, 0, 1, 50, 0])
  expect(outline.map(({ kind, to }) => `${kind}${to.join(' ')}`)).toEqual(['M10 20', 'L20 20', 'L20 30', 'Z'])
})

test('group opacity goes to shapes without overlap, else to pixels', () => {
  const two = (x: number): string =>
    svg(`<g opacity=".5"><rect width="20" height="20"/><rect x="${x}" width="20" height="20" fill-opacity=".5"/></g>`)
  expect(read(two(30)).map(({ opacity }) => opacity)).toEqual([0.5, 0.25])
  expect(readShapes(two(10))).toBeNull()
})

describe('a gradient', () => {
  const GRADIENT = (attributes: string, kind = 'linear'): Shape =>
    first(
      `<${kind}Gradient id="a" ${attributes}><stop stop-color="red"/><stop offset="1" stop-color="#00f" stop-opacity=".5"/></${kind}Gradient><rect x="20" y="10" width="40" height="20" fill="url(#a)"/>`,
    )
  test('uses the units of what it fills, by box or absolute', () => {
    expect(GRADIENT('').paint).toMatchObject({ from: [20, 10, 0], to: [60, 10, 0] })
    expect(GRADIENT('gradientUnits="userSpaceOnUse" x1="5" x2="50%"').paint).toMatchObject({
      from: [5, 0, 0],
      to: [50, 0, 0],
      stops: [
        { at: 0, colour: { r: 255, a: 1 } },
        { at: 1, colour: { b: 255, a: 0.5 } },
      ],
    })
  })
  test('keeps its colours across its line where it is leaned', () => {
    const { paint } = GRADIENT('gradientUnits="userSpaceOnUse" x1="0" x2="10" gradientTransform="skewX(45)"')
    // The gradient has one colour along (1, 1): its line is perpendicular to that.
    expect(paint).toMatchObject({ from: [0, 0, 0], to: [expect.closeTo(5), expect.closeTo(-5), 0] })
  })
  test('that is round in a flat box is painted in its units', () => {
    const { matrix, outline, paint } = GRADIENT('', 'radial')
    expect(paint).toMatchObject({ to: [0.5, 0.5, 0.5] })
    expect(matrix).toEqual([40, 0, 0, 20, 70, 10])
    expect(outline[0]!.to.map(place => Math.round(place * 1e6) / 1e6)).toEqual([0, 0])
  })
})

test('a million points, endless dashes and nonsense fail at once', () => {
  const begun = process.cpuUsage()
  expect(readShapes(svg(`<path d="M0 0${'l1 1'.repeat(300_000)}"/>`))).toBeNull()
  expect(readShapes(svg(`<path d="M0 0${'l1 1'.repeat(70_000)}"/>`))).toBeNull()
  expect(readShapes(svg('<path d="M0 0H90" stroke="red" stroke-dasharray=".0001"/>'))).toBeNull()
  expect(readShapes('<svg')).toBeNull()
  // Processor time in µs: the machine may have other work.
  expect(process.cpuUsage(begun).user).toBeLessThan(3e6)
})

describe('a mask', () => {
  const masked = (mask: string, attributes = ''): string =>
    svg(`<mask id="m" ${attributes}>${mask}</mask><rect width="60" height="60" fill="#1d4a8a" mask="url(#m)"/>`)
  const WHITE = '<circle cx="30" cy="30" r="20" fill="#fff"/>'

  test('of opaque black and white shapes becomes a clip that its caller cuts', () => {
    const asked: ClipGroup[] = []
    const picture = readShapes(masked(`${WHITE}<rect width="20" height="20"/>`), mask => {
      asked.push(mask)
      return { outline: mask.outline, rule: 'evenodd' }
    })
    expect(shapesIn(asked).map(({ paint }) => paint)).toEqual([
      { kind: 'plain', colour: { r: 255, g: 255, b: 255, a: 1 } },
      { kind: 'plain', colour: { r: 0, g: 0, b: 0, a: 1 } },
    ])
    // The mask's region is the element's box, a tenth larger on each side, in the picture's pixels.
    expect(asked[0]!.outline[0]!.to).toEqual([44, -6])
    expect(picture!.shown).toMatchObject([{ kind: 'clipped', shown: [{ kind: 'clipped', rule: 'evenodd' }] }])
  })

  test('that hides everything leaves nothing', () => {
    expect(shapesIn(readShapes(masked(WHITE), () => ({ outline: [], rule: 'nonzero' }))!.shown)).toEqual([])
  })

  test.each([
    ['grey', '<rect width="60" height="60" fill="#888"/>', ''],
    ['see-through', '<rect width="60" height="60" fill="#fff" opacity=".5"/>', ''],
    [
      'a gradient',
      '<linearGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><rect width="60" height="60" fill="url(#g)"/>',
      '',
    ],
    ['cut by itself', '<rect width="60" height="60" fill="#fff" mask="url(#m)"/>', ''],
    ['masked', WHITE, 'mask="url(#m)"'],
  ])('that is %s is left to pixels', (_, mask, attributes) => {
    expect(readShapes(masked(mask, attributes), ({ outline }) => ({ outline, rule: 'nonzero' }))).toBeNull()
  })

  test('is left to pixels without a caller that cuts it, and where that fails', () => {
    expect(readShapes(masked(WHITE))).toBeNull()
    expect(readShapes(masked(WHITE), () => null)).toBeNull()
  })

  test('by alpha shows every opaque shape, whatever its colour', () => {
    const asked: ClipGroup[] = []
    readShapes(masked('<rect width="9" height="9" fill="#d9d9d9"/>', 'mask-type="alpha"'), mask => {
      asked.push(mask)
      return null
    })
    expect(shapesIn(asked)[0]!.paint).toMatchObject({ colour: { r: 255, g: 255, b: 255 } })
  })
})
