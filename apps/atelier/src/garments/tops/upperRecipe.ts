import type { Zone } from '@kitwright/garment'
import type { WearerMotion } from '../../dressForm/wearerMotion.ts'
import type { Pattern } from '../../sewingPattern/pattern.ts'
import type { Quality } from '../bakeQuality.ts'
import type { CalmRecipe } from '../calmZones.ts'
import type { CreaseRecipe } from '../creases.ts'
import type { CutOptions } from '../garmentMaker.ts'

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
  /** Substeps a frame while the cloth settles: many, or a fine mesh remains stretched. */
  readonly settleSubsteps: number
  /** Gravity during sewing, so that the hems of wide cloth do not fly up. */
  readonly sewGravity: number
  /**
   * Bend of the elbow under a long sleeve, in radians. The sleeve is sewn straight and folds as it is bent; a larger
   * bend pinches it.
   */
  readonly elbow: number
  /** The finest mesh spacing in mm. Nothing under five edges can fold. */
  readonly coarseness: { readonly cloth: number; readonly rib: number }
  /** Angle of both arms during sewing, in degrees. */
  readonly arms: { readonly from: number }
  /** How the wearer moves before he stands. */
  readonly motion: WearerMotion
  /** Folds that stay. */
  readonly creases: CreaseRecipe
  /** Stiffness of the cloth within its zones. */
  readonly calm: CalmRecipe
  /** Friction of the cloth on itself; 0.3 by default. */
  readonly clothFriction?: number
  /** Strength of the jolts up and down as the wearer steps, relative to gravity; none by default. */
  readonly bounce?: number
  /** Whether the wearer has hands under long sleeves that reach over them; a free cuff turns up. False by default. */
  readonly hasHands?: boolean
}

/** A jersey: thin knit in many folds. The wearer turns and leans before he stands. */
export const JERSEY: UpperRecipe = {
  bend: 8e-4,
  ribBend: 2e-4,
  ribLean: 0.1,
  frontLean: 0.1,
  standBend: 3e-5,
  seamBend: 1e-4,
  seamDraw: 0.975,
  sewFrames: 80,
  drapeFrames: 420,
  gravity: 1.8,
  restGravity: 0.3,
  settleSubsteps: 28,
  sway: 1,
  sewGravity: 0.3,
  elbow: 0.24,
  coarseness: { cloth: 6.5, rib: 5.5 },
  arms: { from: 44 },
  motion: { left: 23, right: 25, lift: 3, forward: 0, twist: 10, lean: 0.04 },
  calm: { lettering: 0.004, text: 0.3, fadeMm: 30 },
  creases: { share: 0.12, compliance: 2e-3, until: 0.6 },
}

/** Settings of cloth whose wearer stepped: it rubbed on itself and creased at the waist and the hips. */
const WORN: Pick<UpperRecipe, 'bounce' | 'clothFriction' | 'calm'> = {
  bounce: 2.2,
  clothFriction: 0.5,
  calm: { lettering: 0.003, text: 0.6, fadeMm: 22 },
}

/** A jersey that was worn. */
export const WORN_JERSEY: UpperRecipe = {
  ...JERSEY,
  ...WORN,
  restGravity: 0.27,
  creases: { share: 0.18, compliance: 1.2e-3, until: 0.65 },
  motion: { ...JERSEY.motion, twist: 15, lean: 0.06 },
}

/** Soft cloth that is a little heavier than a jersey's. */
export const TEE: UpperRecipe = { ...JERSEY, bend: 1.2e-3, frontLean: 0.2 }

/** A t-shirt that was worn. */
export const WORN_TEE: UpperRecipe = {
  ...TEE,
  ...WORN,
  creases: { share: 0.19, compliance: 1.1e-3, until: 0.65 },
  calm: { ...WORN.calm, text: 0.7 },
  motion: { ...TEE.motion, left: 21, right: 24, twist: 17, lean: 0.065 },
}

export interface UpperInput {
  readonly pattern: Pattern
  readonly zones: readonly Zone[]
  readonly options: CutOptions
  readonly quality: Quality
  readonly recipe: UpperRecipe
  /** For a standing collar: share by which its upper edge is shorter than its sewn one. */
  readonly lean?: number
  /** Particles of the garment worn under it. */
  readonly under?: ArrayLike<number>
}

/** Numbers of the rhythms of a garment's cuts, by sleeve and collar; the common one where none is given. */
export type Rhythms = Readonly<Record<string, number>>

/** Returns a recipe with the rhythm of one cut, so that no two cuts fold alike. */
export function inRhythm(recipe: UpperRecipe, rhythms: Rhythms, { sleeve, collar }: CutOptions): UpperRecipe {
  const rhythm = rhythms[`${sleeve}-${collar}`]
  return rhythm === undefined ? recipe : { ...recipe, motion: { ...recipe.motion, rhythm } }
}
