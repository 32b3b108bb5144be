import type { Kit } from '../model/kit.ts'
import { type Camera, projectPoint } from '../camera.ts'
import type { Frame } from '../view/frameView.ts'

/** Vertices on the sample grid of a frame's rectangle: `x` right and `y` down in samples. */
export interface ProjectedVertices {
  readonly x: Float64Array
  readonly y: Float64Array
  /** 1 / depth in metres: more is nearer, and it is linear on the picture. */
  readonly nearness: Float64Array
}

export function project(kit: Kit, camera: Camera, frame: Frame, samples: number): ProjectedVertices {
  const count = kit.openness.length
  const projected = { x: new Float64Array(count), y: new Float64Array(count), nearness: new Float64Array(count) }
  const { position } = kit
  const { scale, originX, originY, rect } = frame
  for (let v = 0; v < count; v++) {
    const at = projectPoint(camera, [position[3 * v]!, position[3 * v + 1]!, position[3 * v + 2]!])
    projected.x[v] = (originX + at.x * scale - rect.x) * samples
    projected.y[v] = (originY - at.y * scale - rect.y) * samples
    projected.nearness[v] = at.nearness
  }
  return projected
}
