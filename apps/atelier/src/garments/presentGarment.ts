import type { Garment, Model, ModelFile, PartArea, PartId } from '@kitwright/garment'
import { presentPiece, roundBox, roundPoint } from '../pattern/presentPiece.ts'
import type { BakedFile } from './bakeModel.ts'
import type { Maker, ModelPlan } from './maker.ts'

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
  'sleevePanel',
  'cuff',
  'buttons',
  'hood',
  'pocket',
  'drawstring',
]

const presentArea = (area: PartArea): PartArea => ({
  ...area,
  frame: roundBox(area.frame),
  ...(area.region ? { region: area.region.map(polygon => polygon.map(roundPoint)) } : {}),
})

/** A plan and the files that were baked from it, as the model that is shipped. */
export function presentModel(plan: ModelPlan, files: readonly BakedFile[]): Model {
  const present = (level: BakedFile['level']): ModelFile => {
    const { glb, triangles } = files.find(file => file.level === level)!
    return { glb: `${plan.id}.${level}.glb`, triangles, bytes: glb.byteLength }
  }
  return {
    id: plan.id,
    levels: { full: present('full'), light: present('light') },
    pieces: plan.pattern.pieces.map(presentPiece),
    seams: plan.pattern.seams,
    areas: plan.areas.map(presentArea),
    zones: plan.zones,
  }
}

/** The garment of these models; its parts are those that some model has an area for. */
export function presentGarment(maker: Maker, models: readonly Model[]): Garment {
  const drawn = new Set(models.flatMap(m => m.areas.map(a => a.part)))
  const { id, productType, material, choices, variants } = maker
  return { id, productType, material, choices, parts: PARTS.filter(part => drawn.has(part)), models, variants }
}
