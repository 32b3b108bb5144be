import { describe, expect, it } from 'vitest'
import { isWholeImage } from './isCompleteImage.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? Array.from(part, c => c.charCodeAt(0)) : part)))
const PIXELS = [120, 1, 99, 96, 96, 96, 0, 0]

const WHOLE = {
  'image/png': bytes(
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    [0, 0, 0, 13],
    'IHDR',
    [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 8],
    'IDAT',
    [...PIXELS, 1, 2, 3, 4, 0, 0, 0, 0],
    'IEND',
    [1, 2, 3, 4],
  ),
  'image/jpeg': bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 4, 1, 2], PIXELS, [0xff, 0xd9]),
  'image/webp': bytes('RIFF', [20, 0, 0, 0], 'WEBPVP8L', [8, 0, 0, 0], PIXELS),
} as const

describe.each(Object.keys(WHOLE) as (keyof typeof WHOLE)[])('a picture of type %s', mime => {
  const whole = WHOLE[mime]
  it('is whole, also with more behind its end', () => {
    expect(isWholeImage(whole, mime)).toBe(true)
    expect(isWholeImage(new Uint8Array([...whole, 7, 7]), mime)).toBe(true)
  })
  it('is not whole without its last bytes, or most of them', () => {
    for (const share of [0.9, 0.5, 0.2])
      expect(isWholeImage(whole.slice(0, whole.length * share), mime), String(share)).toBe(false)
  })
})
