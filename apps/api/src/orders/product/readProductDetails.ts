import { type ProductDetails, SHIPPING_METHODS } from '@kitwright/contract'
import { type ProductType, sleevesOf } from '@kitwright/garment'
import { isRunning, type PriceList } from '@kitwright/pricing'
import { listShownFabrics, listPricedFabrics, loadPriceList, priceSteps } from '../../catalogue/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { leadDaysOf, NOTHING_DONE, promiseBy, shopDay, termsOf } from '../promise/promiseTerms.ts'
import { readQueueAhead } from '../promise/queueAhead.ts'

interface ProductAt {
  readonly tenant: TenantContext
  readonly productType: ProductType
  readonly now: Date
}

/** Reads what the page of a product shows of prices, ratings and delivery at a moment. */
export async function readProductDetails(trx: Transaction, product: ProductAt): Promise<ProductDetails> {
  const { productType, now } = product
  const fabrics = await listPricedFabrics(trx, [productType])
  const ratings = await readRatings(trx, productType)
  if (fabrics.length === 0) return { prices: [], fabrics: [], promotion: null, ratings, delivery: null }
  const list = await loadPriceList(trx, null)
  const { promotion } = list
  return {
    prices: priceSteps({ productType, sleeve: sleevesOf(productType)[0] ?? 'short', list, fabrics, now }),
    fabrics: await listShownFabrics(trx, productType),
    promotion: promotion && isRunning(promotion, now) ? { percent: promotion.percent, until: promotion.until } : null,
    ratings,
    delivery: estimateDelivery(product, list, (await readQueueAhead(trx)).usual),
  }
}

/** Reads the ratings of all received designs of a product. */
async function readRatings(trx: Transaction, productType: ProductType): Promise<ProductDetails['ratings']> {
  const { rows } = await sql<ProductDetails['ratings']>`
    select count(*)::int as count, round(avg(r.stars), 1)::float as average
    from ratings r join designs d on d.tenant_id = r.tenant_id and d.id = r.design_id
    where d.product_type = ${productType}`.execute(trx)
  return rows[0]!
}

/** Estimates when the smallest order of a product would arrive, by the calendar and the queue of now. */
function estimateDelivery(
  { tenant, productType, now }: ProductAt,
  { minimumQty, leadTimeDays }: PriceList,
  ahead: number,
): ProductDetails['delivery'] {
  const terms = termsOf(tenant)
  const today = shopDay(now, tenant)
  const pieces = Math.max(1, minimumQty)
  const leadDays = leadDaysOf(terms, { productTypes: [productType], isRush: false, listLeadDays: leadTimeDays })
  const order = { ...NOTHING_DONE, isRush: false, pieces, ahead, leadDays, today, placedOn: today }
  const { approvedOn, madeOn } = promiseBy(terms, { ...order, transitDays: 0 })
  return {
    pieces,
    placedOn: today,
    approvedOn,
    madeOn,
    methods: SHIPPING_METHODS.flatMap(method => {
      const { isOn, cents, note, days } = terms.methods[method]
      if (!isOn) return []
      return [{ method, cents, note, arrivesOn: promiseBy(terms, { ...order, transitDays: days }).receivedOn }]
    }),
  }
}
