import { findPiece, piecesOf, type Piece, type Zone } from '@kitwright/garment'
import type { Layer } from '../schema/layers.ts'
import { moveToZone, zoneAround, type GarmentWithOptions } from './adaptLayer.ts'

const isPrinted = ({ isRib, isTrim }: Piece): boolean => !isRib && !isTrim

/** Returns the left piece's right partner or the reverse; undefined for an undivided piece. */
export const twinOf = (piece: Piece, { garment, options }: GarmentWithOptions): Piece | undefined =>
  piecesOf(garment, options)
    .map(each => each.piece)
    .find(({ id, mirrorOf }) => id === piece.mirrorOf || mirrorOf === piece.id)

/** Negates without producing negative zero, which documents must not contain. */
const negated = (value: number): number => (value === 0 ? 0 : -value)

const OTHER_SIDE = { left: 'right', centre: 'centre', right: 'left' } as const

/**
 * Mirror image of a layer: on the twin piece, or across the centre line of its own. Pictures are flipped; texts and marks stay readable.
 * The caller must assign a new id. Null if the piece is not in the variant.
 */
export function mirrorLayer(layer: Layer, worn: GarmentWithOptions): Layer | null {
  const home = findPiece(worn.garment, worn.options, layer.piece)?.piece
  if (!home) return null
  const twin = twinOf(home, worn) ?? home
  const place = {
    piece: twin.id,
    xMm: twin.box[0] + home.box[2] - layer.xMm,
    rotationDeg: negated(layer.rotationDeg),
  }
  return layer.kind === 'image'
    ? { ...layer, ...place, isMirrored: layer.role === 'image' ? !layer.isMirrored : layer.isMirrored }
    : { ...layer, ...place, align: OTHER_SIDE[layer.align] }
}

/**
 * Returns the layer in another zone, at the same relative place and no larger than fits. The caller must assign a new
 * id.
 */
export function layerInZone(layer: Layer, zone: Zone, worn: GarmentWithOptions): Layer {
  const centre = { x: layer.xMm, y: layer.yMm }
  // A layer outside all zones goes to the middle at its size.
  const from = zoneAround(layer, worn) ?? { ...zone, piece: layer.piece, centre }
  return moveToZone(layer, from, zone)
}

/** Returns the zones of the variant on printed pieces, in the garment's order. */
export const printableZones = ({ garment, options }: GarmentWithOptions): readonly Zone[] =>
  piecesOf(garment, options).flatMap(({ model, piece }) =>
    isPrinted(piece) ? model.zones.filter(zone => zone.piece === piece.id) : [],
  )
