import type { WrapMap } from '@kitwright/garment/wrap'
import type { Box } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { nodeSurface } from '../node/index.ts'
import type { Context2d } from '../surface/types.ts'
import { paintPixels } from './paintPixels.ts'

const cover: Box = [-3, 4, 60.3, 55.7]
const bands = [
  { toY: 30, scaleX: 1, scaleY: 1.1, shiftY: 0 },
  { toY: 90, scaleX: 0.9, scaleY: 1, shiftY: 3 },
]
const wrap = { cells: { kind: 'bands', bands } } as unknown as WrapMap

/** Paints through the clip of the visible box, and counts the written pixels. */
function paint(seen: Box, isTold: boolean) {
  const canvas = nodeSurface.createCanvas(300, 280)
  const context = canvas.getContext('2d') as Context2d
  context.translate(20, -10)
  context.scale(4.3, 4.3)
  context.beginPath()
  context.rect(seen[0], seen[1], seen[2] - seen[0], seen[3] - seen[1])
  context.clip()
  let written = 0
  const frame: Box = [0, 0, 1, 1]
  paintPixels(
    context,
    { wrap, frame, cover, ...(isTold && { seen }), pxPerMm: 4.3, surface: nodeSurface },
    ({ raster, rgba }) => {
      written = raster.x.length
      for (let i = 0; i < written; i++) {
        const [x, y] = [raster.x[i]!, raster.y[i]!]
        rgba.set([(x * 37) % 256, (y * 53) % 256, (x * y) % 256, 255], 4 * i)
      }
    },
  )
  return { written, pixels: context.getImageData(0, 0, 300, 280).data }
}

test('a clipped paint writes only seen pixels, equal to those of the whole', () => {
  for (const seen of [
    [10, 12, 20.2, 48.1],
    [-3, 4, 8, 9],
    [50, 40, 90, 90],
  ] as const) {
    const [told, all] = [paint(seen, true), paint(seen, false)]
    expect(told.written).toBeLessThan(all.written / 3)
    const most = told.pixels.reduce((far, value, i) => Math.max(far, Math.abs(value - all.pixels[i]!)), 0)
    expect(most, String(seen)).toBeLessThanOrEqual(1)
  }
})
