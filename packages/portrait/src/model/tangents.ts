/** Returns the direction of increasing u at each vertex, summed over its triangles; not of unit length. */
export function tangentsOf(position: Float32Array, uv: Float32Array, index: Uint32Array): Float32Array {
  const tangent = new Float32Array(position.length)
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t]!, index[t + 1]!, index[t + 2]!]
    const [v1, v2] = [uv[2 * b + 1]! - uv[2 * a + 1]!, uv[2 * c + 1]! - uv[2 * a + 1]!]
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
