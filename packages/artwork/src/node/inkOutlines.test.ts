import { createCanvas, Path2D as SkiaPath } from '@napi-rs/canvas'
import { paintShapes, readShapes } from '@kitwright/vector'
import { describe, expect, test } from 'vitest'
import { contextOf } from '../surface/canvasTools.ts'
import { drawingColours, paletteOf, separationPlates } from '../separation/index.ts'
import { OUTLINE_UNITS } from '../surface/types.ts'
import { inkOutlines, nodeSurface, separableSvg } from './index.ts'

const [WIDTH, HEIGHT] = [200, 100]
const drawing = (content: string) =>
  separableSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`,
  )!

const RED = '<rect width="200" height="100" fill="#d92020"/>'
const WHITE = '<circle cx="140" cy="50" r="40" fill="#ffffff"/>'
const LINE = '<path d="M0 50H200" fill="none" stroke="#1d4a8a" stroke-width="20"/>'
const INKS = ['#d92020', '#ffffff', '#1d4a8a']

type Place = readonly [x: number, y: number]

/** Returns the opacity of each ink's outlines at a position in percent. */
function inkedAt(content: string, places: readonly Place[], { inks = INKS, isStacked = false } = {}): number[][] {
  const context = contextOf(nodeSurface.createCanvas(1, 1))
  const outlines = inkOutlines(drawing(content))(inks, isStacked).map(parts =>
    parts.map(({ d, opacity }) => ({ path: new SkiaPath(d) as unknown as Path2D, opacity })),
  )
  return places.map(([x, y]) =>
    outlines.map(parts => {
      const at = parts.find(({ path }) =>
        context.isPointInPath(path, (x * OUTLINE_UNITS) / WIDTH, (y * OUTLINE_UNITS) / HEIGHT, 'evenodd'),
      )
      return Math.round((at?.opacity ?? 0) * 100)
    }),
  )
}

/** Returns the opacity of each ink's plates at a position, as on the studio's screen. */
function platesAt(content: string, places: readonly Place[], { inks = INKS, isStacked = false } = {}): number[][] {
  const by = 4
  const size = { widthPx: WIDTH * by, heightPx: HEIGHT * by, isStacked, surface: nodeSurface }
  const plates = separationPlates(drawing(content), inks, size)
  return places.map(([x, y]) =>
    plates.map(plate => Math.round(contextOf(plate).getImageData(x * by, y * by, 1, 1).data[3]! / 2.55)),
  )
}

describe.each([
  ['outlines of the press', inkedAt],
  ['plates of the screen', platesAt],
])('%s', (_, at) => {
  test('show the visible part of each ink’s shapes', () => {
    const places: Place[] = [
      [5, 5],
      [140, 20],
      [140, 50],
      [5, 50],
    ]
    expect(at(RED + WHITE + LINE, places)).toEqual([
      [100, 0, 0],
      [0, 100, 0],
      [0, 0, 100],
      [0, 0, 100],
    ])
    expect(at(RED + WHITE + LINE, places, { isStacked: true })).toEqual([
      [100, 0, 0],
      [100, 100, 0],
      [100, 100, 100],
      [100, 100, 100],
    ])
  })

  test('show a clipped shape within its clip alone', () => {
    const clip = '<clipPath id="a"><rect width="100" height="100"/></clipPath>'
    expect(
      at(`${clip}${RED}<g clip-path="url(#a)">${LINE}</g>`, [
        [50, 50],
        [150, 50],
      ]),
    ).toEqual([
      [0, 0, 100],
      [100, 0, 0],
    ])
  })

  test('mix a see-through colour with what it lies on', () => {
    const through = '<rect x="100" width="100" height="50" fill="#ffffff" fill-opacity=".6"/>'
    const places: Place[] = [
      [50, 25],
      [150, 25],
    ]
    const half = '<rect width="160" height="100" fill="#d92020"/>'
    expect(at(half + through, [...places, [180, 25]])).toEqual([
      [100, 0, 0],
      [40, 60, 0],
      [0, 60, 0],
    ])
    // 40 % of red under 60 % of white shows as much red as the white lets through.
    expect(at(half + through, places, { isStacked: true })[1]).toEqual([100, 60, 0])
  })

  test.each([
    [
      'linear',
      '<linearGradient id="g"><stop stop-color="#d92020"/><stop offset="1" stop-color="#fff"/></linearGradient>',
    ],
    [
      'radial',
      '<radialGradient id="g"><stop stop-color="#d92020"/><stop offset="1" stop-color="#fff"/></radialGradient>',
    ],
  ])('cut a %s gradient where the next ink is nearer', (kind, gradient) => {
    const shares = at(`${gradient}<rect width="200" height="100" fill="url(#g)"/>`, [
      [kind === 'linear' ? 5 : 100, 50],
      [195, 50],
    ])
    expect(shares).toEqual([
      [100, 0, 0],
      [0, 100, 0],
    ])
  })

  test('draw dashes one by one', () => {
    const dashed =
      '<path d="M0 50H200" stroke="#1d4a8a" stroke-width="20" stroke-dasharray="30 20" stroke-dashoffset="-10"/>'
    expect(
      at(RED + dashed, [
        [5, 50],
        [25, 50],
        [50, 50],
        [75, 50],
      ]).map(([, , blue]) => blue),
    ).toEqual([0, 100, 0, 100])
  })
})

test('outlines keep curves, right to a tenth of a pixel', () => {
  const [, white] = inkOutlines(drawing(RED + WHITE))(INKS, false)
  expect(white![0]!.d).toMatch(/[CQ]/)
  expect(
    inkedAt(RED + WHITE, [
      [140, 10.1],
      [140, 9.9],
    ]).map(([red]) => red),
  ).toEqual([0, 100])
})

test('a ring of an ink keeps its hole', () => {
  const circle = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`
  const outer = circle(
    '#ffffff',
    'M18 -3C25.18 -3 31 2.82 31 10C31 17.18 25.18 23 18 23C10.82 23 5 17.18 5 10C5 2.82 10.82 -3 18 -3Z',
  )
  const inner = circle(
    '#d92020',
    'M18 4C21.31 4 24 6.69 24 10C24 13.31 21.31 16 18 16C14.69 16 12 13.31 12 10C12 6.69 14.69 4 18 4Z',
  )
  const content = `<g transform="translate(10 30) scale(2)">${outer}${inner}</g>`
  const [, white] = inkedAt(content, [
    [46 + 19, 50],
    [46, 50],
  ]).map(([, share]) => share)
  expect(white).toBe(0)
})

describe('the inks of a drawing', () => {
  test('are its own fills and strokes, the most visible first', () => {
    expect(paletteOf(drawing(RED + WHITE + LINE), 4)).toEqual(['#d92020', '#1d4a8a', '#ffffff'])
    expect(drawingColours(drawing(`${RED}<rect width="2" height="2" fill="#d92121"/>`))).toEqual(['#d92020', '#d92121'])
  })

  test('leave out covered and empty shapes, but keep hairlines', () => {
    const covered = '<rect width="50" height="50" fill="#00ff00"/>'
    const hairline = '<path d="M0 99.9H200" stroke="#1d4a8a" stroke-width=".05"/>'
    expect(drawingColours(drawing(covered + RED + hairline))).toEqual(['#d92020', '#1d4a8a'])
    const through = '<rect width="200" height="100" fill="#ffffff" fill-opacity=".4"/>'
    expect(drawingColours(drawing(RED + through))).toEqual(['#d92020', '#ffffff'])
  })

  test('merge into the nearest visible ones beyond the limit', () => {
    const near = '<rect width="50" height="50" fill="#d03030"/>'
    expect(paletteOf(drawing(RED + near + WHITE + LINE), 3)).toEqual(['#d92020', '#1d4a8a', '#ffffff'])
  })
})

test('plates printed over each other look like the drawing', () => {
  const content = `${RED}<circle cx="60" cy="50" r="40" fill="#1d4a8a"/><circle cx="90" cy="50" r="40" fill="#fff" opacity=".4"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${content}</svg>`
  const size = { widthPx: WIDTH, heightPx: HEIGHT, isStacked: true, surface: nodeSurface }
  const together = createCanvas(WIDTH, HEIGHT)
  const context = together.getContext('2d')
  separationPlates(drawing(content), INKS, size).forEach((plate, ink) => {
    const canvas = createCanvas(WIDTH, HEIGHT)
    const own = canvas.getContext('2d')
    own.drawImage(plate as never, 0, 0)
    own.globalCompositeOperation = 'source-in'
    own.fillStyle = INKS[ink]!
    own.fillRect(0, 0, WIDTH, HEIGHT)
    context.drawImage(canvas, 0, 0)
  })
  const expected = createCanvas(WIDTH, HEIGHT)
  paintShapes(expected.getContext('2d'), readShapes(svg)!, { width: WIDTH, height: HEIGHT })
  const [one, other] = [together, expected].map(each => each.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT).data)
  const most = one!.reduce((worst, value, i) => Math.max(worst, Math.abs(value - other![i]!)), 0)
  expect(most).toBeLessThanOrEqual(4)
})
