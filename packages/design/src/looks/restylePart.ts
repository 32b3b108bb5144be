import { type Garment, getGarment, modelsOf, type Model, partInfo } from '@kitwright/garment'
import type { DesignDocument } from '../schema/document.ts'

/** The parts of a kit that a ready-made look can be worn on and shown by. */
export const KIT_PARTS = ['set', 'shirt', 'shorts'] as const
export type KitPart = (typeof KIT_PARTS)[number]

/** Whether a model is a pair of shorts: some of its cloth is of their part, whatever the model is called. */
const isShorts = (garment: Garment, { areas }: Model): boolean =>
  areas.some(({ part }) => partInfo(garment, part).group === 'shorts')

/** Whether a kit is a shirt and shorts, which may be dressed apart. */
export function isTwoPieceKit({ garment: id, options }: Pick<DesignDocument, 'garment' | 'options'>): boolean {
  const garment = getGarment(id)
  const areShorts = modelsOf(garment, options).map(model => isShorts(garment, model))
  return areShorts.includes(true) && areShorts.includes(false)
}

/** The models of one part of a kit; all of them for a set and for a garment that is no kit of two pieces. */
export function modelsOfPart(document: Pick<DesignDocument, 'garment' | 'options'>, part: KitPart): Model[] {
  const garment = getGarment(document.garment)
  const models = modelsOf(garment, document.options)
  if (part === 'set' || !isTwoPieceKit(document)) return models
  return models.filter(model => isShorts(garment, model) === (part === 'shorts'))
}

/** A kit that is dressed anew, of which only the shirt or the shorts are to be: the rest is as it was before. */
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
