import { type Garment, getGarment, modelsOf, type Model, partOf } from '@kitwright/garment'
import type { DesignDocument } from '../document.ts'

/** What of a kit a ready-made look is worn on. */
export type KitPart = 'set' | 'shirt' | 'shorts'

/** Whether a model is a pair of shorts: some of its cloth is of their part, whatever the model is called. */
const isShorts = (garment: Garment, { areas }: Model): boolean =>
  areas.some(({ part }) => partOf(garment, part).group === 'shorts')

/** Whether a kit is a shirt and shorts, which may be dressed apart. */
export function isTwoPieceKit({ garment: id, options }: DesignDocument): boolean {
  const garment = getGarment(id)
  const areShorts = modelsOf(garment, options).map(model => isShorts(garment, model))
  return areShorts.includes(true) && areShorts.includes(false)
}

/** A kit that is dressed anew, of which only the shirt or the shorts are to be: the rest is as it was before. */
export function restyleOnly(part: KitPart, before: DesignDocument, after: DesignDocument): DesignDocument {
  if (part === 'set') return after
  const of = ({ garment: id, options }: DesignDocument) => {
    const garment = getGarment(id)
    return modelsOf(garment, options).filter(model => isShorts(garment, model) === (part === 'shorts'))
  }
  const parts = new Set(of(after).flatMap(model => model.areas.map(area => area.part)))
  const pieces = new Set([...of(before), ...of(after)].flatMap(model => model.pieces.map(piece => piece.id)))
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
