import { Matrix4, type PerspectiveCamera } from 'three'

/** A part of the picture: lower left corner and size, shares of the whole. */
export interface TilePlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const original = new Matrix4()
const crop = new Matrix4()

/** Draws a tile with a camera that is shifted by a fraction of a pixel, and puts the camera back. */
export function drawShifted(
  camera: PerspectiveCamera,
  { shift, tile }: { readonly shift: readonly [x: number, y: number]; readonly tile: TilePlace },
  draw: () => void,
): void {
  original.copy(camera.projectionMatrix)
  const { elements } = camera.projectionMatrix
  // Clip-space x and y move with w, which is -z.
  elements[8] += shift[0]
  elements[9] += shift[1]
  const [sx, sy] = [1 / tile.width, 1 / tile.height]
  const [cx, cy] = [2 * tile.x + tile.width - 1, 2 * tile.y + tile.height - 1]
  crop.set(sx, 0, 0, -cx * sx, 0, sy, 0, -cy * sy, 0, 0, 1, 0, 0, 0, 0, 1)
  camera.projectionMatrix.premultiply(crop)
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  try {
    draw()
  } finally {
    camera.projectionMatrix.copy(original)
    camera.projectionMatrixInverse.copy(original).invert()
  }
}
