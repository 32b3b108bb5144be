import type { Garment, Model, PartArea, PartId } from '@kitwright/garment'
import { presentPiece, roundBox, roundPoint } from '../../pattern/presentPiece.ts'
import { COLLARS, type ModelPlan, SLEEVES, VARIANTS } from './models.ts'

/** In the specification's order. Listed here, since the garment package reads the very file that is written. */
const PARTS: readonly PartId[] = [
  'base',
  'sleeves',
  'stripes',
  'collar',
  'shorts',
  'hem',
  'sidePanel',
  'shoulderPanel',
  'cuff',
  'drawstring',
]

export interface BakedFile {
  readonly triangles: number
  readonly bytes: number
}

const presentArea = (area: PartArea): PartArea => ({
  ...area,
  frame: roundBox(area.frame),
  ...(area.region ? { region: area.region.map(polygon => polygon.map(roundPoint)) } : {}),
})

/** A plan and the file that was baked from it, as the model that is shipped. */
export const presentModel = (plan: ModelPlan, file: BakedFile): Model => ({
  id: plan.id,
  glb: `${plan.id}.glb`,
  triangles: file.triangles,
  bytes: file.bytes,
  pieces: plan.pattern.pieces.map(presentPiece),
  seams: plan.pattern.seams,
  areas: plan.areas.map(presentArea),
  zones: plan.zones,
})

/** The soccer kit of these models; its parts are those that some model has an area for. */
export function presentGarment(models: readonly Model[]): Garment {
  const drawn = new Set(models.flatMap(m => m.areas.map(a => a.part)))
  return {
    id: 'soccer',
    productType: 'SOCCER_KIT',
    choices: { sleeve: SLEEVES, collar: COLLARS },
    parts: PARTS.filter(part => drawn.has(part)),
    models,
    variants: VARIANTS,
  }
}
