import { lerp } from '@kitwright/measure'
import { armCones, type ArmPose, type ArmShape, limbsDistance } from './arms.ts'
import { type Distance, distanceGrid } from './distanceGrid.ts'
import { smoothMin, smoothStep, ellipsoidDistance, type RoundCone, roundConeDistance } from './solids.ts'
import { torsoDistance } from './torso.ts'
import { innerGarmentSolid } from './innerGarment.ts'

/** Returns the thigh on the side x > 0, from slim (0) to full (1); its knee is moved `ahead` by metres. */
const legCones = (share: number, ahead = 0): RoundCone[] => [
  {
    from: [lerp(0.088, 0.104, share), -0.8, -0.006],
    to: [lerp(0.14, 0.15, share), -1.22, 0.004 + ahead],
    radii: [lerp(0.055, 0.083, share), lerp(0.045, 0.062, share)],
  },
]

/** Distance to a head small enough that a hood closes loosely round it. */
const headDistance = (x: number, y: number, z: number): number =>
  ellipsoidDistance(x, y, z, [0, 0.165, 0], [0.08, 0.115, 0.095])

/** A wearer's pose: the angle of each arm, and the lean and turn of the trunk. */
export interface WearerPose {
  readonly left: ArmPose
  readonly right: ArmPose
  /** Metres that the shoulders are moved to the wearer's left; 0 by default. */
  readonly lean?: number
  /** Angle in radians by which the shoulders are turned about the spine; 0 by default. */
  readonly twist?: number
}

/** Returns the pose of a wearer who stands straight and holds both arms alike. */
export const bothArms = (arm: ArmPose): WearerPose => ({ left: arm, right: arm })

/** Form that cloth is draped over: a mannequin whose limbs can move. Distances are in metres, negative inside. */
export interface DressForm {
  readonly distance: Distance
  pose(wearer: WearerPose): void
  /**
   * Sets the legs: 0 is so slim that in-seams can close between them, 1 is full thighs. In a stride the left knee is as
   * many metres ahead as the right one is behind; 0 by default.
   */
  fillLegs(share: number, stride?: number): void
}

interface FormerShape {
  readonly hasLegs?: boolean
  readonly hasSlimArms?: boolean
  /** Whether slim arms have hands, for sleeves that reach beyond the wrists. */
  readonly hasHands?: boolean
  /** Whether the trunk has no waist, for cloth that is too thick to follow one. */
  readonly isStraight?: boolean
  /** Whether there is a small head, for sewing a hood round it. */
  readonly hasHead?: boolean
  /** End of the neck, metres above the high point of the shoulder; the neck has no end if absent. */
  readonly neckTop?: number
  /** A solid round the neck that a laid-back hood rests on. */
  readonly neck?: RoundCone
  /** Width and depth of the trunk relative to the mannequin's own; 1 by default. */
  readonly girth?: number
  /** Particles of a garment worn underneath, in metres. */
  readonly worn?: ArrayLike<number>
}

const CELL_M = 0.008
/** A nearly hard blend, so that no cloth is trapped in the armpit. */
const ARM_BLEND_M = 0.004

const LEG_BLEND_M = 0.03
const HEAD_BLEND_M = 0.03

function legsFormer(torso: Distance): DressForm {
  let [left, right] = [legCones(0), legCones(0)]
  return {
    pose: () => undefined,
    fillLegs: (share, stride = 0) => {
      left = legCones(share, stride)
      right = legCones(share, -stride)
    },
    distance: (x, y, z) => smoothMin(torso(x, y, z), limbsDistance(x < 0 ? right : left, x, y, z), LEG_BLEND_M),
  }
}

/** Heights between which the hips' lean and twist grow to those of the shoulders, in metres. */
const LEAN = { from: -0.85, over: 0.75 }
const TWIST = { from: -0.75, over: 0.5 }
/** Nearer to the axis than this, below the neck, the trunk is always nearer than an arm. */
const TRUNK_M = 0.09

function armsFormer(torso: Distance, shape: ArmShape): DressForm {
  const raised: ArmPose = { degrees: 40, elbow: 0 }
  let [left, right] = [armCones(raised, shape), armCones(raised, shape)]
  let [lean, twist, cos, sin] = [0, 0, 1, 0]
  const trunk: Distance = (x, y, z) => {
    if (twist === 0) return torso(x, y, z)
    const turn = twist * smoothStep((y - TWIST.from) / TWIST.over)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return torso(x * c - z * s, y, x * s + z * c)
  }
  return {
    pose: wearer => {
      left = armCones(wearer.left, shape)
      right = armCones(wearer.right, shape)
      lean = wearer.lean ?? 0
      twist = wearer.twist ?? 0
      cos = Math.cos(twist)
      sin = Math.sin(twist)
    },
    fillLegs: () => undefined,
    distance: (px, y, z) => {
      const x = lean === 0 ? px : px - lean * smoothStep((y - LEAN.from) / LEAN.over)
      const d = trunk(x, y, z)
      if (x < TRUNK_M && x > -TRUNK_M) return d
      const ax = x * cos - z * sin
      return smoothMin(d, limbsDistance(ax < 0 ? right : left, ax, y, x * sin + z * cos), ARM_BLEND_M)
    },
  }
}

/** Creates the mannequin for one garment. */
export function makeDressForm(shape: FormerShape): DressForm {
  const {
    hasLegs = false,
    hasSlimArms = false,
    hasHands = false,
    isStraight = false,
    hasHead = false,
    neckTop = Infinity,
    neck,
    girth = 1,
    worn,
  } = shape
  const under = worn ? innerGarmentSolid(worn) : () => Infinity
  const trunk: Distance = (x, y, z) => {
    const d = Math.max(torsoDistance(x / girth, y, z / girth, { hasLegs, isStraight }) * girth, y - neckTop)
    if (hasHead) return smoothMin(d, headDistance(x, y, z), HEAD_BLEND_M)
    return neck ? smoothMin(d, roundConeDistance(x, y, z, neck), ARM_BLEND_M) : d
  }
  const torso = distanceGrid((x, y, z) => Math.min(trunk(x, y, z), under(x, y, z)), {
    low: [-0.42, hasLegs ? -1.4 : -1.15, -0.26],
    high: [0.42, hasHead ? 0.4 : 0.2, 0.26],
    cell: CELL_M,
  })
  if (hasLegs) return legsFormer(torso)
  return armsFormer(torso, { isSlim: hasSlimArms, hasHand: hasHands })
}
