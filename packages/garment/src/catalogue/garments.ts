import { read, readNow, SEWN } from '#sewn'
import { editorPathOf, listProducts, type ProductType } from './products.ts'
import type { Garment, GarmentOptions, Model, PartArea, Piece, Variant, Zone } from './types.ts'

// A garment is sewn if `{id}/garment.json` exists.
const known = new Map<string, Garment>()

function keep(id: string, garment: Garment | undefined): Garment | undefined {
  if (garment) known.set(id, garment)
  return garment
}

/** Registers a garment without a file, for tests. Returns the function that removes it. */
export function registerGarment(garment: Garment): () => void {
  known.set(garment.id, garment)
  return () => void known.delete(garment.id)
}

const unknown = (id: string): Error => new Error(`there is no garment ${id}`)

const hasModels = (id: string): boolean => SEWN.has(id) || known.has(id)

/** Returns the ids of the sewn garments in the order of the products, without loading any. */
export const sewnGarments = (): readonly string[] => listProducts().flatMap(({ id }) => (hasModels(id) ? [id] : []))

export const isSewn = (type: ProductType): boolean => hasModels(editorPathOf(type))

/** Returns a loaded garment: any in Node, in a browser those loaded before. */
export const findGarment = (id: string): Garment | undefined => known.get(id) ?? keep(id, readNow(id))

/** Loads a garment. Rejects if the id is unknown or loading fails. */
export async function loadGarment(id: string): Promise<Garment> {
  const garment = findGarment(id) ?? keep(id, await read(id))
  if (!garment) throw unknown(id)
  return garment
}

/** Returns the loaded garments. */
export const listGarments = (): readonly Garment[] =>
  sewnGarments().flatMap(id => {
    const garment = findGarment(id)
    return garment ? [garment] : []
  })

/** Returns a loaded garment. Throws if none has the id. */
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

/** Returns a key that distinguishes a garment's variants. */
export const optionsKey = (options: GarmentOptions): string => Object.entries(options).toSorted().join()

/** Returns the models of a variant, in its order: for soccer the jersey, then the shorts. */
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

/** Returns every piece of a variant with its model; piece ids are unique within a variant. */
export const piecesOf = (garment: Garment, options: GarmentOptions): PieceOfModel[] =>
  modelsOf(garment, options).flatMap(model => model.pieces.map(piece => ({ model, piece })))

export const findPiece = (garment: Garment, options: GarmentOptions, pieceId: string): PieceOfModel | undefined =>
  piecesOf(garment, options).find(({ piece }) => piece.id === pieceId)

/** Returns the areas on a piece in drawing order: the whole piece first, then at most three regions. */
export const areasOfPiece = (garment: Garment, options: GarmentOptions, pieceId: string): PartArea[] =>
  modelsOf(garment, options).flatMap(model => model.areas.filter(area => area.piece === pieceId))

/** Checks whether a piece belongs to a trouser leg: it has a crotch edge. */
export const isLeg = ({ edges }: Piece): boolean => edges.some(({ name }) => name === 'crotch')

/** Returns a default zone for a layer; undefined if the variant has no zone with that id. */
export const zoneOf = (garment: Garment, options: GarmentOptions, zoneId: string): Zone | undefined =>
  modelsOf(garment, options)
    .flatMap(model => model.zones)
    .find(zone => zone.id === zoneId)
