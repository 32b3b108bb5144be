import { expect, test } from 'vitest'
import { findOpenings, type OpeningMatrix, type OpeningMesh } from './openings.ts'

const SIDES = 24

/** A vertical tube of cloth of 200 mm by 120 mm, sewn from two halves, from the waist up. */
function half(from: number): OpeningMesh {
  const position: number[] = []
  const index: number[] = []
  for (let i = 0; i <= SIDES / 2; i++) {
    const turn = (2 * Math.PI * (from + i)) / SIDES
    for (const y of [0, 0.3]) position.push(0.2 * Math.cos(turn), y, 0.12 * Math.sin(turn))
    if (i < SIDES / 2) index.push(2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 2, 2 * i + 1, 2 * i + 3)
  }
  return { isRim: false, position: Float32Array.from(position), index: Uint32Array.from(index) }
}

const PATCH: OpeningMesh = {
  isRim: false,
  position: Float32Array.from([-0.05, 0.1, 0.125, 0.05, 0.1, 0.125, 0.05, 0.2, 0.125]),
  index: Uint32Array.from([0, 1, 2]),
}

const placeIn = (m: OpeningMatrix, [x, y, z]: readonly [number, number, number]): number[] =>
  [0, 1, 2].map(k => m[k]! * x + m[4 + k]! * y + m[8 + k]! * z + m[12 + k]!)

test('a tube has an opening at each end, a patch has none', () => {
  const openings = findOpenings([half(0), half(SIDES / 2), PATCH])
  expect(openings).toHaveLength(2)
  for (const end of [0, 0.3]) {
    const own = openings.find(opening => Math.abs(placeIn(opening, [0, end, 0])[2]!) < 0.01)!
    const [x, y] = placeIn(own, [0.2, end, 0])
    expect(Math.hypot(x!, y!)).toBeCloseTo(1, 1)
    expect(Math.hypot(...placeIn(own, [0, end, 0.12]).slice(0, 2))).toBeCloseTo(1, 1)
    expect(Math.abs(placeIn(own, [0, end + 0.05, 0])[2]!)).toBeGreaterThan(5)
  }
})
