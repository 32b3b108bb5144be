import type { ArmPose, PlayerPose } from '@kitwright/library/players'
import { Quaternion, Vector3 } from 'three'

/** A joint of the figure: parts `along` it turn about `at`, softly over `soft` metres to either side. */
export interface Joint {
  readonly at: Vector3
  readonly along: Vector3
  readonly soft: number
}

/**
 * The joints of the figure's left side as the atelier models it, in metres: nothing under cloth may move, so each
 * begins where the cloth ends.
 */
export const JOINTS = {
  // Tilted to the front: the chin moves with the head.
  neck: { at: new Vector3(0, 0.075, -0.008), along: new Vector3(0, 0.9, 0.43), soft: 0.035 },
  elbow: { at: new Vector3(0.294, -0.356, -0.004), along: new Vector3(0.362, -0.922, 0.138), soft: 0.04 },
  wrist: { at: new Vector3(0.371, -0.588, 0.072), along: new Vector3(0.299, -0.907, 0.296), soft: 0.03 },
} as const satisfies Readonly<Record<string, Joint>>
export type JointName = keyof typeof JOINTS

/** Returns the joints that move a part, in order. Hands from long sleeves stay at the cuffs. */
export function jointsOf(part: string): readonly JointName[] {
  if (part === 'head') return ['neck']
  return part === 'arm' || part === 'hand' || part === 'glove' ? ['wrist', 'elbow'] : []
}

/** Direction down the upper arm, the axis of the forearm's twist. */
const UPPER_ARM = new Vector3(0.407, -0.914, 0)
/** The elbow's axis, to the front. */
const HINGE = new Vector3(-0.834, -0.372, -0.407).normalize()
/** Direction across the palm, which faces the thigh. */
const KNUCKLES = new Vector3(0.334, 0.261, 0.9).normalize()
const about = (axis: Vector3, degrees: number): Quaternion =>
  new Quaternion().setFromAxisAngle(axis, (degrees * Math.PI) / 180)

const [X, Y, Z] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)]

function armTurn({ bend, turn, wave }: ArmPose, joint: JointName): Quaternion {
  if (joint === 'elbow') return about(UPPER_ARM, turn).multiply(about(HINGE, bend))
  return about(KNUCKLES, wave)
}

/** Returns the rotation of a left-side joint in a pose. */
export function turnOf(joint: JointName, { head, left, right }: PlayerPose, side: 'left' | 'right'): Quaternion {
  if (joint !== 'neck') return armTurn(side === 'left' ? left : right, joint)
  return about(Y, head.turn).multiply(about(X, head.nod)).multiply(about(Z, -head.tilt))
}

/** Moves a point of the left side, as the shader does. */
export function bendPoint(point: Vector3, { at, along, soft }: Joint, turn: Quaternion): Vector3 {
  const t = Math.min(1, Math.max(0, (point.clone().sub(at).dot(along) + soft) / (2 * soft)))
  const share = t * t * (3 - 2 * t)
  const { x, y, z, w } = turn
  const part = new Quaternion(x * share, y * share, z * share, 1 + (w - 1) * share).normalize()
  return point.clone().sub(at).applyQuaternion(part).add(at)
}
