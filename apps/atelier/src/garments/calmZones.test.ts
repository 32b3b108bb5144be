import { describe, expect, it } from 'vitest'
import { calmShare } from './calmZones.ts'

const RECIPE = { lettering: 0.01, text: 0.5, fadeMm: 20 }
const zone = (id: 'backNumber' | 'backText', y: number) => ({
  id,
  piece: 'back',
  centre: { x: 0, y },
  width: 100,
  height: 100,
})

describe('calmShare', () => {
  it('stiffens a number more than a text, and nothing far away', () => {
    const share = calmShare([zone('backNumber', 0), zone('backText', 300)], 'back', RECIPE)!
    expect(share(0, 0)).toBeCloseTo(0.01)
    expect(share(0, 300)).toBeCloseTo(0.5)
    expect(share(0, 600)).toBe(1)
  })

  it('grows softer from a zone to the cloth round it', () => {
    const share = calmShare([zone('backNumber', 0)], 'back', RECIPE)!
    const along = [50, 55, 60, 65, 70].map(x => share(x, 0))
    expect(along).toEqual(along.toSorted((a, b) => a - b))
    expect(new Set(along).size).toBe(5)
  })

  it('has nothing to say about a piece without zones', () => {
    expect(calmShare([zone('backNumber', 0)], 'front', RECIPE)).toBeUndefined()
  })
})
