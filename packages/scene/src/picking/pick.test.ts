import { describe, expect, it } from 'vitest'
import { castRay } from './castRay.ts'
import { createUvGrid } from './uvGrid.ts'

/** A square of n × n cells in the plane z = 0, 1 × 1, uv = (x, 1 − y). */
function square(n: number) {
  const position: number[] = []
  const uv: number[] = []
  const index: number[] = []
  for (let row = 0; row <= n; row++)
    for (let column = 0; column <= n; column++) {
      position.push(column / n, row / n, 0)
      uv.push(column / n, 1 - row / n)
      if (row === n || column === n) continue
      const a = row * (n + 1) + column
      index.push(a, a + 1, a + n + 1, a + 1, a + n + 2, a + n + 1)
    }
  return { position: new Float32Array(position), uv: new Float32Array(uv), index: new Uint32Array(index) }
}

const mesh = square(12)
const towards = (x: number, y: number, z = 1) => ({
  origin: [x, y, z] as const,
  direction: [0, 0, -Math.sign(z)] as const,
})

const blend = (values: Float32Array, size: number, hit: { triangle: number; weights: readonly number[] }): number[] =>
  Array.from({ length: size }, (_, k) =>
    hit.weights.reduce(
      (sum, weight, corner) => sum + weight * values[mesh.index[hit.triangle + corner]! * size + k]!,
      0,
    ),
  )

describe('castRay', () => {
  it('meets the mesh where the ray points, from the front and from behind', () => {
    const hit = castRay(mesh, towards(0.31, 0.77))!
    expect(blend(mesh.position, 3, hit)).toEqual([expect.closeTo(0.31), expect.closeTo(0.77), 0])
    expect(hit.distance).toBeCloseTo(1)
    expect(hit.isFront).toBe(true)
    expect(castRay(mesh, towards(0.31, 0.77, -1))!.isFront).toBe(false)
  })

  it('meets nothing beside or behind itself', () => {
    expect(castRay(mesh, towards(1.2, 0.5))).toBeNull()
    expect(castRay(mesh, { origin: [0.5, 0.5, 1], direction: [0, 0, 1] })).toBeNull()
  })
})

describe('createUvGrid', () => {
  const grid = createUvGrid(mesh)

  it('finds the triangle under every uv', () => {
    for (let u = 0; u <= 1; u += 0.0371)
      for (let v = 0; v <= 1; v += 0.0293) {
        const [x, y] = blend(mesh.uv, 2, grid.find(u, v)!)
        expect([x, y]).toEqual([expect.closeTo(u, 4), expect.closeTo(v, 4)])
      }
  })

  it('finds nothing off the mesh', () => {
    expect(grid.find(1.01, 0.5)).toBeNull()
    expect(grid.find(Number.NaN, 0.5)).toBeNull()
    const half = createUvGrid({ ...mesh, index: mesh.index.slice(0, mesh.index.length / 2) })
    expect(half.find(0.5, 0.1)).toBeNull()
    expect(half.find(0.5, 0.9)).not.toBeNull()
  })
})
