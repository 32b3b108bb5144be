import { createCanvas, Path2D as SkiaPath } from '@napi-rs/canvas'
import type { PictureMotif } from '@kitwright/design'
import { paintShapes, readShapes } from '@kitwright/vector'
import { expect, test } from 'vitest'
import { contextOf } from '../surface/canvasTools.ts'
import { loadMotif } from '../motif/loadMotif.ts'
import { tileIdOf } from '../ground/motifTile.ts'
import { traceInks } from '../trace/index.ts'
import { type Drawable } from '../surface/types.ts'
import { inkOutlines, nodeSurface, separableSvg } from './index.ts'

const SIDE = 200
const [RED, BLUE] = ['#d92020', '#1d4a8a']
const path = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`
const ground = path(RED, 'M0 0H800V800H0Z')
const stripes = Array.from({ length: 4 }, (_, i) => path(BLUE, `M${i * 200} 0h100v800h-100z`)).join('')

const ALIKE: readonly [name: string, content: string][] = [
  ['halves side by side', path(BLUE, 'M400 0H800V800H400Z') + path(RED, 'M0 0H400V800H0Z')],
  ['halves above each other', path(RED, 'M0 400H800V800H0Z') + path(BLUE, 'M0 0H800V400H0Z')],
  ['a half on a whole', ground + path(BLUE, 'M0 0H800V400H0Z')],
  [
    'a halved crest',
    path(RED, 'M100 50H400V750C200 650 100 500 100 50Z') + path(BLUE, 'M400 50H700C700 500 600 650 400 750Z'),
  ],
  ['a disc as large as its surroundings', `${ground}<circle fill="${BLUE}" cx="400" cy="400" r="319.2"/>`],
  ['stripes', ground + stripes],
]

/** Returns the opacity of a motif's ink at every pixel. `isSeparated`: by the drawing's own fills, otherwise traced. */
async function inkPixels(content: string, motif: Partial<PictureMotif>, isSeparated: boolean): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${content}</svg>`
  const picture = createCanvas(800, 800)
  paintShapes(picture.getContext('2d'), readShapes(svg)!, { width: 800, height: 800 })
  const laid = { widthMm: SIDE, heightMm: SIDE, gapXMm: 0, gapYMm: 0, rows: 'once' } as const
  const asset = { source: 'file', id: 'a', widthPx: 800, heightPx: 800 } as const
  const id = tileIdOf({ id: 'own-picture', motif: { kind: 'picture', asset, inks: 2, ...laid, ...motif } }, 1)
  const paint = await loadMotif(id, {
    surface: nodeSurface,
    trace: d => new SkiaPath(d),
    findInks: ({ pixels, ...settings }) => traceInks(pixels, settings),
    outlinesOf: inkOutlines,
    images: new Map([['file:a', picture as unknown as Drawable]]),
    separable: new Map(isSeparated ? [['file:a', separableSvg(svg)!]] : []),
  })
  const context = contextOf(nodeSurface.createCanvas(SIDE, SIDE))
  context.translate(SIDE / 2, SIDE / 2)
  paint!(context, '#000000')
  return [...context.getImageData(0, 0, SIDE, SIDE).data].filter((_, i) => i % 4 === 3)
}

const unlikeShare = (one: readonly number[], other: readonly number[]): number =>
  one.filter((value, i) => Math.abs(value - other[i]!) > 128).length / one.length

test.each(ALIKE)('a design without a palette keeps the ink numbers of its trace: %s', async (_, content) => {
  const [saved, traced] = await Promise.all([inkPixels(content, {}, true), inkPixels(content, {}, false)])
  expect(unlikeShare(saved, traced)).toBeLessThan(0.02)
})

test.each(ALIKE)('a design with a palette counts its inks by it: %s', async (_, content) => {
  const [one, other] = await Promise.all(
    [
      [RED, BLUE],
      [BLUE, RED],
    ].map(async palette => inkPixels(content, { palette }, true)),
  )
  const isCrest = content.includes('650')
  expect(unlikeShare(one!, other!)).toBeGreaterThan(isCrest ? 0.5 : 0.95)
})
