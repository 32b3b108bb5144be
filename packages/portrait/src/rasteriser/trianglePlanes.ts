import type { Kit } from '../model/kit.ts'
import type { ProjectedVertices } from './project.ts'
import type { Triangles } from './triangles.ts'

/**
 * Numbers of a triangle: four values as planes over the samples, each as its value at (0, 0) and its changes per sample to the right and
 * down. They are the place on the piece (u, v) and the weights of the second and third corner. Perspective is left out, since a
 * triangle is small.
 */
export const PLANES_WIDTH = 12

/** Computes the planes of all visible triangles, so that a sample needs no look-up of corners. */
export function planesOf(
  { index, uv }: Kit,
  { x, y }: ProjectedVertices,
  { inverseArea }: Triangles,
  isSeen: Uint8Array,
): Float64Array {
  const planes = new Float64Array(PLANES_WIDTH * isSeen.length)
  for (let t = 0; t < isSeen.length; t++) {
    if (isSeen[t] === 0) continue
    const a = index[3 * t]!
    const b = index[3 * t + 1]!
    const c = index[3 * t + 2]!
    const ax = x[a]!
    const ay = y[a]!
    const inverse = inverseArea[t]!
    const bRight = (y[c]! - ay) * inverse
    const bDown = (ax - x[c]!) * inverse
    const b0 = -bRight * ax - bDown * ay
    const cRight = (ay - y[b]!) * inverse
    const cDown = (x[b]! - ax) * inverse
    const c0 = -cRight * ax - cDown * ay
    const at = PLANES_WIDTH * t
    for (let k = 0; k < 2; k++) {
      const own = uv[2 * a + k]!
      const toB = uv[2 * b + k]! - own
      const toC = uv[2 * c + k]! - own
      planes[at + 3 * k] = own + b0 * toB + c0 * toC
      planes[at + 3 * k + 1] = bRight * toB + cRight * toC
      planes[at + 3 * k + 2] = bDown * toB + cDown * toC
    }
    planes[at + 6] = b0
    planes[at + 7] = bRight
    planes[at + 8] = bDown
    planes[at + 9] = c0
    planes[at + 10] = cRight
    planes[at + 11] = cDown
  }
  return planes
}
