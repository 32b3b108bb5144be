import { describe, expect, it } from 'vitest'
import { tilesOf } from './tiles.ts'

describe('tiles', () => {
  it('are one where the picture is small', () => {
    expect(tilesOf(1080, 1350, 1536)).toEqual([{ x: 0, y: 0, widthPx: 1080, heightPx: 1350 }])
  })

  it('cover every pixel exactly once', () => {
    const [width, height] = [70, 45]
    const hits = new Uint8Array(width * height)
    for (const { x, y, widthPx, heightPx } of tilesOf(width, height, 16)) {
      expect(Math.max(widthPx, heightPx)).toBeLessThanOrEqual(16)
      for (let row = y; row < y + heightPx; row++) for (let at = x; at < x + widthPx; at++) hits[row * width + at]!++
    }
    expect(hits.every(count => count === 1)).toBe(true)
  })
})
