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
}

const drape = (plan: ModelPlan, quality: Quality): Draped =>
  plan.options ? drapeJersey(plan.pattern, plan.options, quality) : drapeShorts(plan.pattern, quality)

/** Subdivided, smoothed, thickened, thinned out and written; `triangles` counts the cloth without its rims. */
export async function finish(draped: SewnMesh, plan: ModelPlan, triangles: number): Promise<{ glb: Uint8Array; count: number }> {
  const fine = smooth(subdivide(draped), SMOOTH_ROUNDS)
  const thickened = thickenRibs(fine, plan.options ? RIB_THICKNESS_MM.collar : RIB_THICKNESS_MM.waistband)
  const openness = ambientOcclusion(thickened.mesh)
  const surface = addRims(await simplify(thickened.mesh, triangles), thickened, HEM_THICKNESS_M)
  const boxes = new Map(plan.pattern.pieces.map((p) => [p.id, boxOf(p)]))
  const glb = await writeGlb({ surface, openness, boxOf: (piece) => boxes.get(piece)! })
  return { glb, count: surface.parts.reduce((sum, p) => sum + p.triangles.length / 3, 0) }
}

/** Drafts, sews, drapes and finishes one model. Throws when a seam could not be closed. */
export async function bakeModel(id: string, quality: Quality): Promise<Baked> {
  const plan = planModel(id)
  const { cloth, gap } = drape(plan, quality)
  if (gap > WIDEST_GAP_M) throw new Error(`model ${id}: a seam is open by ${(gap * 1000).toFixed(1)} mm`)
  const { glb, count } = await finish(toSewnMesh(cloth), plan, (plan.options ? JERSEY : SHORTS).triangles)
  return { model: presentModel(plan, { triangles: count, bytes: glb.byteLength }), glb, gapMm: gap * 1000 }
}
