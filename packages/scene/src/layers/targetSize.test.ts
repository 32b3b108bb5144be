import { expect, it } from 'vitest'
import { targetSize } from './targetSize.ts'

it('keeps to the pixels per mm until the longest side is reached', () => {
  expect(targetSize([0, 0, 100, 50], 2.6, 2048)).toEqual({ widthPx: 260, heightPx: 132 })
  expect(targetSize([0, 0, 1000, 500], 2.6, 2048)).toEqual({ widthPx: 2048, heightPx: 1024 })
})
