import { CUTS, type CutId, type Size } from '../vocabulary/cuts.ts'
import { sortSizes } from '../vocabulary/sizes.ts'
import { getProduct, type ProductType } from './products.ts'

/** Returns for whom a product is cut. Throws for an unknown type. */
export const cutOf = (type: ProductType): CutId => getProduct(type).cut

/** Returns the sizes in which a product comes, from the smallest. Throws for an unknown type. */
export const runOf = (type: ProductType): readonly [Size, ...Size[]] => CUTS[cutOf(type)].sizes

/** Returns the size in which a product is drawn and designed. Throws for an unknown type. */
export const baseSizeOf = (type: ProductType): Size => CUTS[cutOf(type)].baseSize

/** Returns the sizes in which any of these products comes, from the smallest. */
export const runsOf = (types: readonly ProductType[]): Size[] => sortSizes(types.flatMap(runOf))

/** Returns the size if the product comes in it, else the size in which the product is designed. */
export const sizeInRun = (size: Size, type: ProductType): Size => (runOf(type).includes(size) ? size : baseSizeOf(type))
