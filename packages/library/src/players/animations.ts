import { eased, pose, poseBetween, STANDING_POSE, type PlayerPose, type PoseChange } from './poses.ts'

export interface PlayerAnimation {
  readonly id: string
  readonly ms: number
  /** Whether the animation repeats. Otherwise the player stands still again at its end. */
  readonly isEndless: boolean
  /** Returns the pose at a share of the time, 0-1. An endless one ends as it starts. */
  readonly poseAt: (share: number) => PlayerPose
}

/** A wave of `times` per round, which starts at a share of itself. */
const wave = (share: number, times = 1, from = 0): number => Math.sin(2 * Math.PI * (times * share + from))

/** Shifts the weight from foot to foot; the shoulders answer the hips. */
function happy(share: number): PlayerPose {
  const [a, b, late] = [wave(share), wave(share, 2), wave(share, 1, -0.07)]
  return pose({
    pelvis: { side: 0.03 * a, drop: 0.014 + 0.008 * b, turn: 4 * a, tilt: -2.5 * a },
    spine: { turn: -6 * late, nod: -3 + 1.5 * b, tilt: 5.5 * late },
    head: { turn: 9 * wave(share, 1, 0.15), nod: 1 - 2.5 * b, tilt: -4 * a },
    left: { lift: -7 + 2 * b, forward: 5 + 6 * late, bend: 24 + 5 * b, turn: 6, wave: 3 * late },
    right: { lift: -7 - 2 * b, forward: 5 - 6 * late, bend: 24 - 5 * b, turn: 6, wave: -3 * late },
    leftFoot: { out: 0.012, ahead: 0.015, toe: 4, heel: Math.max(0, -7 * a) },
    rightFoot: { out: 0.012, ahead: -0.015, toe: 3, heel: Math.max(0, 7 * a) },
  })
}

/** Crouches on wide feet, ready to start. */
function offensive(share: number): PlayerPose {
  const [a, b, late] = [wave(share), wave(share, 2), wave(share, 1, -0.08)]
  return pose({
    pelvis: { side: 0.024 * a, drop: 0.085 + 0.014 * b, ahead: -0.045, nod: 13, turn: -6, tilt: -1.5 * a },
    spine: { turn: 4 + 4 * late, nod: 13 + 1.5 * b, tilt: 3 * late },
    head: { turn: 3 - 8 * wave(share, 1, 0.12), nod: -19, tilt: -1.5 * a },
    left: { lift: 2, forward: 16 + 4 * late, bend: 62 + 5 * b, turn: -4, wave: 4 },
    right: { lift: 3, forward: 8 - 4 * late, bend: 58 - 5 * b, turn: -2, wave: 2 },
    leftFoot: { out: 0.075, ahead: 0.11, toe: 4 },
    rightFoot: { out: 0.085, ahead: -0.12, toe: 8, heel: 10 },
  })
}

const SALUTE_ARM = { lift: 40, forward: 28, bend: 124, turn: -34, wave: 0 }

/** Raises the right hand to the brow, holds it and lowers it. */
function salute(share: number): PlayerPose {
  const raised = eased(Math.min(1, Math.max(0, (share - 0.06) / 0.2)))
  const lowered = eased(Math.min(1, Math.max(0, (share - 0.74) / 0.22)))
  const attention: PoseChange = {
    pelvis: { drop: 0.003, ahead: 0.006 },
    spine: { nod: -4 },
    head: { turn: -3, nod: -1 },
    left: { lift: -11, bend: 8, turn: 2 },
    leftFoot: { out: -0.03, toe: 3 },
    rightFoot: { out: -0.03, toe: 3 },
  }
  const held = pose({ ...attention, right: SALUTE_ARM })
  return poseBetween(STANDING_POSE, held, raised * (1 - lowered))
}

/** Stands broad with the arms off the body, and looks from side to side. */
function warrior(share: number): PlayerPose {
  const [a, b] = [wave(share), wave(share, 2)]
  return pose({
    pelvis: { side: 0.012 * a, drop: 0.038 + 0.004 * b, turn: 5, tilt: -1 * a },
    spine: { turn: -4 + 2 * a, nod: -6 + 1.5 * b, tilt: 2 * a },
    head: { turn: -3 + 13 * wave(share, 1, 0.14), nod: 4 },
    left: { lift: 2 + b, forward: 4, bend: 34 + 2 * b, turn: 12, wave: -4 },
    right: { lift: 2 + b, forward: 4, bend: 34 + 2 * b, turn: 12, wave: -4 },
    leftFoot: { out: 0.075, ahead: 0.06, toe: 8 },
    rightFoot: { out: 0.075, ahead: -0.06, toe: 11 },
  })
}

/** Animations that a player can perform, in the order of the picker. */
export const ANIMATIONS: readonly PlayerAnimation[] = [
  { id: 'happy_idle', ms: 4000, isEndless: true, poseAt: happy },
  { id: 'offensive_idle', ms: 2600, isEndless: true, poseAt: offensive },
  { id: 'salute', ms: 3800, isEndless: false, poseAt: salute },
  { id: 'warrior_idle', ms: 4400, isEndless: true, poseAt: warrior },
]

/** Returns the pose of an animation after `afterMs`; null once it is over. */
export function poseAt(animation: PlayerAnimation, afterMs: number): PlayerPose | null {
  if (!animation.isEndless && afterMs >= animation.ms) return null
  return animation.poseAt((afterMs / animation.ms) % 1)
}
