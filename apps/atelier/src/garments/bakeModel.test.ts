import { describe, expect, it } from 'vitest'
import { bakeModel } from './bakeModel.ts'
import type { Quality } from './bakeQuality.ts'

/** Coarse enough for a test: about a second a model. */
const COARSE: Quality = { spacing: 15, ribSpacing: 8, patience: 0.05 }

describe('baking', () => {
  it('closes the seams, gives finite particles, and the same bytes every time', async () => {
    const below = { garment: 'soccer', id: 'shorts', quality: COARSE }
    // The smaller of the two is baked twice.
    const [shorts, again] = [await bakeModel(below), await bakeModel(below)]
    const jersey = await bakeModel({ garment: 'soccer', id: 'jersey-short-v', quality: COARSE, under: shorts.worn })
    for (const { worn, gapMm, model } of [shorts, jersey]) {
      expect(worn.every(Number.isFinite)).toBe(true)
      expect(gapMm).toBeLessThan(5)
      expect(model.levels.full.triangles).toBeGreaterThan(1000)
    }
    expect(shorts.files.every(({ glb }, i) => Buffer.from(glb).equals(Buffer.from(again.files[i]!.glb)))).toBe(true)
    const heights = jersey.worn.filter((_, i) => i % 3 === 1)
    expect(Math.min(...heights)).toBeLessThan(-0.6)
    expect(Math.min(...heights)).toBeGreaterThan(-0.85)
  })

  it('will not hang a jersey over nothing', async () => {
    await expect(bakeModel({ garment: 'soccer', id: 'jersey-short-v', quality: COARSE })).rejects.toThrow(
      'bake that first',
    )
  })
})
