import { modelsOf, type Garment, type GarmentOptions } from '@kitwright/garment'
import { findWraps, wrapMapOf, type WrapMap } from '@kitwright/garment/wrap'
import type { PlacedArea } from '../placedArea.ts'

const known = new WeakMap<object, Map<string, WrapMap | null>>()

/** How a piece lies on the garment's table; null where it stays out, undefined while the garment's table is not at hand. */
function mapOf(garment: Garment, model: string, piece: string): WrapMap | null | undefined {
  const wraps = findWraps(garment.id)
  if (!wraps) return undefined
  const ofGarment = known.get(wraps) ?? new Map<string, WrapMap | null>()
  known.set(wraps, ofGarment)
  const key = `${model} ${piece}`
  const before = ofGarment.get(key)
  if (before !== undefined) return before
  const map = wrapMapOf(wraps, { model, piece })
  ofGarment.set(key, map)
  return map
}

/** How artwork that goes over the whole garment lies on one of its pieces; null where the piece is not laid on the table, or none is at hand. */
export function placeOnGarment(garment: Garment, options: GarmentOptions, piece: string): PlacedArea | null {
  const model = modelsOf(garment, options).find(({ pieces }) => pieces.some(({ id }) => id === piece))
  const wrap = model && mapOf(garment, model.id, piece)
  return wrap ? { frame: wrap.frame, wrap } : null
}
