import { lerp } from '@kitwright/measure'
import { armCones, type ArmPose, limbsDistance } from './arms.ts'
import { type Distance, distanceGrid } from './distanceGrid.ts'
import { smoothMin, ellipsoidDistance, type RoundCone } from './solids.ts'
import { torsoDistance } from './torso.ts'
import { innerGarmentSolid } from './innerGarment.ts'

/** Returns the thigh on the side x > 0, from slim (0) to full (1). */
const legCones = (share: number): RoundCone[] => [
  {
    from: [lerp(0.088, 0.104, share), -0.8, -0.006],
    to: [lerp(0.14, 0.15, share), -1.22, 0.004],
    radii: [lerp(0.055, 0.083, share), lerp(0.045, 0.062, share)],
  },
]

/** Distance to a head small enough that a hood closes loosely round it. */
const headDistance = (x: number, y: number, z: number): number =>
  ellipsoidDistance(x, y, z, [0, 0.165, 0], [0.08, 0.115, 0.095])

/** Form that cloth is draped over: a mannequin whose limbs can move. Distances are in metres, negative inside. */
export interface DressForm {
  readonly distance: Distance
  pose(arms: ArmPose): void
  /** Sets the legs: 0 is so slim that in-seams can close between them, 1 is full thighs. */
  fillLegs(share: number): void
}

interface FormerShape {
  readonly hasLegs?: boolean
  readonly hasSlimArms?: boolean
  /** Whether the trunk has no waist, for cloth that is too thick to follow one. */
  readonly isStraight?: boolean
  /** Whether there is a small head, for sewing a hood round it. */
  readonly hasHead?: boolean
  /** End of the neck, metres above the high point of the shoulder; the neck has no end if absent. */
  readonly neckTop?: number
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
  let thighs = legCones(0)
  return {
    pose: () => undefined,
    fillLegs: share => {
      thighs = legCones(share)
    },
    distance: (x, y, z) => smoothMin(torso(x, y, z), limbsDistance(thighs, x, y, z), LEG_BLEND_M),
  }
}

/** Creates the mannequin for one garment. */
export function makeDressForm(shape: FormerShape): DressForm {
  const {
    hasLegs = false,
    hasSlimArms = false,
    isStraight = false,
    hasHead = false,
    neckTop = Infinity,
    girth = 1,
    worn,
  } = shape
  const under = worn ? innerGarmentSolid(worn) : () => Infinity
  const trunk: Distance = (x, y, z) => {
    const d = Math.max(torsoDistance(x / girth, y, z / girth, { hasLegs, isStraight }) * girth, y - neckTop)
    return hasHead ? smoothMin(d, headDistance(x, y, z), HEAD_BLEND_M) : d
  }
  const torso = distanceGrid((x, y, z) => Math.min(trunk(x, y, z), under(x, y, z)), {
    low: [-0.42, hasLegs ? -1.4 : -1.15, -0.26],
    high: [0.42, hasHead ? 0.4 : 0.2, 0.26],
    cell: CELL_M,
  })
  if (hasLegs) return legsFormer(torso)
  let cones = armCones({ degrees: 40, elbow: 0 }, hasSlimArms)
  return {
    pose: arms => {
      cones = armCones(arms, hasSlimArms)
    },
    fillLegs: () => undefined,
    distance: (x, y, z) => {
      const d = torso(x, y, z)
      // below the neck and near the axis the trunk is always nearer than an arm
      if (x < 0.09 && x > -0.09) return d
      return smoothMin(d, limbsDistance(cones, x, y, z), ARM_BLEND_M)
    },
  }
}
