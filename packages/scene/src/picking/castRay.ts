export interface RayMesh {
  /** xyz per vertex, in the space of the ray. */
  readonly position: Float32Array
  readonly index: Uint32Array
}

export interface Ray {
  readonly origin: readonly [number, number, number]
  readonly direction: readonly [number, number, number]
}

/**
 * The nearest intersection: distance along the direction, the triangle's first index, corner weights, and the side hit.
 */
export interface RayHit {
  readonly distance: number
  readonly triangle: number
  readonly weights: readonly [number, number, number]
  readonly isFront: boolean
}

/**
 * Casts a ray with Möller and Trumbore's test over every triangle. With plain arrays each takes about 10 ns, so a
 * garment of 60,000 takes half a millisecond without a tree to build or keep.
 */
export function castRay({ position, index }: RayMesh, { origin, direction }: Ray): RayHit | null {
  const [ox, oy, oz] = origin
  const [dx, dy, dz] = direction
  let distance = Infinity
  let triangle = -1
  let u = 0
  let v = 0
  let isFront = true
  for (let t = 0; t < index.length; t += 3) {
    const a = index[t]! * 3
    const b = index[t + 1]! * 3
    const c = index[t + 2]! * 3
    const ax = position[a]!
    const ay = position[a + 1]!
    const az = position[a + 2]!
    const e1x = position[b]! - ax
    const e1y = position[b + 1]! - ay
    const e1z = position[b + 2]! - az
    const e2x = position[c]! - ax
    const e2y = position[c + 1]! - ay
    const e2z = position[c + 2]! - az
    const px = dy * e2z - dz * e2y
    const py = dz * e2x - dx * e2z
    const pz = dx * e2y - dy * e2x
    const det = e1x * px + e1y * py + e1z * pz
    if (det > -1e-14 && det < 1e-14) continue
    const inv = 1 / det
    const tx = ox - ax
    const ty = oy - ay
    const tz = oz - az
    const wb = (tx * px + ty * py + tz * pz) * inv
    if (wb < 0 || wb > 1) continue
    const qx = ty * e1z - tz * e1y
    const qy = tz * e1x - tx * e1z
    const qz = tx * e1y - ty * e1x
    const wc = (dx * qx + dy * qy + dz * qz) * inv
    if (wc < 0 || wb + wc > 1) continue
    const along = (e2x * qx + e2y * qy + e2z * qz) * inv
    if (along <= 1e-6 || along >= distance) continue
    distance = along
    triangle = t
    u = wb
    v = wc
    isFront = det > 0
  }
  return triangle < 0 ? null : { distance, triangle, weights: [1 - u - v, u, v], isFront }
}
