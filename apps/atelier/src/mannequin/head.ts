import type { Distance } from '../dressForm/distanceGrid.ts'
import { torsoDistance } from '../dressForm/torso.ts'
import { smoothMin } from '../dressForm/solids.ts'
import { face, features, skull } from './face.ts'
import { above, ball, blended, cone, offsetField, ramp, smoothMax, intersectField } from './signedDistance.ts'

/** Depth of the figure under cloth that was draped over the same body. */
const UNDER_CLOTH_M = 0.004
/** End of the yoke, lower than the deepest neckline. */
const YOKE_END_Y = -0.15

/** Distance to neck, shoulders and the top of the chest, slightly under the cloth. */
const trunk: Distance = (x, y, z) => {
  const d = torsoDistance(x, y, z, { hasLegs: false, isStraight: false })
  return d + UNDER_CLOTH_M * (1 - 0.5 * ramp(y, 0.03, 0.07))
}
const yoke: Distance = (x, y, z) => Math.max(trunk(x, y, z), y - 0.15)

/**
 * Head, neck and shoulders in one field. Two parts of different resolution are cut from it, open where they overlap on
 * the neck.
 */
export const bustField: Distance = intersectField(
  (x, y, z) => smoothMin(face(x, y, z), yoke(x, y, z), 0.022),
  above(YOKE_END_Y),
  0.004,
)

const MIN_HAIR_M = 0.0018

/** Returns a field that is negative above a hairline that falls from the brow to the nape. */
const hairline =
  (brow: number, nape: number): Distance =>
  (x, y, z) => {
    const t = Math.max(0, (z + 0.1) / 0.19)
    // a point in front of the ear, rounded temples
    const side = ramp(Math.abs(x), 0.035, 0.075)
    return (nape + (brow - nape) * t ** 1.15 - side * 0.018 * ramp(z, -0.02, 0.05) - y) * 0.8
  }

/**
 * Returns a cap of hair. It lies flat at its line and gains its thickness behind it, so that it has no rim like a
 * bathing cap.
 */
const cap = (thickness: number | Distance, line: Distance): Distance =>
  intersectField(
    (x, y, z) => {
      const full = typeof thickness === 'number' ? thickness : thickness(x, y, z)
      return skull(x, y, z) - MIN_HAIR_M - (full - MIN_HAIR_M) * ramp(-line(x, y, z), 0, 0.022)
    },
    line,
    0.002,
  )

const crop = cap((_x, y, z) => 0.006 + 0.007 * ramp(y, 0.2, 0.29) + 0.003 * ramp(z, 0, 0.08), hairline(0.252, 0.096))

/** Hair combed up over the brow, close at the sides. */
const sweep = cap(
  (x, y, z) => {
    const ridge = 0.0015 * Math.sin(260 * x + 60 * z)
    return 0.0045 + 0.026 * ramp(y, 0.235, 0.3) * (0.55 + 0.45 * ramp(z, -0.06, 0.07)) + ridge * ramp(y, 0.24, 0.28)
  },
  hairline(0.25, 0.098),
)

const curls = cap(
  (x, y, z) => {
    const curl = Math.sin(120 * x) * Math.sin(120 * y + 1) * Math.sin(120 * z + 2)
    return 0.007 + 0.016 * ramp(y, 0.13, 0.23) + 0.004 * curl
  },
  hairline(0.25, 0.104),
)

const tied = cap(0.0075, hairline(0.254, 0.11))
const bun = blended([tied, ball([0, 0.272, -0.088], [0.034, 0.031, 0.032])], 0.012)
const tail = blended(
  [
    tied,
    cone([0, 0.228, -0.104], [0, 0.212, -0.135], [0.017, 0.024]),
    cone([0, 0.212, -0.135], [0, 0.12, -0.142], [0.024, 0.018]),
    cone([0, 0.12, -0.142], [0, 0.055, -0.128], [0.018, 0.006]),
  ],
  0.012,
)

const buzz = cap(0.0022, hairline(0.25, 0.098))

/** Jaw and upper lip, from in front of the ears, leaving the mouth free. */
const jawline: Distance = (x, y, z) => {
  const top = 0.1325 - 0.016 * ramp(Math.abs(x), 0.02, 0.04) + 0.046 * ramp(-z, -0.05, 0.004)
  const mouth = ball([0, 0.1148, 0.09], [0.027, 0.0095, 0.04])
  return Math.max(y - top, 0.002 - z, -mouth(x, y, z))
}
const beard = intersectField(offsetField(features, 0.003), jawline, 0.004)

const band: Distance = (x, y, z) => {
  const middle = 0.222 + 0.2 * (z - 0.09) * 0.55
  return smoothMax(skull(x, y, z) - 0.0105, Math.abs(y - middle) - 0.011, 0.005)
}

/** Shapes that a head can wear, by name. */
export const HEADWEAR: Readonly<Record<string, Distance>> = { crop, sweep, curls, bun, tail, buzz, beard, band }
