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

/** Every garment there is, in the order of the specification's product types. */
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

/** Adds a garment to those there are, for tests. Returns how to take it away again. */
export function addProduct(product: Product): () => void {
  listed.push(product)
  return () => void listed.splice(listed.indexOf(product), 1)
}

/** The product types there are, in the specification's order. */
export const productTypes = (): readonly ProductType[] => listed.map(({ type }) => type as ProductType)

/** Returns the product types that exist among the given names, in the specification's order. */
export const productTypesIn = (types: readonly string[]): ProductType[] =>
  productTypes().filter(type => types.includes(type))

export const isProductType = (value: unknown): value is ProductType => listed.some(({ type }) => type === value)

export const findProduct = (type: string): Product | undefined => listed.find(product => product.type === type)

/** Throws for a type that there is not. */
export function getProduct(type: string): Product {
  const found = findProduct(type)
  if (!found) throw new Error(`there is no product type ${type}`)
  return found
}

/** The product type that an editor path opens; undefined for an unknown path. */
export const productTypeAt = (path: string): ProductType | undefined =>
  listed.find(({ id }) => id === path)?.type as ProductType | undefined

/** The editor path of a product type. */
export const editorPathOf = (type: ProductType): EditorPath => getProduct(type).id as EditorPath

const sleevesAmong = (choices: Choices | undefined): readonly SleeveLength[] =>
  (choices?.['sleeve'] as readonly SleeveLength[] | undefined) ?? ['short']

/** The sleeve lengths that a type comes in, known without loading its garment; one that has none counts as short. */
export const sleevesOf = (type: ProductType): readonly SleeveLength[] => sleevesAmong(getProduct(type).choices)

/** How long the sleeves are that a design is ordered with unless a player wants others. */
export function sleeveOf({ garment, options }: { readonly garment: string; readonly options: Record<string, string> }) {
  const sleeves = sleevesAmong(listed.find(({ id }) => id === garment)?.choices)
  return sleeves.find(each => each === options['sleeve']) ?? sleeves[0]!
}

/** Returns the product types that come only with long sleeves. */
export const alwaysLongTypes = (): readonly ProductType[] =>
  productTypes().filter(type => !sleevesOf(type).includes('short'))
