import { toRadians } from '@kitwright/measure'
import type { WearerPose } from './dressForm.ts'
import { rhythmOf } from './rhythm.ts'
import { smoothStep } from './solids.ts'

/** A wearer's movement before he stands still. Angles are in degrees. */
export interface WearerMotion {
  /** Angles between each arm and straight down at the end. They differ, as on anyone who stands. */
  readonly left: number
  readonly right: number
  /** By how much the arms are raised first. */
  readonly lift: number
  /** By how much the arms are held to the front at the end. */
  readonly forward: number
  /** Greatest turn of the shoulders to either side. */
  readonly twist: number
  /** Greatest lean of the shoulders to either side, in metres. */
  readonly lean: number
  /** Number of the wearer's own rhythm; 0 by default, which is the common one. */
  readonly rhythm?: number
}

/** Share of the drape after which the wearer stands. */
const MOVING_UNTIL = 0.55
/** The right arm follows the left one less closely. */
const RIGHT_SHARE = { elbow: 0.9, forward: 0.8 }

interface MotionInput {
  /** Angle of both arms at the start, in degrees. */
  readonly from: number
  /** Bend of the elbows at the end, in radians. */
  readonly elbow: number
  readonly motion: WearerMotion
}

/** Returns the wearer's pose at a completed share of the drape. */
export function wearerAt(t: number, { from, elbow, motion }: MotionInput): WearerPose {
  const { twist, lean, leftLift, rightLift } = rhythmOf(motion.rhythm ?? 0)
  const raised = smoothStep(t / 0.1) * (1 - smoothStep((t - 0.12) / 0.1))
  const lowered = smoothStep((t - 0.12) / 0.32)
  const bent = elbow * smoothStep((t - 0.2) / 0.3)
  const moving = Math.max(0, 1 - t / MOVING_UNTIL)
  return {
    left: {
      degrees: from + (motion.lift + leftLift) * raised + (motion.left - from) * lowered,
      elbow: bent,
      forward: motion.forward * lowered,
    },
    right: {
      degrees: from + (motion.lift + rightLift) * raised + (motion.right - from) * lowered,
      elbow: bent * RIGHT_SHARE.elbow,
      forward: motion.forward * RIGHT_SHARE.forward * lowered,
    },
    lean: motion.lean * Math.sin(lean * t) * moving,
    twist: toRadians(motion.twist) * Math.sin(twist * t) * moving,
  }
}
