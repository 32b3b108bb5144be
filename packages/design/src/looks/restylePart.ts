import { type Garment, getGarment, modelsOf, type Model, partInfo } from '@kitwright/garment'
import type { DesignDocument } from '../schema/document.ts'

/** The parts of a kit to which a template can be applied and by which it can be shown. */
export const KIT_PARTS = ['set', 'shirt', 'shorts'] as const
export type KitPart = (typeof KIT_PARTS)[number]

/** True if a model is a pair of shorts: some of its areas belong to that group, whatever the model is called. */
const isShorts = (garment: Garment, { areas }: Model): boolean =>
  areas.some(({ part }) => partInfo(garment, part).group === 'shorts')

/** True if a kit has a shirt and shorts that can be styled separately. */
export function isTwoPieceKit({ garment: id, options }: Pick<DesignDocument, 'garment' | 'options'>): boolean {
  const garment = getGarment(id)
  const areShorts = modelsOf(garment, options).map(model => isShorts(garment, model))
  return areShorts.includes(true) && areShorts.includes(false)
}

/** Returns the models of one part of a kit; all of them for a set and for a garment that is no two-piece kit. */
export function modelsOfPart(document: Pick<DesignDocument, 'garment' | 'options'>, part: KitPart): Model[] {
  const garment = getGarment(document.garment)
  const models = modelsOf(garment, document.options)
  if (part === 'set' || !isTwoPieceKit(document)) return models
  return models.filter(model => isShorts(garment, model) === (part === 'shorts'))
}

/** Limits a restyling to the shirt or the shorts of a kit; the rest stays as before. */
export function restrictRestyle(part: KitPart, before: DesignDocument, after: DesignDocument): DesignDocument {
  if (part === 'set') return after
  const models = [modelsOfPart(before, part), modelsOfPart(after, part)] as const
  const parts = new Set(models[1].flatMap(model => model.areas.map(area => area.part)))
  const pieces = new Set(models.flat().flatMap(model => model.pieces.map(piece => piece.id)))
  return {
    ...before,
    options: part === 'shirt' ? after.options : before.options,
    parts: { ...before.parts, ...Object.fromEntries(Object.entries(after.parts).filter(([id]) => parts.has(id))) },
    layers: [
      ...before.layers.filter(layer => !pieces.has(layer.piece)),
      ...after.layers.filter(layer => pieces.has(layer.piece)),
    ],
  }
}
