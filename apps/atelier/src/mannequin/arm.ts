import { armCones, type ArmPose } from '../dressForm/arms.ts'
import type { Distance } from '../dressForm/distanceGrid.ts'
import type { Vec3 } from '../dressForm/solids.ts'
import { blended, chain, cone, offsetField, intersectField } from './signedDistance.ts'

/** Poses in which jerseys are draped, halfway between both arms; a long sleeve folds at the elbow. */
export const SHORT_POSE: ArmPose = { degrees: 24, elbow: 0.3 }
export const LONG_POSE: ArmPose = { degrees: 24, elbow: 0.5 }

/** Axes of a frame: `along` the forearm, to its `front`, and to its `side`. */
export interface Frame {
  readonly origin: Vec3
  readonly along: Vec3
  readonly front: Vec3
  readonly side: Vec3
}

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const crossed = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (v: Vec3): Vec3 => {
  const length = Math.hypot(...v)
  return [v[0] / length, v[1] / length, v[2] / length]
}

/** Returns the frame of the left wrist in a pose. */
export function wristOf(pose: ArmPose): Frame {
  const { from, to } = armCones(pose, { isSlim: false })[1]!
  const along = unit(minus(to, from))
  const side = unit(crossed([0, 0, 1], along))
  return { origin: to, along, side, front: crossed(along, side) }
}

const { origin, along, front, side } = wristOf(SHORT_POSE)

/** Returns a point by its offsets from the wrist: down the hand, to its front, and away from the body. */
const at = (down: number, ahead: number, out: number): Vec3 => [
  origin[0] + along[0] * down + front[0] * ahead + side[0] * out,
  origin[1] + along[1] * down + front[1] * ahead + side[1] * out,
  origin[2] + along[2] * down + front[2] * ahead + side[2] * out,
]

/** Index to little finger: start, length and thickness. The palm faces the thigh. */
const FINGERS: readonly (readonly [ahead: number, start: number, length: number, radius: number])[] = [
  [0.03, 0.083, 0.07, 0.0086],
  [0.01, 0.087, 0.077, 0.009],
  [-0.01, 0.085, 0.072, 0.0086],
  [-0.029, 0.079, 0.058, 0.0076],
]

const finger = ([ahead, start, length, radius]: (typeof FINGERS)[number], i: number): Distance => {
  const curl = 0.02 + 0.006 * i
  return chain(
    [
      [at(start, ahead, -0.001), radius * 1.08],
      [at(start + length * 0.5, ahead * 1.02, -0.003 - curl * 0.35), radius],
      [at(start + length * 0.82, ahead * 1.02, -0.006 - curl), radius * 0.9],
      [at(start + length, ahead * 1.01, -0.012 - curl * 1.45), radius * 0.72],
    ],
    0.004,
  )
}

const palm = blended(
  [
    cone(at(0.028, 0.014, 0), at(0.08, 0.027, 0), [0.0165, 0.0115]),
    cone(at(0.028, 0.002, 0.002), at(0.084, 0.009, 0.001), [0.0175, 0.012]),
    cone(at(0.028, -0.008, 0.001), at(0.08, -0.01, 0.001), [0.0165, 0.012]),
    cone(at(0.026, -0.014, -0.001), at(0.074, -0.026, -0.001), [0.0155, 0.0115]),
  ],
  0.012,
)
const thumb = chain(
  [
    [at(0.03, 0.022, -0.006), 0.0145],
    [at(0.065, 0.042, -0.013), 0.0105],
    [at(0.092, 0.05, -0.02), 0.0092],
    [at(0.113, 0.052, -0.026), 0.0068],
  ],
  0.006,
)

const [upper, fore] = armCones(SHORT_POSE, { isSlim: false })
const forearm = blended(
  [
    cone(upper!.from, upper!.to, [0.051, 0.039]),
    cone(fore!.from, at(-0.18, 0, 0), [0.0385, 0.0415]),
    cone(at(-0.18, 0.003, 0.003), at(-0.045, 0.001, 0), [0.0415, 0.0255]),
    cone(at(-0.05, 0.006, 0), at(0.025, 0.009, 0), [0.0222, 0.0176]),
    cone(at(-0.05, -0.006, 0), at(0.025, -0.008, 0), [0.0218, 0.0172]),
  ],
  0.014,
)

const fingers = blended(FINGERS.map(finger), 0.0025)
const arm = blended([forearm, palm, thumb], 0.016)
const whole: Distance = blended([arm, fingers], 0.007)

/** Returns the metres along the forearm from the wrist. */
const down: Distance = (x, y, z) => (x - origin[0]) * along[0] + (y - origin[1]) * along[1] + (z - origin[2]) * along[2]

/** Start of the skin below the shoulder joint. Skin that no sleeve shows would shine through gaps between its seams. */
const SKIN_START_M = 0.115
const upperWay = unit(minus(upper!.to, upper!.from))
/** The arm and hand under a short sleeve. */
export const armField: Distance = intersectField(whole, (x, y, z) => {
  const [u, v, w] = minus([x, y, z], upper!.from)
  return SKIN_START_M - (u * upperWay[0] + v * upperWay[1] + w * upperWay[2])
})
/** Start of the hand that a long sleeve shows; it reaches into the cuff. */
const HAND_START_M = -0.042
/** The hand from the edge of a long sleeve. */
export const handField: Distance = intersectField(whole, (x, y, z) => HAND_START_M - down(x, y, z))

const GLOVE_M = 0.0042
/** The start of the glove, below the cuff of a long sleeve. */
const GLOVE_START_M = 0.002
const gauntlet = cone(at(-0.004, 0, 0), at(0.03, 0.003, 0), [0.029, 0.024])
/** Distance field of a goalkeeper's glove, its strap round the wrist. */
export const gloveField: Distance = intersectField(
  blended([offsetField(whole, GLOVE_M), gauntlet], 0.006),
  (x, y, z) => GLOVE_START_M - down(x, y, z),
  0.002,
)
