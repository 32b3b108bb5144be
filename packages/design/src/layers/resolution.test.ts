import { describe, expect, it } from 'vitest'
import { resolutionOf, sharpWidthMm } from './resolution.ts'

const picture = (widthPx: number, widthMm: number, heightPx = widthPx, heightMm = widthMm) => ({
  asset: { widthPx, heightPx },
  widthMm,
  heightMm,
})

describe('the resolution of a picture', () => {
  it.each([
    [600, 101.6, 'good', 150],
    [599, 101.6, 'fair', 149],
    [400, 101.6, 'fair', 100],
    [399, 101.6, 'poor', 99],
  ])('of %i px on %f mm is %s', (px, mm, kind, dpi) =>
    expect(resolutionOf(picture(px, mm), 'image/png')).toEqual({ kind, dpi }),
  )

  it('counts along the side that is stretched more', () =>
    expect(resolutionOf(picture(1000, 50, 1000, 500), 'image/jpeg')).toEqual({ kind: 'poor', dpi: 50 }))

  it('is no question for a vector', () =>
    expect(resolutionOf(picture(10, 500), 'image/svg+xml')).toEqual({ kind: 'vector' }))

  it('says up to which width it is sharp', () => {
    const layer = picture(600, 300)
    const widthMm = sharpWidthMm(layer)
    expect(resolutionOf({ ...layer, widthMm, heightMm: widthMm }, 'image/png').kind).toBe('good')
    expect(resolutionOf({ ...layer, widthMm: widthMm + 3, heightMm: widthMm + 3 }, 'image/png').kind).toBe('fair')
  })
})
