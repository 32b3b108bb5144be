import { FACE_FIELDS, type FaceField, type FacePush, type FaceShape } from '@kitwright/library/players'

/** A change of the space around a head: skin, ears, hair and cloth follow it alike. Centimetres. */
export type FaceWarp = (x: number, y: number, z: number) => [x: number, y: number, z: number]

/** Beyond this sum of squares a push is less than a hundredth of a millimetre. */
const FAR = 9

function reach(x: number, y: number, z: number, { at, radii }: FacePush): number {
  const [u, v, w] = [(x - at[0]) / radii[0], (y - at[1]) / radii[1], (z - at[2]) / radii[2]]
  const far = u * u + v * v + w * w
  return far > FAR ? 0 : Math.exp(-far)
}

/** Height about which the head grows, and the depth. Below the neck nothing is scaled. */
const MIDDLE = { y: 2.6, z: -4.5 }
const neckShare = (y: number): number => 1 / (1 + Math.exp(-(y + 12.5) * 0.9))
/** Nothing moves where the skin goes under the collar, so that it stays under the cloth. */
const COLLAR = { low: -15.5, high: -11.5 }

function aboveCollar(y: number): number {
  const t = Math.min(1, Math.max(0, (y - COLLAR.low) / (COLLAR.high - COLLAR.low)))
  return t * t * (3 - 2 * t)
}

/** Creates the warp of a face. */
export function createWarp({ width = 1, height = 1, depth = 1, ...steps }: FaceShape): FaceWarp {
  const pushes = Object.entries(steps).flatMap(([field, step]) =>
    FACE_FIELDS[field as FaceField].map(({ at, by, radii }): FacePush => ({
      at,
      by: [by[0] * step, by[1] * step, by[2] * step],
      radii,
    })),
  )
  return (x, y, z) => {
    const side = x < 0 ? -1 : 1
    const away = Math.abs(x)
    let [dx, dy, dz] = [0, 0, 0]
    for (const push of pushes) {
      const own = reach(away, y, z, push)
      // The mirrored push of the other side reaches over the middle.
      const other = push.at[0] > 0 && away < 3 * push.radii[0] ? reach(-away, y, z, push) : 0
      dx += push.by[0] * (own - other)
      dy += push.by[1] * (own + other)
      dz += push.by[2] * (own + other)
    }
    const share = neckShare(y)
    const still = aboveCollar(y)
    const warped = [
      (x + side * dx) * (1 + (width - 1) * share),
      MIDDLE.y + (y + dy - MIDDLE.y) * (1 + (height - 1) * share),
      MIDDLE.z + (z + dz - MIDDLE.z) * (1 + (depth - 1) * share),
    ] as const
    return [x + (warped[0] - x) * still, y + (warped[1] - y) * still, z + (warped[2] - z) * still]
  }
}
