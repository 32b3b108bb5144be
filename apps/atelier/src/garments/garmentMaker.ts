import type { Cloth } from '@kitwright/cloth'
import type { Garment, Level, PartArea, SleeveLength, Variant, Zone } from '@kitwright/garment'
import type { Relief } from '../meshFinishing/cloth/relief.ts'
import type { SewnMesh } from '../meshFinishing/cloth/sewnMesh.ts'
import type { MeshByLevel } from '../meshFinishing/cloth/meshLevel.ts'
import type { Trim } from '../meshFinishing/trims/trim.ts'
import type { Pattern } from '../sewingPattern/pattern.ts'
import type { Quality } from './bakeQuality.ts'

/** The options of a cut; by default short sleeves and no collar. */
export interface CutOptions {
  readonly sleeve: SleeveLength
  readonly collar: Collar
}
export type Collar = 'crew' | 'v' | 'stand' | 'polo' | 'hood' | 'none'

/** Sewing plan of one model, before it is draped. */
export interface ModelPlan {
  readonly id: string
  readonly pattern: Pattern
  readonly areas: readonly PartArea[]
  readonly zones: readonly Zone[]
  /** Absent for a model that is the same in every variant, such as the shorts of a kit. */
  readonly options?: CutOptions
}

export interface DrapeResult {
  readonly cloth: Cloth
  /** Width of the widest seam gap at welding, in metres. */
  readonly gap: number
}

/** The options for turning the draped cloth into a file. */
export interface FinishOptions {
  /** Number of triangles of the cloth, without the inner faces of ribs, hem folds and trims. */
  readonly triangles: Readonly<Record<Level, number>>
  /** Maximum deviation of a level's open edges from their curve, in mm; by default it depends on the thinning. */
  readonly borderMm?: Readonly<Record<Level, number>>
  /** Returns the thickness of a rib piece in mm. */
  readonly ribThicknessMm: (piece: string) => number
  /** Smoothing rounds for the mesh's noise; 3 by default, more for cloth that shines. */
  readonly smoothRounds?: number
  /** Additional smoothing rounds for ribs; none by default. */
  readonly ribRounds?: number
  /** Gathers and puckers that are too fine for the simulation. */
  readonly relief?: Relief
  /**
   * Buttons, cords and pieces laid on the draped cloth. They lie on each level's own mesh if they must follow it
   * closely.
   */
  readonly trims?: (worn: SewnMesh, thinned: MeshByLevel) => readonly Trim[]
  /** Relief that lowers cloth below what is laid on it, so that the cloth cannot show through. */
  readonly sunk?: Relief
}

/** One garment's module in the atelier: its pieces and how they are sewn. */
export interface Maker extends Pick<Garment, 'id' | 'productType' | 'material'> {
  readonly choices: { readonly sleeve: readonly SleeveLength[]; readonly collar: readonly Collar[] }
  readonly variants: readonly { readonly options: CutOptions; readonly models: Variant['models'] }[]
  /** The models' ids in listing order. */
  readonly modelIds: readonly string[]
  /** Drafts one model; throws on an unknown id. */
  planModel(id: string): ModelPlan
  /** The model worn under this one, which must be baked first. */
  wornUnder?(id: string): string | undefined
  /** The settings of a model's drape as plain data; a baked model is out of date once they change. */
  recipe(plan: ModelPlan): object
  drape(plan: ModelPlan, input: DrapeInput): DrapeResult
  finishing(plan: ModelPlan): FinishOptions
}

export interface DrapeInput {
  readonly quality: Quality
  /** Particles of the model worn under this one, in metres. */
  readonly under?: ArrayLike<number>
}

/** Finds a model's plan in a maker's table; the usual body of `planModel`. Throws on an unknown id. */
export function planFrom(plans: Readonly<Record<string, () => ModelPlan>>, id: string): ModelPlan {
  const plan = plans[id]
  if (!plan) throw new Error(`there is no model ${id}`)
  return plan()
}
