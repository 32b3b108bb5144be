import soccer from '../assets/soccer/garment.json' with { type: 'json' }
import type { Garment, GarmentOptions, Model, PartArea, Piece, ProductType, Variant, Zone } from './types.ts'

/** The JSON's shape is guarded by the atelier, which writes it from these very types, and by a test. */
const GARMENTS: readonly Garment[] = [soccer as unknown as Garment]

/** The garments that have been sewn so far. */
export const listGarments = (): readonly Garment[] => GARMENTS

export const findGarment = (id: string): Garment | undefined => GARMENTS.find(g => g.id === id)

/** Throws when no garment has the id. */
export function getGarment(id: string): Garment {
  const garment = findGarment(id)
  if (!garment) throw new Error(`there is no garment ${id}`)
  return garment
}

export const findGarmentByProductType = (type: ProductType): Garment | undefined =>
  GARMENTS.find(g => g.productType === type)

/** What is worn with these options; throws when the garment does not offer them. */
export function variantOf(garment: Garment, { sleeve, collar }: GarmentOptions): Variant {
  const variant = garment.variants.find(v => v.options.sleeve === sleeve && v.options.collar === collar)
  if (!variant) throw new Error(`garment ${garment.id} has no variant with ${sleeve} sleeves and ${collar} collar`)
  return variant
}

/** The models of a variant, in its order: for soccer the jersey, then the shorts. */
export const modelsOf = (garment: Garment, options: GarmentOptions): Model[] =>
  variantOf(garment, options).models.map(id => {
    const model = garment.models.find(m => m.id === id)
    if (!model) throw new Error(`garment ${garment.id} has no model ${id}`)
    return model
  })

export interface PieceOfModel {
  readonly model: Model
  readonly piece: Piece
}

/** Every piece of a variant with the model it belongs to; piece ids are unique within a variant. */
export const piecesOf = (garment: Garment, options: GarmentOptions): PieceOfModel[] =>
  modelsOf(garment, options).flatMap(model => model.pieces.map(piece => ({ model, piece })))

export const findPiece = (garment: Garment, options: GarmentOptions, pieceId: string): PieceOfModel | undefined =>
  piecesOf(garment, options).find(({ piece }) => piece.id === pieceId)

/** The areas on a piece in drawing order: the whole piece first, then at most three regions. */
export const areasOfPiece = (garment: Garment, options: GarmentOptions, pieceId: string): PartArea[] =>
  modelsOf(garment, options).flatMap(model => model.areas.filter(area => area.piece === pieceId))

/** A default place for a layer; undefined when the variant has no zone of that id. */
export const zoneOf = (garment: Garment, options: GarmentOptions, zoneId: string): Zone | undefined =>
  modelsOf(garment, options)
    .flatMap(model => model.zones)
    .find(zone => zone.id === zoneId)
