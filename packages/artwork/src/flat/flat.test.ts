import { createDesign } from '@kitwright/design'
import { getGarment, sewnGarments } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { contextOf } from '../surface/canvasTools.ts'
import { flatPicture } from './index.ts'
import { nodeSources, nodeSurface } from '../node/index.ts'

const SIDE = 120

/** Returns the painted share of the picture and its colours. */
async function look(id: string, variant: number, side: 'front' | 'back') {
  const garment = getGarment(id)
  const design = { ...createDesign(id), options: garment.variants[variant]!.options }
  const size = { widthPx: SIDE, heightPx: SIDE }
  const sources = await nodeSources([])
  const canvas = flatPicture(design, garment, { ...size, side, background: null, surface: nodeSurface, sources })
  const { data } = contextOf(canvas).getImageData(0, 0, SIDE, SIDE)
  let painted = 0
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 200) painted++
  return painted / SIDE ** 2
}

const CASES = sewnGarments().flatMap(id =>
  getGarment(id).variants.map(({ options }, variant) => ({
    id,
    variant,
    name: `${id} ${options.sleeve} ${options.collar}`,
  })),
)

describe('the flat picture', () => {
  it.each(CASES)('of $name fills its frame on both sides', async ({ id, variant }) => {
    for (const side of ['front', 'back'] as const) {
      const share = await look(id, variant, side)
      expect(share, side).toBeGreaterThan(0.15)
      expect(share, side).toBeLessThan(0.95)
    }
  })
})
