import type { Kit } from './kit.ts'

/** Returns the direction of increasing u at each vertex, summed over its triangles; not of unit length. */
export function tangentsOf(position: Float32Array, uv: Float32Array, index: Uint32Array): Float32Array {
  const tangent = new Float32Array(position.length)
  for (let t = 0; t < index.length; t += 3) {
    const a = index[t]!
    const b = index[t + 1]!
    const c = index[t + 2]!
    const v1 = uv[2 * b + 1]! - uv[2 * a + 1]!
    const v2 = uv[2 * c + 1]! - uv[2 * a + 1]!
    const area = (uv[2 * b]! - uv[2 * a]!) * v2 - (uv[2 * c]! - uv[2 * a]!) * v1
    const sign = Math.sign(area)
    for (let k = 0; k < 3; k++) {
      const along1 = position[3 * b + k]! - position[3 * a + k]!
      const along2 = position[3 * c + k]! - position[3 * a + k]!
      const slope = (along1 * v2 - along2 * v1) * sign
      tangent[3 * a + k]! += slope
      tangent[3 * b + k]! += slope
      tangent[3 * c + k]! += slope
    }
  }
  return tangent
}

const known = new WeakMap<Kit, Float32Array>()

/** Returns the tangents of a kit, which are computed once. */
export function kitTangents(kit: Kit): Float32Array {
  const tangents = known.get(kit) ?? tangentsOf(kit.position, kit.uv, kit.index)
  known.set(kit, tangents)
  return tangents
}
