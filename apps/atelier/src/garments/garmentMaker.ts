import type { Garment, Level, PartArea, SleeveLength, Variant, Zone } from '@kitwright/garment'
import type { Cloth } from '../clothSimulation/sewnCloth.ts'
import type { Relief } from '../meshFinishing/relief.ts'
import type { SewnMesh } from '../meshFinishing/sewnMesh.ts'
import type { MeshByLevel } from '../meshFinishing/meshLevel.ts'
import type { Trim } from '../meshFinishing/trim.ts'
import type { Pattern } from '../sewingPattern/pattern.ts'
import type { Quality } from './bakeQuality.ts'

/** How a maker cuts: what is not there is cut as short sleeves and no collar. */
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
  /** Absent for what is the same in every variant, as the shorts of a kit. */
  readonly options?: CutOptions
}

export interface DrapeResult {
  readonly cloth: Cloth
  /** The widest seam when it was welded, metres. */
  readonly gap: number
}

/** How the draped cloth becomes a file. */
export interface FinishOptions {
  /** Triangles of the cloth, without the inner faces of ribs, hem folds and trims. */
  readonly triangles: Readonly<Record<Level, number>>
  /** How far a level's open edges may be off their curve, mm; as the triangles fall unless told. */
  readonly borderMm?: Readonly<Record<Level, number>>
  /** How thick a rib piece is, mm. */
  readonly ribThicknessMm: (piece: string) => number
  /** How often the mesh's noise is smoothed away; 3 unless told, more for cloth that shines. */
  readonly smoothRounds?: number
  /** How often ribs are drawn smooth besides; not at all unless told. */
  readonly ribRounds?: number
  /** Gathers and puckers, too fine for the simulation. */
  readonly relief?: Relief
  /** Buttons, cords and pieces that are laid on the draped cloth; on each level's own where they must follow it closely. */
  readonly trims?: (worn: SewnMesh, thinned: MeshByLevel) => readonly Trim[]
  /** Relief that lowers cloth below what is laid on it, so that the cloth cannot show through. */
  readonly sunk?: Relief
}

/** One garment's room in the atelier: what is sewn, and how. */
export interface Maker extends Pick<Garment, 'id' | 'productType' | 'material'> {
  readonly choices: { readonly sleeve: readonly SleeveLength[]; readonly collar: readonly Collar[] }
  readonly variants: readonly { readonly options: CutOptions; readonly models: Variant['models'] }[]
  /** In the order they are listed. */
  readonly modelIds: readonly string[]
  /** Drafts one model; throws on an unknown id. */
  planModel(id: string): ModelPlan
  /** The model that is worn under this one and must be baked first. */
  wornUnder?(id: string): string | undefined
  drape(plan: ModelPlan, input: DrapeInput): DrapeResult
  finishing(plan: ModelPlan): FinishOptions
}

export interface DrapeInput {
  readonly quality: Quality
  /** Particles of the model that is worn under this one, metres. */
  readonly under?: ArrayLike<number>
}

/** Finds a model's plan among makers' tables; the usual body of `planModel`. Throws on an unknown id. */
export function planFrom(plans: Readonly<Record<string, () => ModelPlan>>, id: string): ModelPlan {
  const plan = plans[id]
  if (!plan) throw new Error(`there is no model ${id}`)
  return plan()
}
