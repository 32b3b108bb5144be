import type { ProductType } from '@kitwright/garment'
import type { OutlineShape } from '../ui/index.ts'

/** The flat drawing that stands for each product type. */
export const PRODUCT_SHAPES: Readonly<Record<ProductType, OutlineShape>> = {
  SOCCER_KIT: 'kit',
  POLO_SHIRT: 'polo',
  SLEEVELESS_SHIRT: 'sleeveless',
  OVERSIZED_SHIRT: 'oversized',
  TSHIRT: 'tshirt',
  HOODIE: 'hoodie',
  BOXY_FIT: 'boxy',
  BOXING_TRUNK: 'trunks',
}
