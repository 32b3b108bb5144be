import type { Model } from '@kitwright/garment'
import { ambientOcclusion } from '../../finish/occlusion.ts'
import { addRims } from '../../finish/rims.ts'
import { type SewnMesh, toSewnMesh } from '../../finish/sewnMesh.ts'
import { simplify } from '../../finish/simplify.ts'
import { smooth } from '../../finish/smooth.ts'
import { subdivide } from '../../finish/subdivide.ts'
import { thickenRibs } from '../../finish/thicken.ts'
import { writeGlb } from '../../finish/writeGlb.ts'
import { boxOf } from '../../pattern/pattern.ts'
import { drapeJersey, type Draped } from './drapeJersey.ts'
import { drapeShorts } from './drapeShorts.ts'
import { type ModelPlan, planModel } from './models.ts'
import { presentModel } from './presentGarment.ts'
import { HEM_THICKNESS_M, JERSEY, type Quality, RIB_THICKNESS_MM, SHORTS } from './recipe.ts'

/** A seam that is open wider than this would show; every ugly drape so far began with one. */
const WIDEST_GAP_M = 0.005
const SMOOTH_ROUNDS = 3

export interface Baked {
  readonly model: Model
  readonly glb: Uint8Array
  /** The widest seam when it was welded, mm. */
  readonly gapMm: number
  /** The draped particles, metres. */
  readonly worn: Float32Array
}

/** Subdivided, smoothed, thickened, thinned out and written; `triangles` counts the cloth without its rims. */
export async function finish(
  draped: SewnMesh,
  plan: ModelPlan,
  triangles: number,
): Promise<Pick<Baked, 'glb' | 'worn'> & { count: number }> {
  const fine = smooth(subdivide(draped), SMOOTH_ROUNDS)
  const thickened = thickenRibs(fine, plan.options ? RIB_THICKNESS_MM.collar : RIB_THICKNESS_MM.waistband)
  const openness = ambientOcclusion(thickened.mesh)
  const surface = addRims(await simplify(thickened.mesh, triangles), thickened, HEM_THICKNESS_M)
  const boxes = new Map(plan.pattern.pieces.map(p => [p.id, boxOf(p)]))
  const glb = await writeGlb({ surface, openness, boxOf: piece => boxes.get(piece)! })
  const worn = Float32Array.from(thickened.mesh.positions)
  return { glb, worn, count: surface.parts.reduce((sum, p) => sum + p.triangles.length / 3, 0) }
}

export interface BakeInput {
  readonly id: string
  readonly quality: Quality
  /** What the shorts' bake left in `worn`; jerseys hang over it. */
  readonly shorts?: Float32Array
}

function drape(plan: ModelPlan, { quality, shorts }: BakeInput): Draped {
  const { pattern, options } = plan
  if (!options) return drapeShorts(pattern, quality)
  if (!shorts) throw new Error(`model ${plan.id} is worn over the shorts: bake them first`)
  return drapeJersey({ pattern, options, quality, shorts })
}

/** Drafts, sews, drapes and finishes one model. Throws when a seam could not be closed. */
export async function bakeModel(input: BakeInput): Promise<Baked> {
  const plan = planModel(input.id)
  const { cloth, gap } = drape(plan, input)
  if (gap > WIDEST_GAP_M) throw new Error(`model ${plan.id}: a seam is open by ${(gap * 1000).toFixed(1)} mm`)
  const { glb, count, worn } = await finish(toSewnMesh(cloth), plan, (plan.options ? JERSEY : SHORTS).triangles)
  return { model: presentModel(plan, { triangles: count, bytes: glb.byteLength }), glb, gapMm: gap * 1000, worn }
}
