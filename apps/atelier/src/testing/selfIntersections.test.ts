import { describe, expect, it } from 'vitest'
import type { Cloth, Vector } from './readCloth.ts'
import { selfIntersections } from './selfIntersections.ts'

/** A square of 1000 steps, two triangles, in the plane of `u` and `v`. */
function square(piece: string, [x, y, z]: Vector, u: Vector, v: Vector): Cloth {
  const corners = [
    [0, 0],
    [1000, 0],
    [1000, 1000],
    [0, 1000],
  ].map(([a, b]): Vector => [x + a! * u[0] + b! * v[0], y + a! * u[1] + b! * v[1], z + a! * u[2] + b! * v[2]])
  return {
    piece,
    isRim: false,
    indices: [0, 1, 2, 0, 2, 3],
    count: 4,
    scale: 1,
    position: i => corners[i]!,
    normal: () => [0, 0, 1],
    uv: () => [0, 0],
  }
}

const flat = square('front', [0, 0, 0], [1, 0, 0], [0, 1, 0])

describe('cloth that goes through itself', () => {
  it('is counted by triangle and named', () => {
    const through = square('sleeve', [500, 200, -500], [0, 0.5, 0], [0, 0, 1])
    expect(selfIntersections([flat, through])).toEqual({ count: 4, pieces: ['front', 'sleeve'] })
  })

  it('excludes cloth that lies on cloth, is sewn to it or meets its plane', () => {
    const over = square('pocket', [100, 100, 5], [0.5, 0, 0], [0, 0.5, 0])
    const sewn = square('back', [0, 0, 0], [1, 0, 0], [0, 0, 1])
    const beside = square('hood', [2000, 0, -500], [0, 1, 0], [0, 0, 1])
    expect(selfIntersections([flat, over, sewn, beside]).count).toBe(0)
  })
})
