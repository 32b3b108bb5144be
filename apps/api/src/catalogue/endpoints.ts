import { productTypesIn } from '@kitwright/garment'
import type { Pricing, Product } from '@kitwright/contract'
import type { PriceList } from '@kitwright/pricing'
import { namesFromTags } from '@kitwright/words'
import type { Transaction } from '../database/index.ts'
import { type Endpoints, ProblemError, type TenantContext } from '../endpoint/index.ts'
import { findActiveGroupName } from './groups/groupStore.ts'
import { createColourCardCache } from './colourCardCache.ts'
import { loadPriceList } from './prices/loadPriceList.ts'
import { createProductPageCache } from './productPages.ts'
import { presentPricing, presentProducts, presentSizeChart } from './present.ts'
import { loadSizeCharts } from './sizeCharts.ts'
import { listFabricNames, listPricedFabrics } from './store.ts'

type CatalogueRoutes =
  | 'GET /api/products'
  | 'GET /api/products/{productType}'
  | 'GET /api/pricing'
  | 'GET /api/account/prices'
  | 'GET /api/sizecharts'
  | 'GET /api/colourcard'

/** Prices change rarely and are requested often, but a tenant who changes one wants to see it immediately. */
const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' }

type Offer = Pick<TenantContext, 'productTypes'>

/** Returns the products that a tenant sells. */
export async function readOffer(trx: Transaction, { productTypes }: Offer): Promise<Product[]> {
  const types = productTypesIn(productTypes)
  return presentProducts(types, await listPricedFabrics(trx, types))
}

/** Returns the price list that visitors, or a customer by their group, may see. */
export async function readPricing(trx: Transaction, tenant: Offer, accountId: string | null = null): Promise<Pricing> {
  const [list, names] = [await loadPriceList(trx, accountId), await listFabricNames(trx)]
  return presentPricing(list, inList(await readOffer(trx, tenant), list), names)
}

/** Returns products with the prices of a list. */
const inList = (products: Product[], { base, quantitySteps }: PriceList): Product[] =>
  products.map(product => {
    const fabrics = product.fabrics.map(fabric => ({
      ...fabric,
      priceCents: base[product.type]?.[fabric.id] ?? fabric.priceCents,
      discountUpToPercent: Math.max(0, ...(quantitySteps[fabric.id] ?? []).map(({ percent }) => percent)),
    }))
    return {
      ...product,
      fabrics,
      priceFromCents: fabrics.length > 0 ? Math.min(...fabrics.map(({ priceCents }) => priceCents)) : 0,
    }
  })

export function createCatalogueEndpoints(): Endpoints<CatalogueRoutes> {
  const offers = createProductPageCache()
  const cards = createColourCardCache()
  return {
    'GET /api/products': async ({ tenant, query: { page, pageSize }, run }) => {
      const offer = await offers.of(tenant, run)
      return { ...offer.page(page, pageSize), headers: PUBLIC }
    },
    'GET /api/products/{productType}': async ({ tenant, params: { productType }, run }) => {
      if (!tenant.productTypes.includes(productType)) throw new ProblemError('product-not-offered')
      const [product] = presentProducts([productType], await run(async trx => listPricedFabrics(trx, [productType])))
      if (!product) throw new ProblemError('product-not-offered')
      return { value: product, headers: PUBLIC }
    },
    'GET /api/account/prices': async ({ tenant, person, run }) => ({
      value: await run(async trx => {
        const names = await findActiveGroupName(trx, person.id)
        return { group: names && namesFromTags(names), pricing: await readPricing(trx, tenant, person.id) }
      }),
    }),
    'GET /api/pricing': async ({ tenant, run }) => ({
      value: await run(async trx => readPricing(trx, tenant)),
      headers: PUBLIC,
    }),
    'GET /api/sizecharts': async ({ tenant, run }) => {
      const types = productTypesIn(tenant.productTypes)
      const charts = await run(async trx => loadSizeCharts(trx, types))
      return { value: { items: charts.map(presentSizeChart) }, headers: PUBLIC }
    },
    'GET /api/colourcard': async ({ tenant, run }) => ({ ...(await cards.of(tenant, run)), headers: PUBLIC }),
  }
}
