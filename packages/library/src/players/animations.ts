import { lerp } from '@kitwright/measure'
/**
 * Pose of an arm below its sleeve, degrees: `bend` of the elbow, `turn` of the forearm inwards about the upper arm,
 * `wave` of the hand to its back.
 */
export interface ArmPose {
  readonly bend: number
  readonly turn: number
  readonly wave: number
}

/** Pose of a player's movable parts that are not under cloth, in degrees from standing still. */
export interface PlayerPose {
  /** Angles to the player's left, down, and towards the left shoulder. */
  readonly head: { readonly turn: number; readonly nod: number; readonly tilt: number }
  readonly left: ArmPose
  readonly right: ArmPose
}

export interface PlayerAnimation {
  readonly id: string
  readonly ms: number
  /** Whether the animation repeats. Otherwise the player stands still again at its end. */
  readonly isEndless: boolean
  /** Key frames, each at its share of the time. The first also follows the last. */
  readonly frames: readonly { readonly at: number; readonly pose: PlayerPose }[]
}

type JointAngles = readonly [number, number, number]

const arm = ([bend, turn, wave]: JointAngles): ArmPose => ({ bend, turn, wave })
const frame = (
  at: number,
  head: JointAngles,
  left: JointAngles,
  right: JointAngles,
): PlayerAnimation['frames'][number] => ({
  at,
  pose: { head: { turn: head[0], nod: head[1], tilt: head[2] }, left: arm(left), right: arm(right) },
})

export const REST_POSE: PlayerPose = frame(0, [0, 0, 0], [0, 0, 0], [0, 0, 0]).pose

/** Animations that a player can perform, in the order of the picker. */
export const ANIMATIONS: readonly PlayerAnimation[] = [
  {
    id: 'happy_idle',
    ms: 3600,
    isEndless: true,
    frames: [
      frame(0, [-8, 1, -5], [10, 4, 4], [26, 0, -6]),
      frame(0.25, [0, 6, 0], [22, 0, -4], [16, 4, 2]),
      frame(0.5, [10, 0, 6], [28, 0, -6], [8, 4, 4]),
      frame(0.75, [2, 6, 1], [18, 2, 0], [20, 0, -4]),
    ],
  },
  {
    id: 'offensive_idle',
    ms: 2800,
    isEndless: true,
    frames: [
      frame(0, [-16, 6, 0], [52, 8, 0], [62, 4, 4]),
      frame(0.3, [-10, 9, -2], [60, 4, 4], [54, 8, 0]),
      frame(0.55, [18, 6, 2], [54, 8, 0], [64, 4, 4]),
      frame(0.8, [12, 9, 1], [62, 4, 4], [56, 8, 0]),
    ],
  },
  {
    id: 'salute',
    ms: 3800,
    isEndless: false,
    frames: [
      frame(0, [0, 0, 0], [0, 0, 0], [0, 0, 0]),
      frame(0.22, [-6, -3, 0], [4, 0, 0], [96, -14, -4]),
      frame(0.34, [-6, -4, 0], [4, 0, 0], [104, -8, 4]),
      frame(0.48, [-4, 8, 0], [4, 0, 0], [104, -8, 4]),
      frame(0.66, [-6, -3, 0], [4, 0, 0], [104, -8, 4]),
    ],
  },
  {
    id: 'warrior_idle',
    ms: 4400,
    isEndless: true,
    frames: [
      frame(0, [0, 10, 0], [76, -8, 6], [84, -12, 8]),
      frame(0.35, [-12, 13, -3], [82, -12, 8], [78, -8, 6]),
      frame(0.6, [4, 8, 2], [86, -10, 8], [76, -12, 6]),
    ],
  },
]

const armBetween = (a: ArmPose, b: ArmPose, share: number): ArmPose => ({
  bend: lerp(a.bend, b.bend, share),
  turn: lerp(a.turn, b.turn, share),
  wave: lerp(a.wave, b.wave, share),
})

/** Interpolates from one pose to another. */
export function poseBetween(a: PlayerPose, b: PlayerPose, share: number): PlayerPose {
  return {
    head: {
      turn: lerp(a.head.turn, b.head.turn, share),
      nod: lerp(a.head.nod, b.head.nod, share),
      tilt: lerp(a.head.tilt, b.head.tilt, share),
    },
    left: armBetween(a.left, b.left, share),
    right: armBetween(a.right, b.right, share),
  }
}

/** Eases in and out. */
export const eased = (share: number): number => share * share * (3 - 2 * share)

/** Returns the pose of an animation after `afterMs`; null once it is over. */
export function poseAt({ ms, isEndless, frames }: PlayerAnimation, afterMs: number): PlayerPose | null {
  if (!isEndless && afterMs >= ms) return null
  const share = (afterMs / ms) % 1
  const index = frames.findLastIndex(({ at }) => at <= share)
  const from = frames[index]!
  const to = frames[index + 1]
  const end = to?.at ?? 1
  return poseBetween(from.pose, (to ?? frames[0]!).pose, eased((share - from.at) / (end - from.at)))
}
