import { pose, STANDING_POSE, type PlayerPose, type PoseChange, type TurnPose } from './poses.ts'

const mirroredTurn = <T extends TurnPose>(of: T): T => ({ ...of, turn: -of.turn, tilt: -of.tilt })

/** Returns a pose with left and right exchanged. */
export const mirrored = (of: PlayerPose): PlayerPose => ({
  pelvis: { ...mirroredTurn(of.pelvis), side: -of.pelvis.side },
  spine: mirroredTurn(of.spine),
  head: mirroredTurn(of.head),
  left: of.right,
  right: of.left,
  leftFoot: of.rightFoot,
  rightFoot: of.leftFoot,
})

/** Both feet on the ground, a little apart. */
const UPRIGHT: PoseChange = {
  pelvis: { drop: 0.006, nod: -1 },
  spine: { nod: -3 },
  head: { nod: 1 },
  leftFoot: { out: 0.03, toe: 8 },
  rightFoot: { out: 0.03, toe: 8 },
}

const BEHIND = { lift: -2, forward: -26, bend: 52, turn: 62, wave: 0 }
const HIP = { lift: 24, forward: -16, bend: 92, turn: 46, wave: -10 }
const HANGING = { lift: -9, forward: 5, bend: 16, turn: 8, wave: 2 }

/** Poses of those who stand in a line-up. */
export const STANDING_POSES = {
  relaxed: STANDING_POSE,
  behind: pose({ ...UPRIGHT, left: BEHIND, right: { ...BEHIND, bend: 56 } }),
  hips: pose({
    ...UPRIGHT,
    leftFoot: { out: 0.06, toe: 12 },
    rightFoot: { out: 0.06, toe: 12 },
    left: HIP,
    right: HIP,
  }),
  upright: pose({ ...UPRIGHT, left: HANGING, right: { ...HANGING, bend: 12 } }),
  ready: pose({
    ...UPRIGHT,
    leftFoot: { out: 0.08, toe: 10 },
    rightFoot: { out: 0.08, toe: 10 },
    left: { lift: 1, forward: 6, bend: 34, turn: 16 },
    right: { lift: 1, forward: 6, bend: 34, turn: 16 },
  }),
} as const satisfies Readonly<Record<string, PlayerPose>>

/** On the right knee, the left foot in front. */
const KNEELING: PoseChange = {
  pelvis: { nod: 5, drop: 0.44, ahead: -0.04, turn: -4 },
  spine: { turn: 4, nod: 4 },
  head: { nod: -6 },
  leftFoot: { out: 0.03, ahead: 0.34, toe: 4 },
  rightFoot: { ahead: -0.42, heel: 70 },
}
const ON_KNEE = { lift: -21, forward: 37, bend: 6, turn: 40, wave: 8 }
const AT_SIDE = { lift: -6, forward: 4, bend: 14, turn: 6, wave: 0 }

/** Poses of those who kneel in a line-up. */
export const KNEELING_POSES = {
  hand: pose({ ...KNEELING, left: ON_KNEE, right: AT_SIDE }),
  hands: pose({
    ...KNEELING,
    spine: { turn: 8, nod: 3 },
    left: ON_KNEE,
    right: { lift: -20, forward: 40, bend: 26, turn: 50, wave: 0 },
  }),
  hip: pose({ ...KNEELING, left: ON_KNEE, right: HIP }),
} as const satisfies Readonly<Record<string, PlayerPose>>

export type StandingPoseId = keyof typeof STANDING_POSES
export type KneelingPoseId = keyof typeof KNEELING_POSES
