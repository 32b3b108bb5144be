import { expect, test } from 'vitest'
import { deltaE, nearestColour } from './index.ts'

test('the difference of two colours is CIEDE2000’s', () => {
  // Pairs from Sharma, Wu, Dalal: "The CIEDE2000 Color-Difference Formula" (2005).
  const pairs = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const
  for (const [one, other, wanted] of pairs) expect(deltaE(one, other)).toBeCloseTo(wanted, 4)
})

test('the nearest of a list looks nearest, first of equals, or none', () => {
  const [royal, navy, again] = [{ hex: '#1e3a8a' }, { hex: '#172554' }, { hex: '#1E3A8A' }]
  expect(nearestColour([navy, royal, again], '#1e3b8c')!.colour).toBe(royal)
  expect(nearestColour([navy, royal, again], '#1e3a8a')).toEqual({ colour: royal, deltaE: 0 })
  // By Euclidean distance in RGB the grey would be nearer.
  expect(nearestColour([{ hex: '#6a6a6a' }, { hex: '#0000ff' }], '#3030b0')!.colour.hex).toBe('#0000ff')
  expect(nearestColour([], '#1e3a8a')).toBeNull()
})
