import type { BakedFile } from './bakedFile.ts'
import type { Level, Model } from '@kitwright/garment'
import { addTrims } from '../meshFinishing/trims/addTrims.ts'
import { ambientOcclusion } from '../meshFinishing/cloth/occlusion.ts'
import { addRelief, type Relief, reliefOn } from '../meshFinishing/cloth/relief.ts'
import { addRims } from '../meshFinishing/thickness/rims.ts'
import { toSewnMesh } from '../meshFinishing/cloth/sewnMesh.ts'
import { simplify } from '../meshFinishing/remeshing/simplify.ts'
import { smooth, smoothRibs } from '../meshFinishing/remeshing/smooth.ts'
import { subdivide } from '../meshFinishing/remeshing/subdivide.ts'
import type { Surface } from '../meshFinishing/cloth/surface.ts'
import { type ThickenedMesh, thickenRibs } from '../meshFinishing/thickness/thicken.ts'
import { thinnedMesh } from '../meshFinishing/cloth/meshLevel.ts'
import type { Trim } from '../meshFinishing/trims/trim.ts'
import { writeGlb } from '../meshFinishing/writeGlb.ts'
import { boxOf } from '../sewingPattern/pattern.ts'
import { getMaker } from './index.ts'
import type { DrapeResult, DrapeInput, FinishOptions, ModelPlan } from './garmentMaker.ts'
import { presentModel } from './presentGarment.ts'

/** Maximum width of a seam's gap. A wider one would show, and every bad drape so far began with one. */
const WIDEST_GAP_M = 0.005
const SMOOTH_ROUNDS = 3
const HEM_THICKNESS_M = 0.0014
const LEVELS: readonly Level[] = ['full', 'light']

export interface BakeResult {
  readonly garment: string
  readonly model: Model
  readonly files: readonly BakedFile[]
  /** Width of the widest seam gap at welding, in mm. */
  readonly gapMm: number
  /** The draped particles and their trims, in metres. */
  readonly worn: Float32Array
}

interface FinishedCloth {
  readonly thickened: ThickenedMesh
  readonly openness: Float32Array
  readonly trims: readonly Trim[]
  readonly plan: ModelPlan
  readonly sunk?: Relief | undefined
}

/** Writes one level's file: ribs closed, hems folded, trims attached. */
async function writeLevel(level: Level, thin: Surface, worn: FinishedCloth): Promise<BakedFile> {
  const { thickened, openness, trims, plan, sunk } = worn
  const cloth = addRims(sunk ? reliefOn(thin, sunk) : thin, thickened, HEM_THICKNESS_M)
  const boxes = new Map(plan.pattern.pieces.map(p => [p.id, boxOf(p)]))
  const dressed = addTrims({ surface: cloth, openness }, trims, level)
  const glb = await writeGlb({ ...dressed, level, boxOf: piece => boxes.get(piece)! })
  return { level, glb, triangles: dressed.surface.parts.reduce((sum, p) => sum + p.triangles.length / 3, 0) }
}

async function finish(
  draped: DrapeResult,
  plan: ModelPlan,
  finishing: FinishOptions,
): Promise<Pick<BakeResult, 'files' | 'worn'>> {
  const even = smooth(subdivide(toSewnMesh(draped.cloth)), finishing.smoothRounds ?? SMOOTH_ROUNDS)
  const smoothed = smoothRibs(even, finishing.ribRounds ?? 0)
  const fine = finishing.relief ? addRelief(smoothed, finishing.relief) : smoothed
  const thickened = thickenRibs(fine, finishing.ribThicknessMm)
  const { mesh } = thickened
  const openness = ambientOcclusion(mesh)
  const { triangles, borderMm, sunk } = finishing
  const thin = {
    full: await simplify(mesh, triangles.full, borderMm?.full),
    light: await simplify(mesh, triangles.light, borderMm?.light),
  }
  const thinned = { full: thinnedMesh(thin.full, mesh), light: thinnedMesh(thin.light, mesh) }
  const trims = finishing.trims?.(mesh, thinned) ?? []
  const files: BakedFile[] = []
  for (const level of LEVELS)
    files.push(await writeLevel(level, thin[level], { thickened, openness, trims, plan, sunk }))
  const hard = trims.filter(trim => trim.level !== 'light').flatMap(trim => [...trim.positions])
  return { files, worn: Float32Array.from([...mesh.positions, ...hard]) }
}

export interface BakeInput extends DrapeInput {
  readonly garment: string
  readonly id: string
}

/** Drafts, sews, drapes and finishes one model. Throws if a seam could not be closed. */
export async function bakeModel({ garment, id, ...input }: BakeInput): Promise<BakeResult> {
  const maker = getMaker(garment)
  const plan = maker.planModel(id)
  const under = maker.wornUnder?.(id)
  if (under && !input.under) throw new Error(`model ${id} is worn over ${under}: bake that first`)
  const draped = maker.drape(plan, input)
  const gapMm = draped.gap * 1000
  if (draped.gap > WIDEST_GAP_M) throw new Error(`model ${id}: a seam is open by ${gapMm.toFixed(1)} mm`)
  const { files, worn } = await finish(draped, plan, maker.finishing(plan))
  return { garment, model: presentModel(plan, files), files, gapMm, worn }
}
