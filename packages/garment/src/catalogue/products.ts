import { boxingTrunk } from '../boxingtrunk/product.ts'
import { boxyFit } from '../boxyfit/product.ts'
import { hoodie } from '../hoodie/product.ts'
import { oversizedShirt } from '../oversizedshirt/product.ts'
import { polo } from '../polo/product.ts'
import type { Choices, Product } from '../vocabulary/product.ts'
import { sleeveless } from '../sleeveless/product.ts'
import { soccer } from '../soccer/product.ts'
import { tshirt } from '../tshirt/product.ts'
import type { SleeveLength } from '../vocabulary/vocabulary.ts'

/** Every garment, in the order of the specification's product types. */
const OURS = [
  soccer,
  oversizedShirt,
  polo,
  sleeveless,
  tshirt,
  hoodie,
  boxyFit,
  boxingTrunk,
] as const satisfies Product[]

export type ProductType = (typeof OURS)[number]['type']
/** The last segment of `/design/{id}`. */
export type EditorPath = (typeof OURS)[number]['id']

const listed: Product[] = [...OURS]

export const listProducts = (): readonly Product[] => listed

/** Adds a garment, for tests. Returns the function that removes it. */
export function addProduct(product: Product): () => void {
  listed.push(product)
  return () => void listed.splice(listed.indexOf(product), 1)
}

/** Returns the product types, in the specification's order. */
export const productTypes = (): readonly ProductType[] => listed.map(({ type }) => type as ProductType)

/** Returns the product types that exist among the given names, in the specification's order. */
export const productTypesIn = (types: readonly string[]): ProductType[] =>
  productTypes().filter(type => types.includes(type))

export const isProductType = (value: unknown): value is ProductType => listed.some(({ type }) => type === value)

export const findProduct = (type: string): Product | undefined => listed.find(product => product.type === type)

/** Returns the product of a type. Throws for an unknown type. */
export function getProduct(type: string): Product {
  const found = findProduct(type)
  if (!found) throw new Error(`there is no product type ${type}`)
  return found
}

/** Returns the product type of an editor path; undefined for an unknown path. */
export const productTypeAt = (path: string): ProductType | undefined =>
  listed.find(({ id }) => id === path)?.type as ProductType | undefined

/** Returns the editor path of a product type. */
export const editorPathOf = (type: ProductType): EditorPath => getProduct(type).id as EditorPath

const sleevesAmong = (choices: Choices | undefined): readonly SleeveLength[] =>
  (choices?.['sleeve'] as readonly SleeveLength[] | undefined) ?? ['short']

/** Returns the sleeve lengths of a type, without loading its garment. A type without sleeves counts as short. */
export const sleevesOf = (type: ProductType): readonly SleeveLength[] => sleevesAmong(getProduct(type).choices)

/** Returns the sleeve length of a design, which applies unless a player chooses another. */
export function sleeveOf({ garment, options }: { readonly garment: string; readonly options: Record<string, string> }) {
  const sleeves = sleevesAmong(listed.find(({ id }) => id === garment)?.choices)
  return sleeves.find(each => each === options['sleeve']) ?? sleeves[0]!
}

/** Returns the product types that come only with long sleeves. */
export const alwaysLongTypes = (): readonly ProductType[] =>
  productTypes().filter(type => !sleevesOf(type).includes('short'))
