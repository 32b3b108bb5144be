import type { Pricing, Product, ProductSizes } from '@kitwright/contract'
import { BODY_CHEST_CM, editorPathOf, isSewn, PRODUCT_TYPES, type ProductType, SIZES } from '@kitwright/garment'
import type { PriceList, QuantityStep } from '@kitwright/pricing'
import { PRODUCT_NAMES } from './productNames.ts'
import type { KeptChart } from './sizeCharts.ts'
import type { PricedFabric } from './store.ts'

/** The product types a tenant sells, in the specification's order. */
export const offeredTypes = (productTypes: readonly string[]): ProductType[] =>
  PRODUCT_TYPES.filter(type => productTypes.includes(type))

/** The products among `types` that have a price, in that order. */
export function presentProducts(types: readonly ProductType[], priced: readonly PricedFabric[]): Product[] {
  const fabricsOf = new Map<string, PricedFabric[]>()
  for (const row of priced) {
    const fabrics = fabricsOf.get(row.productType)
    if (fabrics) fabrics.push(row)
    else fabricsOf.set(row.productType, [row])
  }
  return types.map(type => presentProduct(type, fabricsOf.get(type) ?? []))
}

function presentProduct(type: ProductType, fabrics: readonly PricedFabric[]): Product {
  return {
    type,
    path: editorPathOf(type),
    name: PRODUCT_NAMES[type],
    priceFromCents: fabrics.length > 0 ? Math.min(...fabrics.map(({ cents }) => cents)) : 0,
    isDesignable: isSewn(type),
    sizes: [...SIZES],
    fabrics: fabrics.map(({ fabric, nameEn, nameKh, material, cents, discountUpTo }) => ({
      id: fabric,
      name: { en: nameEn, kh: nameKh },
      material,
      priceCents: cents,
      discountUpToPercent: discountUpTo,
    })),
  }
}

/** The price list people may see. */
export function presentPricing(list: PriceList, products: Product[], fabricNames: Pricing['fabricNames']): Pricing {
  const { quantitySteps, promotion, longSleeve, sizeSurcharges, minimumQty, leadTimeDays } = list
  const steps = Object.entries(quantitySteps).map(([fabric, all]): [string, QuantityStep[]] => [fabric, [...all]])
  return {
    fabricNames,
    minimumQty,
    leadTimeDays,
    products,
    quantitySteps: Object.fromEntries(steps),
    promotion,
    longSleeve,
    sizeSurcharges,
  }
}

/** A chart as people read it; tops also tell the body's chest that a size is meant for. */
export function presentSizeChart({ version, chart: { productType, measures, rows } }: KeptChart): ProductSizes {
  const isTop = measures.includes('halfChest')
  return {
    type: productType,
    version,
    measures: [...measures],
    rows: SIZES.map(size => {
      const [fromCm, toCm] = BODY_CHEST_CM[size]
      return { size, bodyChest: isTop ? { fromCm, toCm } : null, mm: { ...rows[size] } }
    }),
  }
}
