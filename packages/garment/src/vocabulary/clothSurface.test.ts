import { expect, test } from 'vitest'
import { clothSurfaceOf } from './clothSurface.ts'

test('a knit that is mostly cotton looks like jersey', () => {
  const cotton = (percent: number) => [
    { fibre: 'cotton' as const, percent },
    { fibre: 'polyester' as const, percent: 100 - percent },
  ]
  expect(clothSurfaceOf('knit', cotton(60))).toBe('jersey')
  expect(clothSurfaceOf('knit', cotton(35))).toBe('knit')
  expect(clothSurfaceOf('knit', [])).toBe('knit')
  expect(clothSurfaceOf('pique', cotton(100))).toBe('pique')
})
