import type { ProductType } from '@kitwright/garment'

/** What the product types are called. */
export const PRODUCT_NAMES: Readonly<Record<ProductType, { readonly en: string; readonly kh: string }>> = {
  SOCCER_KIT: { en: 'Soccer kit', kh: 'ឈុតបាល់ទាត់' },
  OVERSIZED_SHIRT: { en: 'Oversized t-shirt', kh: 'អាវយឺតធំទូលាយ' },
  POLO_SHIRT: { en: 'Polo shirt', kh: 'អាវប៉ូឡូ' },
  SLEEVELESS_SHIRT: { en: 'Sleeveless shirt', kh: 'អាវអត់ដៃ' },
  TSHIRT: { en: 'T-shirt', kh: 'អាវយឺត' },
  HOODIE: { en: 'Hoodie', kh: 'អាវហ៊ូឌី' },
  BOXY_FIT: { en: 'Boxy t-shirt', kh: 'អាវយឺតទម្រង់ការ៉េ' },
  BOXING_TRUNK: { en: 'Boxing trunks', kh: 'ខោប្រដាល់' },
}
