/** A point. Distances are signed, in metres, negative inside. */

export type Vec3 = readonly [number, number, number]

export interface RoundCone {
  readonly from: Vec3
  readonly to: Vec3
  readonly radii: readonly [number, number]
}

export function roundConeDistance(x: number, y: number, z: number, { from, to, radii }: RoundCone): number {
  const bx = to[0] - from[0]
  const by = to[1] - from[1]
  const bz = to[2] - from[2]
  const px = x - from[0]
  const py = y - from[1]
  const pz = z - from[2]
  const along = (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)
  const t = along < 0 ? 0 : along > 1 ? 1 : along
  const dx = px - bx * t
  const dy = py - by * t
  const dz = pz - bz * t
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (radii[0] + (radii[1] - radii[0]) * t)
}

export function ellipsoidDistance(x: number, y: number, z: number, centre: Vec3, radii: Vec3): number {
  const dx = (x - centre[0]) / radii[0]
  const dy = (y - centre[1]) / radii[1]
  const dz = (z - centre[2]) / radii[2]
  const k0 = Math.hypot(dx, dy, dz)
  const k1 = Math.hypot(dx / radii[0], dy / radii[1], dz / radii[2])
  return k1 < 1e-9 ? -Math.min(...radii) : (k0 * (k0 - 1)) / k1
}

/** Returns the smaller of two distances, rounded over `k` metres where they meet. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}

export const smoothStep = (t: number): number => {
  const u = t < 0 ? 0 : t > 1 ? 1 : t
  return u * u * (3 - 2 * u)
}
