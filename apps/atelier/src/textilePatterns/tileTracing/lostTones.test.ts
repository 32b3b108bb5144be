import { createCanvas, loadImage } from '@napi-rs/canvas'
import { isShaped, patternFileName, type LibraryPattern } from '@kitwright/library'
import { loadShapes, PATTERNS_FOLDER } from '@kitwright/library/node'
import { expect, test } from 'vitest'
import { alphaOf, type Alpha } from '../tileFiles/checkTile.ts'
import { DRAWN } from '../drawPatterns.ts'
import { coarse } from '../tileFiles/tones.ts'

/** Longer tiles do not repeat: their small details are not small on the cloth. */
const ONCE_MM = 750
/** Area of a tone away from its edges from which it counts. */
const SEEN_MM2 = 5000

async function pictureOf(pattern: LibraryPattern): Promise<Alpha> {
  const picture = await loadImage(PATTERNS_FOLDER + patternFileName(pattern))
  const canvas = createCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return alphaOf(canvas)
}

/** Visible tones of a tile's picture: tones of pixels whose neighbours are all equal. */
function seenTones({ width, height, values }: Alpha, areaMm2: number): number[] {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  const counts = new Uint32Array(256)
  for (let at = width + 1; at < values.length - width - 1; at++) {
    const ink = values[at]!
    if (around.every(by => values[at + by] === ink)) counts[coarse(ink)]!++
  }
  const mm2 = areaMm2 / (width * height)
  return [...counts.keys()].filter(tone => tone > 0 && counts[tone]! * mm2 >= SEEN_MM2)
}

/** One tile in so many is tried; `npm run sweep` tries all. */
const EVERY = process.env['WHOLE_SWEEP'] ? 1 : 4

test('a tone of half a square decimetre is printed, not taken for an edge', async () => {
  const large = DRAWN.filter(({ id, tileMm }) => isShaped(id) && Math.max(tileMm.width, tileMm.height) > ONCE_MM)
  const shapes = await loadShapes(large.map(({ id }) => id))
  const lost: string[] = []
  // A tone is lost beside others of its tile.
  const several = large.filter(({ id }) => shapes.get(id)!.length > 1)
  for (const pattern of several.filter((_, index) => index % EVERY === 0)) {
    const { id, tileMm } = pattern
    const kept = new Set(shapes.get(id)!.map(({ tone }) => Math.round(255 * tone)))
    const seen = seenTones(await pictureOf(pattern), tileMm.width * tileMm.height)
    lost.push(...seen.filter(tone => !kept.has(tone)).map(tone => `${id}: ${tone}`))
  }
  expect(lost).toEqual([])
})
