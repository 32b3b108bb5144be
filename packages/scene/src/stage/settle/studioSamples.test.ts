import { LOBES } from '@kitwright/portrait/studio'
import { describe, expect, it } from 'vitest'
import { samplesOf } from './studioSamples.ts'

/** Light of all samples of some frames on a white surface with this normal. */
function lit(frames: number, count: 8 | 16, normal: readonly [number, number, number]): number {
  const all = Array.from({ length: frames }, (_, frame) => samplesOf(frame, count)).flat()
  const cosine = ([x, y, z]: readonly [number, number, number]): number => x * normal[0] + y * normal[1] + z * normal[2]
  return all.reduce((sum, { towards, light }) => sum + Math.max(0, cosine(towards)) * light[1], 0) / frames
}

/** The same by integration over the sphere. */
function integrated(normal: readonly [number, number, number]): number {
  const [steps, golden] = [20_000, Math.PI * (3 - Math.sqrt(5))]
  let sum = 0
  for (let i = 0; i < steps; i++) {
    const y = 1 - (2 * (i + 0.5)) / steps
    const r = Math.sqrt(1 - y * y)
    const from = [r * Math.cos(golden * i), y, r * Math.sin(golden * i)] as const
    const c = from[0] * normal[0] + from[1] * normal[1] + from[2] * normal[2]
    for (const { towards: t, sharpness, light } of LOBES)
      sum += Math.max(0, c) * light[1] * Math.exp(sharpness * (t[0] * from[0] + t[1] * from[1] + t[2] * from[2] - 1))
  }
  return (sum * 4) / steps
}

describe('the samples of the studio', () => {
  it.each([8, 16] as const)('add up to the light of the lobes, with %i a frame', count => {
    for (const normal of [
      [0, 0, 1],
      [0.6, 0.5, 0.62],
      [-0.8, 0, 0.6],
      [0, -1, 0],
    ] as const)
      expect(lit(32, count, normal) / integrated(normal)).toBeCloseTo(1, 1)
  })

  it('hold every lobe in each frame, with a share of 1 in all', () => {
    const shares = LOBES.map((_, lobe) =>
      samplesOf(5, 16).reduce((sum, sample) => sum + (sample.lobe === lobe ? sample.share : 0), 0),
    )
    expect(shares.every(share => Math.abs(share - 1) < 1e-9)).toBe(true)
  })
})
