import type { Kit } from '../model/kit.ts'
import type { Camera } from '../camera.ts'
import type { Frame } from '../view/frameView.ts'

/** Vertices on the sample grid of a frame's rectangle: `x` right and `y` down in samples. */
export interface ProjectedVertices {
  readonly x: Float64Array
  readonly y: Float64Array
  /** 1 / depth in metres: more is nearer, and it is linear on the picture. */
  readonly nearness: Float64Array
}

/** Projects all vertices as `projectPoint` does one, without an object for each. */
export function project({ position, openness }: Kit, camera: Camera, frame: Frame, samples: number): ProjectedVertices {
  const count = openness.length
  const projected = { x: new Float64Array(count), y: new Float64Array(count), nearness: new Float64Array(count) }
  const { scale, originX, originY, rect } = frame
  const [atX, atY, atZ] = camera.at
  const [rightX, rightY, rightZ] = camera.right
  const [upX, upY, upZ] = camera.up
  const [backX, backY, backZ] = camera.back
  for (let v = 0; v < count; v++) {
    const x = position[3 * v]! - atX
    const y = position[3 * v + 1]! - atY
    const z = position[3 * v + 2]! - atZ
    const nearness = -1 / (x * backX + y * backY + z * backZ)
    projected.x[v] = (originX + (x * rightX + y * rightY + z * rightZ) * nearness * scale - rect.x) * samples
    projected.y[v] = (originY - (x * upX + y * upY + z * upZ) * nearness * scale - rect.y) * samples
    projected.nearness[v] = nearness
  }
  return projected
}
