/** A place in front of the camera in metres: x to the right of the picture, y up from the ground, z towards the camera. */
export interface ScenePoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

/**
 * The view of a level camera with a shifted lens, which keeps upright lines upright. The edges are metres in the plane
 * z = 0; the eye stands over x = 0, `distance` in front of that plane and `eye` above the ground.
 */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  readonly distance: number
  readonly eye: number
}

export interface PictureSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** A rectangle of a picture in pixels. */
export interface PixelBox {
  readonly x: number
  readonly y: number
  readonly widthPx: number
  readonly heightPx: number
}

/** Returns the pixel of a place; y counts from the top. */
export function project(frame: Frame, size: PictureSize, { x, y, z }: ScenePoint): { x: number; y: number } {
  const scale = frame.distance / (frame.distance - z)
  const [across, up] = [x * scale, frame.eye + (y - frame.eye) * scale]
  return {
    x: ((across - frame.left) / (frame.right - frame.left)) * size.widthPx,
    y: ((frame.top - up) / (frame.top - frame.bottom)) * size.heightPx,
  }
}

/** Returns the part of a frame that a rectangle of the picture shows. */
export function cropFrame(frame: Frame, size: PictureSize, box: PixelBox): Frame {
  const across = (px: number): number => frame.left + ((frame.right - frame.left) * px) / size.widthPx
  const down = (px: number): number => frame.top - ((frame.top - frame.bottom) * px) / size.heightPx
  return {
    ...frame,
    left: across(box.x),
    right: across(box.x + box.widthPx),
    top: down(box.y),
    bottom: down(box.y + box.heightPx),
  }
}

/** The reach of a player from where they stand: to either side, up, and to the front and back, metres. */
export const REACH = { side: 0.62, up: 2.06, depth: 0.6 } as const

/** Returns the rectangle that a player can reach, in whole pixels; it may leave the picture. */
export function boxOfPlayer(frame: Frame, size: PictureSize, at: ScenePoint): PixelBox {
  const corners = [-1, 1].flatMap(side =>
    [-1, 1].flatMap(depth =>
      [-0.1, REACH.up].map(up =>
        project(frame, size, { x: at.x + side * REACH.side, y: at.y + up, z: at.z + depth * REACH.depth }),
      ),
    ),
  )
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))]
  return { x, y, widthPx: Math.ceil(Math.max(...xs)) - x, heightPx: Math.ceil(Math.max(...ys)) - y }
}
