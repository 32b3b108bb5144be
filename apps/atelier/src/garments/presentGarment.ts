import type { Garment, GarmentOptions, Model, ModelFile, PartArea } from '@kitwright/garment'
import { getProduct, publishedStartOf, PARTS, startOf } from '@kitwright/garment/starts'
import { presentPiece, roundBox, roundPoint } from '../sewingPattern/presentPiece.ts'
import type { BakedFile } from './bakedFile.ts'
import type { CutOptions, Maker, ModelPlan } from './garmentMaker.ts'

const presentArea = (area: PartArea): PartArea => ({
  ...area,
  frame: roundBox(area.frame),
  ...(area.region ? { region: area.region.map(polygon => polygon.map(roundPoint)) } : {}),
})

/** Returns the model to ship, from a plan and the files baked from it. */
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

/** Returns the garment of these models. Its parts are those that at least one model has an area for. */
export function presentGarment(maker: Maker, models: readonly Model[]): Garment {
  const drawn = new Set(models.flatMap(m => m.areas.map(a => a.part)))
  const { id, productType, material } = maker
  const { choices } = getProduct(productType)
  const opened = publishedStartOf(startOf(productType))
  const offered = (options: CutOptions): GarmentOptions =>
    Object.fromEntries(Object.entries(options).filter(([name]) => name in choices))
  const parts = Object.keys({ ...PARTS, ...opened.ownParts }).filter(part => drawn.has(part))
  const variants = maker.variants.map(variant => ({ ...variant, options: offered(variant.options) }))
  return { id, productType, material, choices, parts, ...opened, models, variants }
}
