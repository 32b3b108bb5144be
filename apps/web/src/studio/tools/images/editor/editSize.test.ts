import { expect, it } from 'vitest'
import { editSize } from './file/openPicture.ts'

const layer = (widthPx: number, heightPx: number, widthMm: number) => ({
  asset: { source: 'local' as const, id: 'a', widthPx, heightPx },
  widthMm,
  heightMm: (widthMm * heightPx) / widthPx,
})

it('the picture editor draws a vector at 300 dpi of its size or finer', () => {
  expect(editSize(layer(100, 50, 254), true)).toEqual({ width: 3000, height: 1500 })
  expect(editSize(layer(50, 100, 20), true)).toEqual({ width: 500, height: 1000 })
})

it('the picture editor takes a photo unchanged, unless too large to edit', () => {
  expect(editSize(layer(1600, 1200, 80), false)).toEqual({ width: 1600, height: 1200 })
  const { width, height } = editSize(layer(8000, 4000, 80), false)
  expect(width * height).toBeLessThanOrEqual(12_010_000)
  expect(width / height).toBeCloseTo(2, 2)
})
