import type { GarmentOptions } from '@kitwright/garment'
import { makeFormer } from '../../body/former.ts'
import { smoothStep } from '../../body/solids.ts'
import { type Cloth, layOut, weld, widestGap } from '../../cloth/cloth.ts'
import type { Fabric } from '../../cloth/fabric.ts'
import { stepFrame, type StepSettings } from '../../cloth/solve.ts'
import { meshPattern } from '../../mesh/meshPattern.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import { RIB_MM } from './collarPiece.ts'
import { placeJersey } from './placeJersey.ts'
import { bendAt, JERSEY, type Quality } from './recipe.ts'

export interface Draped {
  readonly cloth: Cloth
  /** The widest seam when it was welded, metres. */
  readonly gap: number
}

/** The rib's free edge is steamed in, so that it lies against the neck. */
const ribShrink = (_x: number, y: number): number => 1 - 0.05 * (1 - y / RIB_MM)

function fabrics(quality: Quality, options: GarmentOptions): (piece: string) => Fabric {
  const cloth: Fabric = { stretch: 1e-6, bend: bendAt(JERSEY.bend, quality.spacing) }
  const rib: Fabric = {
    stretch: 1e-6,
    bend: JERSEY.ribBend,
    ...(options.collar === 'crew' ? { shrink: ribShrink } : {}),
  }
  return piece => (piece === 'collar' ? rib : cloth)
}

const SWAY_UNTIL = 0.5

/** Gravity that leans this way and that, ever less: the cloth is moved before it comes to rest, as by a wearer. */
function sway(t: number): [number, number, number] {
  const strength = JERSEY.sway * JERSEY.gravity * Math.max(0, 1 - t / SWAY_UNTIL)
  const { gravity, restGravity } = JERSEY
  const down = gravity + (restGravity - gravity) * smoothStep((t - 0.55) / 0.25)
  return [strength * Math.sin(40 * t), -down, 0.8 * strength * Math.sin(57 * t + 1)]
}

export interface JerseyInput {
  readonly pattern: Pattern
  readonly options: GarmentOptions
  readonly quality: Quality
  /** Particles of the shorts that are worn under it. */
  readonly shorts: ArrayLike<number>
}

/** Lays out, sews and drapes a jersey. */
export function drapeJersey({ pattern, options, quality, shorts }: JerseyInput): Draped {
  const isLong = options.sleeve === 'long'
  const { from, to } = JERSEY.arms
  const former = makeFormer({ hasSlimArms: isLong, worn: shorts })
  former.pose({ degrees: from, elbow: 0 })
  const sheets = meshPattern(pattern, piece => (piece === 'collar' ? quality.ribSpacing : quality.spacing))
  const loose = layOut({
    sheets,
    seams: pattern.seams,
    placeOf: placeJersey(pattern, from),
    fabricOf: fabrics(quality, options),
    seamBend: JERSEY.seamBend,
    seamDraw: JERSEY.seamDraw,
  })
  const contact = { offset: 0.005, friction: 0.4, formerTravel: 1e-4 }
  const sewing: StepSettings = { gravity: [0, 0, 0], damping: 0.9, substeps: 8, seamPull: 1.2, contact }
  for (let f = 0; f < JERSEY.sewFrames; f++) stepFrame(loose, former, sewing)
  const gap = widestGap(loose)
  const cloth = weld(loose)
  const frames = Math.round(JERSEY.drapeFrames * quality.patience)
  for (let f = 0; f < frames; f++) {
    const t = f / frames
    former.pose({
      degrees: from + (to - from) * smoothStep((t - 0.05) / 0.3),
      elbow: isLong ? 0.2 * smoothStep((t - 0.2) / 0.3) : 0,
    })
    stepFrame(cloth, former, {
      gravity: sway(t),
      damping: t < 0.8 ? 0.985 : 0.93,
      substeps: t < 0.75 ? 10 : 14,
      seamPull: 0,
      contact,
    })
  }
  return { cloth, gap }
}
