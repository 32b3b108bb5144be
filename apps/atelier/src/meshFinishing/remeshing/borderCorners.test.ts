import { describe, expect, it } from 'vitest'
import { borderCorners } from './borderCorners.ts'
import type { SewnMesh } from '../cloth/sewnMesh.ts'

const AROUND = 96
const RADIUS_M = 0.034

/** A piece of a sleeve: a tube of two rings. */
function tube(): SewnMesh {
  const ring = (y: number): number[] =>
    Array.from({ length: AROUND }, (_, i) => (2 * Math.PI * i) / AROUND).flatMap(turn => [
      RADIUS_M * Math.cos(turn),
      y,
      RADIUS_M * Math.sin(turn),
    ])
  const triangles = Array.from({ length: AROUND }, (_, i) => {
    const next = (i + 1) % AROUND
    return [i, next, AROUND + i, next, AROUND + next, AROUND + i]
  }).flat()
  const particle = Int32Array.from({ length: 2 * AROUND }, (_, i) => i)
  const points = Array.from(particle, i => ({ x: i % AROUND, y: Math.floor(i / AROUND) }))
  const sheet = { id: 'sleeve', isRib: false, points, triangles: Uint32Array.from(triangles), particle }
  return { positions: Float64Array.from([...ring(0), ...ring(0.02)]), sheets: [sheet] }
}

describe('the corners of open edges', () => {
  it.each([0.0002, 0.0004, 0.001])('keep a narrow cuff within %f m of its round', tolerance => {
    const kept = [...borderCorners(tube(), tolerance)].filter(p => p < AROUND).toSorted((a, b) => a - b)
    const widest = Math.max(...kept.map((p, i) => ((kept[i + 1] ?? kept[0]! + AROUND) - p) / AROUND))
    expect(RADIUS_M * (1 - Math.cos(Math.PI * widest))).toBeLessThanOrEqual(tolerance)
  })

  it('are few where much is allowed', () => {
    expect(borderCorners(tube(), 0.05).size).toBe(4)
  })
})
