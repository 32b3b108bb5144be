import { lerp } from '@kitwright/measure'

/** A turn of the trunk or the head, degrees: to the player's left, down, and towards the left shoulder. */
export interface TurnPose {
  readonly turn: number
  readonly nod: number
  readonly tilt: number
}

/**
 * Pose of an arm, degrees from how it was modelled, 24° off the body. The upper arm: `lift` to the side and `forward`. `bend` of the elbow, `turn` of the forearm inwards about the upper arm, `wave` of the
 * hand to its back.
 */
export interface ArmPose {
  readonly lift: number
  readonly forward: number
  readonly bend: number
  readonly turn: number
  readonly wave: number
}

/** A foot's place, in metres from the modelled one: away from the other foot, and to the front. Angles are degrees. */
export interface FootPose {
  readonly out: number
  readonly ahead: number
  /** Turn of the toes outwards, and lift of the heel. */
  readonly toe: number
  readonly heel: number
}

/** Pose of a player. Feet stay where they stand: the legs bend as the pelvis moves. */
export interface PlayerPose {
  /** Metres to the player's left, down and to the front. */
  readonly pelvis: TurnPose & { readonly side: number; readonly drop: number; readonly ahead: number }
  readonly spine: TurnPose
  readonly head: TurnPose
  readonly left: ArmPose
  readonly right: ArmPose
  readonly leftFoot: FootPose
  readonly rightFoot: FootPose
}

export type PoseChange = { readonly [K in keyof PlayerPose]?: Partial<PlayerPose[K]> }

const STRAIGHT: TurnPose = { turn: 0, nod: 0, tilt: 0 }
const ARM: ArmPose = { lift: 0, forward: 0, bend: 0, turn: 0, wave: 0 }
const FOOT: FootPose = { out: 0, ahead: 0, toe: 0, heel: 0 }

/** The pose in which the figure is modelled and its kit is draped. */
export const REST_POSE: PlayerPose = {
  pelvis: { ...STRAIGHT, side: 0, drop: 0, ahead: 0 },
  spine: STRAIGHT,
  head: STRAIGHT,
  left: ARM,
  right: ARM,
  leftFoot: FOOT,
  rightFoot: FOOT,
}

/** Returns a pose by its differences from the modelled one. */
export const pose = (change: PoseChange): PlayerPose => ({
  pelvis: { ...REST_POSE.pelvis, ...change.pelvis },
  spine: { ...STRAIGHT, ...change.spine },
  head: { ...STRAIGHT, ...change.head },
  left: { ...ARM, ...change.left },
  right: { ...ARM, ...change.right },
  leftFoot: { ...FOOT, ...change.leftFoot },
  rightFoot: { ...FOOT, ...change.rightFoot },
})

/** The pose at rest: weight on the right leg, arms relaxed. */
export const STANDING_POSE: PlayerPose = pose({
  pelvis: { side: -0.02, drop: 0.008, turn: 3, tilt: 2.5 },
  spine: { turn: -4, nod: -2, tilt: -4 },
  head: { turn: -3, nod: 1, tilt: 2 },
  left: { lift: -9, forward: 4, bend: 14, turn: 4, wave: 2 },
  right: { lift: -8, forward: 1, bend: 10, turn: 2 },
  leftFoot: { out: 0.016, ahead: 0.035, toe: 6 },
  rightFoot: { toe: 2 },
})

type Numbers = Readonly<Record<string, number>>

function between<T extends object>(a: T, b: T, share: number): T {
  const [from, to] = [a as Numbers, b as Numbers]
  return Object.fromEntries(Object.keys(from).map(key => [key, lerp(from[key]!, to[key]!, share)])) as T
}

/** Interpolates from one pose to another. */
export const poseBetween = (a: PlayerPose, b: PlayerPose, share: number): PlayerPose => ({
  pelvis: between(a.pelvis, b.pelvis, share),
  spine: between(a.spine, b.spine, share),
  head: between(a.head, b.head, share),
  left: between(a.left, b.left, share),
  right: between(a.right, b.right, share),
  leftFoot: between(a.leftFoot, b.leftFoot, share),
  rightFoot: between(a.rightFoot, b.rightFoot, share),
})

/** Eases in and out. */
export const eased = (share: number): number => share * share * (3 - 2 * share)
