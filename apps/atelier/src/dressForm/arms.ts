import { type RoundCone, roundConeDistance, type Vec3 } from './solids.ts'

export const SHOULDER: Vec3 = [0.172, -0.078, -0.008]
const UPPER_M = 0.29
const FORE_M = 0.27
const HAND_M = 0.12
/** Length of a slim arm's hand with straight fingers, which holds a sleeve that reaches beyond the wrist. */
const SLIM_HAND_M = 0.17

export interface ArmPose {
  /** Angle between the arm and straight down, in degrees. */
  readonly degrees: number
  /** Forward bend of the elbow, in radians. */
  readonly elbow: number
  /** Angle of the whole arm to the front, in degrees; 0 by default. */
  readonly forward?: number
}

const along = (from: Vec3, direction: Vec3, metres: number): Vec3 => [
  from[0] + direction[0] * metres,
  from[1] + direction[1] * metres,
  from[2] + direction[2] * metres,
]

/** Thickness of an arm: a slim one lets a long sleeve close round it, and has a hand only if asked for. */
export interface ArmShape {
  readonly isSlim: boolean
  readonly hasHand?: boolean
}

/** Returns the cones of one arm, on the side x > 0. */
export function armCones({ degrees, elbow, forward = 0 }: ArmPose, { isSlim, hasHand }: ArmShape): RoundCone[] {
  const angle = (degrees * Math.PI) / 180
  const ahead = (forward * Math.PI) / 180
  const upper: Vec3 = [Math.sin(angle), -Math.cos(angle) * Math.cos(ahead), Math.cos(angle) * Math.sin(ahead)]
  const lowerAngle = angle * (1 - 0.8 * elbow)
  const lower: Vec3 = [
    Math.sin(lowerAngle) * Math.cos(elbow),
    -Math.cos(lowerAngle) * Math.cos(elbow + ahead),
    Math.sin(elbow + ahead),
  ]
  const elbowAt = along(SHOULDER, upper, UPPER_M)
  const wrist = along(elbowAt, lower, FORE_M)
  if (isSlim) {
    return [
      { from: SHOULDER, to: elbowAt, radii: [0.055, 0.038] },
      { from: elbowAt, to: wrist, radii: [0.038, 0.022] },
      ...(hasHand ? [{ from: wrist, to: along(wrist, lower, SLIM_HAND_M), radii: [0.022, 0.026] } as const] : []),
    ]
  }
  return [
    { from: SHOULDER, to: elbowAt, radii: [0.057, 0.044] },
    { from: elbowAt, to: wrist, radii: [0.043, 0.028] },
    { from: wrist, to: along(wrist, lower, HAND_M), radii: [0.03, 0.034] },
  ]
}

/** Returns the distance to a pair of limbs mirrored about x = 0. */
export function limbsDistance(cones: readonly RoundCone[], px: number, y: number, z: number): number {
  const x = Math.abs(px)
  let d = Infinity
  for (const cone of cones) d = Math.min(d, roundConeDistance(x, y, z, cone))
  return d
}
