import type { Camera } from '../camera.ts'

/** Converts a direction of the world to the light's space, which turns with the camera's yaw and stays upright. Writes a unit vector. */
export function turnUpright({ cos, sin }: Camera, x: number, y: number, z: number, to: Float64Array): void {
  const along = x * cos - z * sin
  const before = x * sin + z * cos
  const length = Math.sqrt(along * along + y * y + before * before) || 1
  to[0] = along / length
  to[1] = y / length
  to[2] = before / length
}

/** Computes the cosine between each vertex' smooth normal and the direction to the camera. */
export function facingOf(position: Float32Array, normal: Float32Array, { at }: Camera): Float32Array {
  const facing = new Float32Array(position.length / 3)
  for (let i = 0; i < position.length; i += 3) {
    const x = at[0] - position[i]!
    const y = at[1] - position[i + 1]!
    const z = at[2] - position[i + 2]!
    const nx = normal[i]!
    const ny = normal[i + 1]!
    const nz = normal[i + 2]!
    const length = Math.sqrt((x * x + y * y + z * z) * (nx * nx + ny * ny + nz * nz)) || 1
    facing[i / 3] = (x * nx + y * ny + z * nz) / length
  }
  return facing
}
