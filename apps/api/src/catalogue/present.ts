import type { Pricing, Product, ProductSizes } from '@kitwright/contract'
import { bodyChestOf, editorPathOf, isSewn, type ProductType, runOf } from '@kitwright/garment'
import type { PriceList, QuantityStep } from '@kitwright/pricing'
import { namesFromTags, eachLanguage, LANGUAGES, loadTexts, type Names } from '@kitwright/words'
import type { StoredChart } from './sizeCharts.ts'
import type { PricedFabric } from './store.ts'

const texts = new Map(
  await Promise.all(LANGUAGES.map(async language => [language, await loadTexts(language, 'common')] as const)),
)

/** Returns a product type's name, as the screens show it. */
const productNameOf = (type: ProductType): Names => eachLanguage(language => texts.get(language)![`type_${type}`])

/** Returns the products among `types` that have a price, in that order. */
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
    name: productNameOf(type),
    priceFromCents: fabrics.length > 0 ? Math.min(...fabrics.map(({ cents }) => cents)) : 0,
    isDesignable: isSewn(type),
    sizes: [...runOf(type)],
    fabrics: fabrics.map(({ fabric, names, material, cents, discountUpTo }) => ({
      id: fabric,
      name: namesFromTags(names),
      material,
      priceCents: cents,
      discountUpToPercent: discountUpTo,
    })),
  }
}

/** The price list as the public sees it. */
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

/** A chart as the public sees it; for tops also the body chest that each size fits. */
export function presentSizeChart({ version, chart: { productType, measures, rows } }: StoredChart): ProductSizes {
  const isTop = measures.includes('halfChest')
  return {
    type: productType,
    version,
    measures: [...measures],
    rows: runOf(productType).map(size => {
      const chest = isTop ? bodyChestOf(productType, size) : null
      return { size, bodyChest: chest && { fromCm: chest[0], toCm: chest[1] }, mm: { ...rows[size] } }
    }),
  }
}
