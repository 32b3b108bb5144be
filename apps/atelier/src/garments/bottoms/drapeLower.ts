import {
  type Cloth,
  type Fabric,
  layOut,
  selfCollision,
  stepFrame,
  type StepSettings,
  weld,
  widestGap,
} from '@kitwright/cloth'
import { makeDressForm } from '../../dressForm/dressForm.ts'
import { smoothStep } from '../../dressForm/solids.ts'
import { meshPattern } from '../../mesh/meshPattern.ts'
import { boxHeight } from '@kitwright/measure'
import { boxOf, type Pattern } from '../../sewingPattern/pattern.ts'
import type { DrapeResult } from '../garmentMaker.ts'
import { bendAt, type Quality, SELF_RADIUS_M } from '../bakeQuality.ts'
import { placeLower, waistHeight } from './placeLower.ts'
import { isBand } from './waistband.ts'

/** The drape settings of shorts. */
export interface LowerRecipe {
  readonly bend: number
  readonly ribBend: number
  readonly seamBend: number
  readonly seamDraw: number
  readonly sewFrames: number
  readonly drapeFrames: number
  readonly gravity: number
  /**
   * Pressing of the seams while the legs fill out: bending compliance as a share of the cloth's own, and its end time.
   */
  readonly iron: { readonly share: number; readonly until: number }
  /** Scale of the mannequin's waist and hips; 1 by default. */
  readonly girth?: number
}

export const SHORTS: LowerRecipe = {
  bend: 1.8e-3,
  ribBend: 1e-4,
  seamBend: 1e-4,
  seamDraw: 0.985,
  sewFrames: 200,
  drapeFrames: 360,
  gravity: 1.5,
  iron: { share: 0.015, until: 0.5 },
}

/** Satin with big soft folds. The band is tighter than the mannequin's waist, so the mannequin is slimmer. */
export const TRUNKS: LowerRecipe = { ...SHORTS, bend: 7e-4, iron: { share: 0.05, until: 0.35 }, girth: 0.84 }

export interface LowerInput {
  readonly pattern: Pattern
  readonly quality: Quality
  readonly recipe: LowerRecipe
}

/**
 * Returns a function that sets the cloth's bending compliance to a share of its own. Stiff cloth irons out the creases
 * of sewing.
 */
function ironing(cloth: Cloth): (share: number) => void {
  const own = cloth.bend.compliance.slice()
  return share => own.forEach((compliance, k) => (cloth.bend.compliance[k] = compliance * share))
}

/** Returns the share of the compliance over time: stiff at first, then up to the cloth's own. */
const softness = (t: number, { share, until }: LowerRecipe['iron']): number =>
  share + (1 - share) * smoothStep((t - until) / 0.25)

/** Moves the waistband's edge to its height, in metres. */
const holding =
  (sheets: ReturnType<typeof meshPattern>, bandTop: number) =>
  ({ particleOf }: Cloth): ((x: Float64Array) => void) => {
    const held = sheets.flatMap((sheet, s) =>
      isBand(sheet.id) ? sheet.edges.get('top')!.map(v => 3 * particleOf[s]![v]! + 1) : [],
    )
    return x => held.forEach(i => (x[i]! += (bandTop - x[i]!) * 0.3))
  }

/** Lays out, sews and drapes shorts. The waistband's edge is fixed at its height. */
export function drapeLower({ pattern, quality, recipe }: LowerInput): DrapeResult {
  const bandTop = waistHeight(pattern) + boxHeight(boxOf(pattern.pieces.find(p => isBand(p.id))!)) / 1000
  const former = makeDressForm({ hasLegs: true, ...(recipe.girth ? { girth: recipe.girth } : {}) })
  const sheets = meshPattern(pattern, piece => (isBand(piece) ? quality.ribSpacing : quality.spacing))
  const leg: Fabric = { stretch: 1e-6, bend: bendAt(recipe.bend, quality.spacing) }
  const band: Fabric = { stretch: 1e-6, bend: recipe.ribBend }
  const loose = layOut({
    sheets,
    seams: pattern.seams,
    placeOf: placeLower(pattern),
    fabricOf: piece => (isBand(piece) ? band : leg),
    seamBend: recipe.seamBend,
    seamDraw: recipe.seamDraw,
  })
  const hold = holding(sheets, bandTop)
  const contact = { offset: 0.005, friction: 0.3, bodyTravel: 1e-4 }
  const sewing: StepSettings = {
    gravity: [0, -recipe.gravity, 0],
    damping: 0.9,
    substeps: 8,
    seamPull: 0.6,
    contact,
  }
  const selfLoose = selfCollision(loose, SELF_RADIUS_M * quality.spacing)
  const guideLoose = hold(loose)
  for (let f = 0; f < recipe.sewFrames; f++) {
    const t = f / recipe.sewFrames
    const eagerness = t < 0.75 ? Math.min(1, 0.15 + 1.5 * t) : 3
    stepFrame(loose, former, {
      ...sewing,
      seamPull: sewing.seamPull * eagerness,
      guide: guideLoose,
      selfCollide: selfLoose,
    })
  }
  const gap = widestGap(loose)
  const cloth = weld(loose)
  const selfCollide = selfCollision(cloth, SELF_RADIUS_M * quality.spacing)
  const guide = hold(cloth)
  const soften = ironing(cloth)
  const frames = Math.round(recipe.drapeFrames * quality.patience)
  for (let f = 0; f < frames; f++) {
    former.fillLegs(smoothStep(f / frames / 0.3))
    soften(softness(f / frames, recipe.iron))
    stepFrame(cloth, former, {
      gravity: [0, -recipe.gravity, 0],
      damping: f < frames * 0.8 ? 0.985 : 0.93,
      substeps: 10,
      seamPull: 0,
      contact,
      guide,
      selfCollide,
    })
  }
  return { cloth, gap }
}
