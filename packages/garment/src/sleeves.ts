import type { ProductType, SleeveLength } from './types.ts'

const BOTH = ['short', 'long'] as const

const SLEEVES: Readonly<Record<ProductType, readonly SleeveLength[]>> = {
  SOCCER_KIT: BOTH,
  OVERSIZED_SHIRT: BOTH,
  POLO_SHIRT: BOTH,
  SLEEVELESS_SHIRT: ['short'],
  TSHIRT: BOTH,
  HOODIE: ['long'],
  BOXY_FIT: BOTH,
  BOXING_TRUNK: ['short'],
}

/** The sleeve lengths that a type comes in, known without loading its garment; one that has none counts as short. */
export const sleevesOf = (type: ProductType): readonly SleeveLength[] => SLEEVES[type]
