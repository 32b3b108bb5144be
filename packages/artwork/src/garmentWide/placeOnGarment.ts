import { findGarment, modelsOf, type Garment, type GarmentOptions, type Model } from '@kitwright/garment'
import { wrapsOnSize } from '@kitwright/garment/grades'
import { findWraps, type WrapMap, wrapMapOf, type Wraps } from '@kitwright/garment/wrap'
import type { PlacedArea } from '../surface/placePattern.ts'

type Maps = ReadonlyMap<string, WrapMap>
const known = new WeakMap<Model, Maps>()

function readMaps(wraps: Wraps, model: Model): Maps {
  const designed = findGarment(wraps.garment)?.models.find(({ id }) => id === model.id)
  if (designed && designed.pieces !== model.pieces) return wrapsOnSize({ wraps, model: designed, graded: model.pieces })
  return new Map(
    model.pieces.flatMap(({ id }) => {
      const map = wrapMapOf(wraps, { model: model.id, piece: id })
      return map ? [[id, map] as const] : []
    }),
  )
}

/** Returns the maps of a model's pieces to the garment's table, in any cut size; null while the table is not loaded. */
function mapsOf(garment: string, model: Model): Maps | null {
  const before = known.get(model)
  if (before) return before
  const wraps = findWraps(garment)
  if (!wraps) return null
  const maps = readMaps(wraps, model)
  known.set(model, maps)
  return maps
}

/**
 * Wrap map of a piece for garment-wide artwork. `'out'` if the piece is not part of the flattened table; null while the garment's wrap
 * maps are not loaded.
 */
export function placeOnGarment(garment: Garment, options: GarmentOptions, piece: string): PlacedArea | 'out' | null {
  const model = modelsOf(garment, options).find(({ pieces }) => pieces.some(({ id }) => id === piece))
  const maps = model && mapsOf(garment.id, model)
  if (!maps) return null
  const wrap = maps.get(piece)
  return wrap ? { frame: wrap.frame, wrap } : 'out'
}
