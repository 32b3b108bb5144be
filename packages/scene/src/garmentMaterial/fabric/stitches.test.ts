import { describe, expect, it } from 'vitest'
import { offsetInward } from './stitches.ts'
import { targetSize } from '../../layers/targetSize.ts'

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]

describe('offsetInward', () => {
  it('lies inside whichever way the outline runs', () => {
    expect(offsetInward(square.slice(0, 2), square, 17).map(({ y }) => y)).toEqual([17, 17])
    const backwards = square.toReversed()
    expect(offsetInward([square[1]!, square[0]!], backwards, 17).map(({ y }) => y)).toEqual([17, 17])
  })
})

describe('targetSize', () => {
  it('keeps to the pixels per mm until the longest side is reached', () => {
    expect(targetSize([0, 0, 100, 50], 2.6, 2048)).toEqual({ widthPx: 260, heightPx: 132 })
    expect(targetSize([0, 0, 1000, 500], 2.6, 2048)).toEqual({ widthPx: 2048, heightPx: 1024 })
  })
})
