import type { ProductType } from '@kitwright/garment'

/**
 * Width over the shoulders of each top as it is sewn in its base size, mm. No size chart has it. The patterns' own files
 * are too large for a page; a test compares them.
 */
export const SHOULDER_WIDTHS: Readonly<Partial<Record<ProductType, number>>> = {
  SOCCER_KIT: 440,
  OVERSIZED_SHIRT: 560,
  POLO_SHIRT: 440,
  SLEEVELESS_SHIRT: 332,
  TSHIRT: 452,
  BOXY_FIT: 492,
}
