import { modelsOf, variantOf } from '../catalogue/garments.ts'
import { gradePieces, type Grading } from './gradePieces.ts'
import { areasOnSize } from '../placement/placeAreas.ts'
import { placeOnSize } from '../placement/placeInSize.ts'
import type { Garment, Model, Piece, Zone } from '../catalogue/types.ts'

function zoneOnSize(zone: Zone, { pieces }: Model, graded: readonly Piece[]): Zone {
  const [base, sized] = [pieces, graded].map(all => all.find(({ id }) => id === zone.piece))
  if (!base || !sized) return zone
  const { centre, width: widthMm, height: heightMm } = zone
  const placed = { role: 'zone', xMm: centre.x, yMm: centre.y, widthMm, heightMm, rotationDeg: 0 }
  const { xMm, yMm, widthScale, heightScale } = placeOnSize(placed, { base, graded: sized })
  return { ...zone, centre: { x: xMm, y: yMm }, width: widthMm * widthScale, height: heightMm * heightScale }
}

/**
 * Returns a garment with one variant cut in another size: its pieces graded, its parts and zones placed on them. It is
 * used like any garment for artwork and seams. Throws as `gradePieces` does.
 */
export function garmentOnSize(grading: Grading): Garment {
  const { garment, options } = grading
  const all = gradePieces(grading)
  let from = 0
  const models = modelsOf(garment, options).map((model): Model => {
    const pieces = all.slice(from, (from += model.pieces.length))
    const areas = areasOnSize({ areas: model.areas, base: model.pieces, graded: pieces })
    return { ...model, pieces, areas, zones: model.zones.map(zone => zoneOnSize(zone, model, pieces)) }
  })
  return { ...garment, models, variants: [variantOf(garment, options)] }
}
