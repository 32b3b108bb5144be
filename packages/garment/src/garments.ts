import { read, readNow, SEWN } from '#sewn'
import { EDITOR_PATHS, editorPathOf } from './editorPaths.ts'
import type { Garment, GarmentOptions, Model, PartArea, Piece, ProductType, Variant, Zone } from './types.ts'

// Nothing to register: a garment is sewn when `assets/{id}/garment.json` is there.
const known = new Map<string, Garment>()

function keep(id: string, garment: Garment | undefined): Garment | undefined {
  if (garment) known.set(id, garment)
  return garment
}

const unknown = (id: string): Error => new Error(`there is no garment ${id}`)

/** Ids of the garments that have been sewn so far, known without loading any, in the order of the editor paths. */
export const sewnGarments = (): readonly string[] => Object.keys(EDITOR_PATHS).filter(id => SEWN.has(id))

export const isSewn = (type: ProductType): boolean => SEWN.has(editorPathOf(type))

/** A garment that is at hand: any in Node, in a browser those that were loaded before. */
export const findGarment = (id: string): Garment | undefined => known.get(id) ?? keep(id, readNow(id))

/** Brings a garment to hand. Rejects when there is none of that id, or when it does not load. */
export async function loadGarment(id: string): Promise<Garment> {
  const garment = findGarment(id) ?? keep(id, await read(id))
  if (!garment) throw unknown(id)
  return garment
}

/** The garments at hand. */
export const listGarments = (): readonly Garment[] =>
  sewnGarments().flatMap(id => {
    const garment = findGarment(id)
    return garment ? [garment] : []
  })

/** Throws when no garment at hand has the id. */
export function getGarment(id: string): Garment {
  const garment = findGarment(id)
  if (!garment) throw unknown(id)
  return garment
}

export const findGarmentByProductType = (type: ProductType): Garment | undefined => findGarment(editorPathOf(type))

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
