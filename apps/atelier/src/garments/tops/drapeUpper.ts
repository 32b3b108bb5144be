import {
  type Cloth,
  type Fabric,
  layOut,
  openCreases,
  selfCollision,
  stepFrame,
  type StepSettings,
  weld,
  widestGap,
} from '@kitwright/cloth'
import { boxHeight } from '@kitwright/measure'
import { type DressForm, makeDressForm } from '../../dressForm/dressForm.ts'
import { smoothStep } from '../../dressForm/solids.ts'
import { meshPattern } from '../../mesh/meshPattern.ts'
import { boxOf, edgeLength, type Pattern, type PatternPiece } from '../../sewingPattern/pattern.ts'
import type { CutOptions, DrapeResult } from '../garmentMaker.ts'
import { bendAt, type Quality, SELF_RADIUS_M } from '../bakeQuality.ts'
import { placeUpper } from './placeUpper.ts'

/** The drape settings of a shirt's cloth. */
export interface UpperRecipe {
  readonly bend: number
  readonly ribBend: number
  /** Share by which the free edge of a neck rib is steamed shorter than its sewn edge. */
  readonly ribLean: number
  /**
   * The same share for a crew rib at the centre front, where the neckline curves most. It changes gradually in between.
   */
  readonly frontLean: number
  /** Bend of a collar that stands without support. */
  readonly standBend: number
  readonly seamBend: number
  readonly seamDraw: number
  readonly sewFrames: number
  readonly drapeFrames: number
  readonly gravity: number
  /** Gravity at the end; low enough that the cloth comes to rest unstretched. */
  readonly restGravity: number
  /** Strength of the sway before the cloth settles, relative to gravity. */
  readonly sway: number
  /** Gravity during sewing, so that the hems of wide cloth do not fly up. */
  readonly sewGravity: number
  /**
   * Bend of the elbow under a long sleeve, in radians. The sleeve is sewn straight and folds as it is bent; a larger
   * bend pinches it.
   */
  readonly elbow: number
  /**
   * The finest mesh spacing in mm. Wide cloth on a finer mesh crumples, since the solver's few sweeps leave it too
   * soft.
   */
  readonly coarseness: { readonly cloth: number; readonly rib: number }
  /**
   * Whether cloth is separated from cloth and from sharp creases. A wide sleeve folds behind the arm and would turn
   * inside out there.
   */
  readonly isKeptApart: boolean
  readonly arms: { readonly from: number; readonly to: number }
}

/** A jersey's recipe. Other shirts change only their differences. */
export const JERSEY: UpperRecipe = {
  bend: 9e-3,
  ribBend: 2e-4,
  ribLean: 0.1,
  frontLean: 0.1,
  standBend: 3e-5,
  seamBend: 1e-4,
  seamDraw: 0.975,
  sewFrames: 80,
  drapeFrames: 420,
  gravity: 1.8,
  restGravity: 0.5,
  sway: 1.2,
  sewGravity: 0,
  elbow: 0.24,
  coarseness: { cloth: 8.5, rib: 5.5 },
  isKeptApart: false,
  arms: { from: 44, to: 33 },
}

/** Share of the lean at the point of a V, whose legs are nearly straight. */
const LEG_SHARE = 0.3
/**
 * Share of the rib's bending compliance that a V's rib has: its ends meet at an angle, which squeezes a soft rib into
 * folds.
 */
const V_STIFFNESS = 0.4

/** Returns how far along the leg of the V a point of half a V's rib lies: 0 round the back, 1 at the point. */
function alongLeg(band: PatternPiece): (x: number) => number {
  const [back, leg] = [edgeLength(band, 'backL'), edgeLength(band, 'frontL')]
  return x => Math.max(0, Math.abs(x) - back) / leg
}

/** Returns the share by which a rib's free edge is shorter, by the position along it. */
function leanOf(band: PatternPiece, { ribLean, frontLean }: UpperRecipe, isV: boolean): (x: number) => number {
  if (isV) {
    const onLeg = alongLeg(band)
    return x => ribLean * (1 - (1 - LEG_SHARE) * onLeg(x))
  }
  const front = edgeLength(band, 'frontL')
  return x => ribLean + (frontLean - ribLean) * smoothStep(1 - Math.abs(x) / front)
}

/** Returns the shrink of a band whose free edge is steamed shorter, so that it lies against the neck. */
function steamed(band: PatternPiece, leanAt: (x: number) => number): NonNullable<Fabric['shrink']> {
  const height = boxHeight(boxOf(band))
  return (x, y) => 1 - leanAt(x) * (1 - y / height)
}

function fabrics({ pattern, options, quality, recipe, lean }: UpperInput): (piece: string) => Fabric {
  const cloth: Fabric = { stretch: 1e-6, bend: bendAt(recipe.bend, quality.spacing) }
  const rib: Fabric = { stretch: 1e-6, bend: recipe.ribBend }
  const isV = options.collar === 'v'
  const bandOf = (id: string): Fabric => {
    const band = pattern.pieces.find(p => p.id === id)!
    if (lean !== undefined) return { ...rib, bend: recipe.standBend, shrink: steamed(band, () => lean) }
    const bend = recipe.ribBend * (isV ? V_STIFFNESS : 1)
    return { ...rib, bend, shrink: steamed(band, leanOf(band, recipe, isV)) }
  }
  const ribs = new Set(pattern.pieces.filter(p => p.isRib || p.isElastic).map(p => p.id))
  return id => {
    if (id === 'collar' || id === 'stand') return bandOf(id)
    return ribs.has(id) ? rib : cloth
  }
}

const SWAY_UNTIL = 0.5

/** Returns gravity that sways with decreasing strength. The cloth moves before it comes to rest, as on a wearer. */
function sway(recipe: UpperRecipe, t: number): [number, number, number] {
  const { gravity, restGravity } = recipe
  const strength = recipe.sway * gravity * Math.max(0, 1 - t / SWAY_UNTIL)
  const down = gravity + (restGravity - gravity) * smoothStep((t - 0.55) / 0.25)
  return [strength * Math.sin(40 * t), -down, 0.8 * strength * Math.sin(57 * t + 1)]
}

export interface UpperInput {
  readonly pattern: Pattern
  readonly options: CutOptions
  readonly quality: Quality
  readonly recipe: UpperRecipe
  /** For a standing collar: share by which its upper edge is shorter than its sewn one. */
  readonly lean?: number
  /** Particles of the garment worn under it. */
  readonly under?: ArrayLike<number>
}

const meshedFor = ({ quality, recipe: { coarseness } }: UpperInput): Quality => ({
  ...quality,
  spacing: Math.max(quality.spacing, coarseness.cloth),
  ribSpacing: Math.max(quality.ribSpacing, coarseness.rib),
})

const CONTACT = { offset: 0.005, friction: 0.4, bodyTravel: 1e-4 }

function sew(loose: Cloth, former: DressForm, { sewGravity, sewFrames }: UpperRecipe): void {
  const settings: StepSettings = {
    gravity: [0, -sewGravity, 0],
    damping: 0.9,
    substeps: 8,
    seamPull: 1.2,
    contact: CONTACT,
  }
  for (let f = 0; f < sewFrames; f++) stepFrame(loose, former, settings)
}

/**
 * Share of the time in which arms and cloth move so fast that a fold slips through itself unless every substep
 * separates it.
 */
const MOVING = 0.5

/** Lowers the arms, swings the cloth and lets it come to rest. */
function hang(cloth: Cloth, former: DressForm, input: UpperInput): void {
  const { options, quality, recipe } = input
  const { arms, elbow, isKeptApart } = recipe
  const selfCollide = isKeptApart ? selfCollision(cloth, SELF_RADIUS_M * quality.spacing) : undefined
  const open = isKeptApart ? openCreases(cloth) : undefined
  const frames = Math.round(recipe.drapeFrames * quality.patience)
  for (let f = 0; f < frames; f++) {
    const t = f / frames
    former.pose({
      degrees: arms.from + (arms.to - arms.from) * smoothStep((t - 0.05) / 0.3),
      elbow: options.sleeve === 'long' ? elbow * smoothStep((t - 0.2) / 0.3) : 0,
    })
    stepFrame(cloth, former, {
      gravity: sway(recipe, t),
      damping: t < 0.8 ? 0.985 : 0.93,
      substeps: t < 0.75 ? 10 : 14,
      seamPull: 0,
      contact: CONTACT,
      ...(selfCollide && { selfCollide }),
      guide: () => {
        open?.()
        if (t < MOVING) selfCollide?.()
      },
    })
  }
}

/** Lays out, sews and drapes a shirt. */
export function drapeUpper(wanted: UpperInput): DrapeResult {
  const input = { ...wanted, quality: meshedFor(wanted) }
  const { pattern, options, quality, recipe, under } = input
  const ribs = new Set(pattern.pieces.filter(p => p.isRib || p.isElastic).map(p => p.id))
  const hasSlimArms = options.sleeve === 'long' || ribs.has('cuffL')
  const former = makeDressForm({ hasSlimArms, ...(under ? { worn: under } : {}) })
  const { from } = recipe.arms
  former.pose({ degrees: from, elbow: 0 })
  const loose = layOut({
    sheets: meshPattern(pattern, piece => (ribs.has(piece) ? quality.ribSpacing : quality.spacing)),
    seams: pattern.seams,
    placeOf: placeUpper(pattern, from),
    fabricOf: fabrics(input),
    seamBend: recipe.seamBend,
    seamDraw: recipe.seamDraw,
  })
  sew(loose, former, recipe)
  const gap = widestGap(loose)
  const cloth = weld(loose)
  hang(cloth, former, input)
  return { cloth, gap }
}
