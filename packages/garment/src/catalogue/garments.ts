import { read, readNow, SEWN } from '#sewn'
import { editorPathOf, listProducts, type ProductType } from './products.ts'
import type { Garment, GarmentOptions, Model, PartArea, Piece, Variant, Zone } from './types.ts'

// A garment is sewn when `{id}/garment.json` is there.
const known = new Map<string, Garment>()

function keep(id: string, garment: Garment | undefined): Garment | undefined {
  if (garment) known.set(id, garment)
  return garment
}

/** Brings one to hand that no file tells of, for tests. Returns how to take it away again. */
export function registerGarment(garment: Garment): () => void {
  known.set(garment.id, garment)
  return () => void known.delete(garment.id)
}

const unknown = (id: string): Error => new Error(`there is no garment ${id}`)

const hasModels = (id: string): boolean => SEWN.has(id) || known.has(id)

/** Ids of the garments that have been sewn so far, known without loading any, in the order of the products. */
export const sewnGarments = (): readonly string[] => listProducts().flatMap(({ id }) => (hasModels(id) ? [id] : []))

export const isSewn = (type: ProductType): boolean => hasModels(editorPathOf(type))

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

const isSame = (a: GarmentOptions, b: GarmentOptions): boolean => {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every(name => a[name] === b[name])
}

/** Returns the variant with these options; undefined if the garment does not offer them. */
export const findVariant = (garment: Garment, options: GarmentOptions): Variant | undefined =>
  garment.variants.find(variant => isSame(variant.options, options))

/** Returns the variant with these options; throws if the garment does not offer them. */
export function variantOf(garment: Garment, options: GarmentOptions): Variant {
  const variant = findVariant(garment, options)
  if (!variant) throw new Error(`garment ${garment.id} has no variant ${JSON.stringify(options)}`)
  return variant
}

/** Tells one garment's variants apart. */
export const optionsKey = (options: GarmentOptions): string => Object.entries(options).toSorted().join()

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

/** Whether a piece is of a trouser's leg: it is sewn along the crotch. */
export const isLeg = ({ edges }: Piece): boolean => edges.some(({ name }) => name === 'crotch')

/** A default place for a layer; undefined when the variant has no zone of that id. */
export const zoneOf = (garment: Garment, options: GarmentOptions, zoneId: string): Zone | undefined =>
  modelsOf(garment, options)
    .flatMap(model => model.zones)
    .find(zone => zone.id === zoneId)
