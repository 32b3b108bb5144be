import type { SewnMesh } from './sewnMesh.ts'

/** Unit normals per particle, pointing outside, weighted by area and continuous across seams. */
export function particleNormals({ positions: x, sheets }: SewnMesh): Float64Array {
  const normals = new Float64Array(x.length)
  for (const { triangles, particle } of sheets) {
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map(k => 3 * particle[triangles[t + k]!]!) as [number, number, number]
      const [ux, uy, uz] = [x[b]! - x[a]!, x[b + 1]! - x[a + 1]!, x[b + 2]! - x[a + 2]!]
      const [vx, vy, vz] = [x[c]! - x[a]!, x[c + 1]! - x[a + 1]!, x[c + 2]! - x[a + 2]!]
      const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
      for (const q of [a, b, c]) for (let m = 0; m < 3; m++) normals[q + m]! += n[m]!
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!) || 1
    for (let m = 0; m < 3; m++) normals[i + m]! /= length
  }
  return normals
}
