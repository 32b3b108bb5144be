import { describe, expect, it } from 'vitest'
import { animatedWebp } from './animatedWebp.ts'

const chunk = (name: string, data: readonly number[]): number[] => [
  ...Buffer.from(name),
  data.length,
  0,
  0,
  0,
  ...data,
  ...(data.length % 2 ? [0] : []),
]
const still = (...chunks: number[][]): Uint8Array => {
  const body = [...Buffer.from('WEBP'), ...chunks.flat()]
  return Uint8Array.from([...Buffer.from('RIFF'), body.length, 0, 0, 0, ...body])
}
const frame = (bytes: Uint8Array) => ({ bytes, durationMs: 40 })
const SIZE = { widthPx: 300, heightPx: 200 }

describe('an animated WebP', () => {
  it('holds the stills’ own bytes, in order, its lengths right and even', () => {
    const bytes = Buffer.from(
      animatedWebp(
        [
          frame(still(chunk('VP8 ', [1, 2, 3]))),
          frame(still(chunk('VP8X', [9]), chunk('ALPH', [4]), chunk('VP8 ', [5, 6]))),
        ],
        SIZE,
      ),
    )
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8)
    expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X')
    // Animated, with transparency; 300 × 200, each stored minus one.
    expect([...bytes.subarray(20, 30)]).toEqual([0x12, 0, 0, 0, 43, 1, 0, 199, 0, 0])
    expect(bytes.toString('latin1', 30, 34)).toBe('ANIM')
    const frames = [...bytes.toString('latin1').matchAll(/ANMF/g)].map(({ index }) => index)
    expect(frames).toHaveLength(2)
    const [first, second] = frames as [number, number]
    expect(second).toBe(first + 8 + bytes.readUInt32LE(first + 4))
    expect(bytes.readUIntLE(first + 8 + 12, 3)).toBe(40)
    expect([...bytes.subarray(first + 24, second)]).toEqual(chunk('VP8 ', [1, 2, 3]))
    expect([...bytes.subarray(second + 24)]).toEqual([...chunk('ALPH', [4]), ...chunk('VP8 ', [5, 6])])
  })

  it('refuses what is no picture', () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    const cut = still(chunk('VP8 ', [1, 2, 3, 4])).subarray(0, 22)
    for (const bytes of [png, cut, new Uint8Array(), still(chunk('EXIF', [1]))])
      expect(() => animatedWebp([frame(bytes)], SIZE)).toThrow(TypeError)
    expect(() => animatedWebp([], SIZE)).toThrow(TypeError)
  })
})
