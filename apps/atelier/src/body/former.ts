import { armCones, type ArmPose, armsDistance } from './arms.ts'
import { type Distance, distanceGrid } from './distanceGrid.ts'
import { smoothMin, smoothStep } from './solids.ts'
import { torsoDistance } from './torso.ts'

/** What cloth is draped over: a mannequin whose arms can move. Distances in metres, negative inside. */
export interface Former {
  readonly distance: Distance
  pose(arms: ArmPose): void
}

interface FormerShape {
  readonly hasLegs?: boolean
  readonly hasSlimArms?: boolean
  /** Thickness of the shorts under the jersey, metres. */
  readonly shortsThickness?: number
}

const CELL_M = 0.008
/** Nearly hard, so that no cloth is swallowed in the armpit. */
const ARM_BLEND_M = 0.004
const SHORTS_TOP_Y = -0.45

/** The mannequin for one garment. */
export function makeFormer({ hasLegs = false, hasSlimArms = false, shortsThickness = 0 }: FormerShape): Former {
  const torso = distanceGrid(
    (x, y, z) =>
      torsoDistance(x, y, z, hasLegs) - shortsThickness * smoothStep((SHORTS_TOP_Y - y) / 0.05),
    { low: [-0.42, hasLegs ? -1.4 : -1.15, -0.26], high: [0.42, 0.2, 0.26], cell: CELL_M },
  )
  let cones = armCones({ degrees: 40, elbow: 0 }, hasSlimArms)
  return {
    pose: (arms) => {
      cones = armCones(arms, hasSlimArms)
    },
    distance: (x, y, z) => {
      const d = torso(x, y, z)
      // below the neck and near the axis no arm is ever nearer than the trunk
      if (x < 0.09 && x > -0.09) return d
      return smoothMin(d, armsDistance(cones, x, y, z), ARM_BLEND_M)
    },
  }
}
