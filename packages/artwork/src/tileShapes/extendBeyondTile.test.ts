import { createPatternUse } from '@kitwright/design'
import { findPattern, loadCatalogue, PATTERNS, wideTile } from '@kitwright/library'
import { expect, test } from 'vitest'
import { contextOf } from '../surface/canvasTools.ts'
import { nodeSources, nodeSurface } from '../node/index.ts'
import { within } from '../garmentWide/tileInk.ts'

/** The pixels of a tile per side here; the margin around it is as wide. */
const PX = 120

await loadCatalogue()
/** The largest width of a tile that is uniform in one direction. */
const BAND_MM = 100
const isBand = (id: string): boolean => {
  const tile = findPattern(id)
  return tile?.isOnce === true && Math.min(tile.tileMm.width, tile.tileMm.height) === BAND_MM
}
/** All bands, and the other tiles with shapes across their edge, except motifs finer than a pixel here. */
const BOLD = ['sash', 'saltire', 'quarters-club', 'raglan-club', 'halves-bolt', 'vee-block'].map(wideTile)
const WIDE = [...PATTERNS.map(({ id }) => wideTile(id)).filter(isBand), ...BOLD]

/** Returns the ink of each pixel, 0-255, for a tile's shapes and their extension beyond it. */
async function inkOf(id: string): Promise<Uint8ClampedArray | undefined> {
  const { width, height } = findPattern(id)!.tileMm
  const painter = (await nodeSources([id], undefined, 'print')).shapes?.get(id)
  if (!painter?.inkOnTable) return undefined
  const canvas = nodeSurface.createCanvas(3 * PX, 3 * PX)
  const context = contextOf(canvas)
  context.scale(PX / width, PX / height)
  context.translate(width, height)
  painter.paint(context, {
    pattern: createPatternUse(id, '#000000'),
    tileMm: { width, height },
    isOnce: true,
    frame: [0, 0, width, height],
    cover: [-width, -height, 2 * width, 2 * height],
  })
  return contextOf(canvas)
    .getImageData(0, 0, 3 * PX, 3 * PX)
    .data.filter((_, i) => i % 4 === 3)
}

/** Returns how much the extension beyond a tile differs from the tile's edge: 0 to 1. */
function unlikeBeyond(ink: Uint8ClampedArray): number {
  const inTile = (i: number): number => PX + within(i - PX, PX)
  let off = 0
  for (let y = 0; y < 3 * PX; y++)
    for (let x = 0; x < 3 * PX; x++) off += Math.abs(ink[3 * PX * y + x]! - ink[3 * PX * inTile(y) + inTile(x)]!)
  return off / 255 / (8 * PX * PX)
}

test('what is seen once goes on beyond its tile as it ends there', async () => {
  const unlike: [string, number][] = []
  for (const id of WIDE) {
    const ink = await inkOf(id)
    if (ink) unlike.push([id, unlikeBeyond(ink)])
  }
  expect(unlike.length).toBeGreaterThan(30)
  expect(unlike.filter(([, share]) => share > 0.02)).toEqual([])
})
