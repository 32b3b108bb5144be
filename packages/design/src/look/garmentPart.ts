import { getGarment, modelsOf, type Model } from '@kitwright/garment'
import type { DesignDocument } from '../document.ts'

/** What of a kit a ready-made look is worn on. */
export type KitPart = 'set' | 'shirt' | 'shorts'

const isShorts = ({ id }: Model): boolean => id.includes('shorts') || id.includes('trunks')

/** Whether a kit is a shirt and shorts, which may be dressed apart. */
export function isTwoPieceKit({ garment, options }: DesignDocument): boolean {
  const models = modelsOf(getGarment(garment), options)
  return models.some(isShorts) && !models.every(isShorts)
}

/** A kit that is dressed anew, of which only the shirt or the shorts are to be: the rest is as it was before. */
export function restyleOnly(part: KitPart, before: DesignDocument, after: DesignDocument): DesignDocument {
  if (part === 'set') return after
  const of = ({ garment, options }: DesignDocument) =>
    modelsOf(getGarment(garment), options).filter(model => isShorts(model) === (part === 'shorts'))
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
