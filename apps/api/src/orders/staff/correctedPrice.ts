import type { PriceChoice, Response_ } from '@kitwright/contract'
import { type ProductType, runOf, type Size } from '@kitwright/garment'
import { overpaidOf, withSizeSurcharge } from '@kitwright/pricing'
import { loadSizeSurcharges } from '../../catalogue/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { Transaction } from '../../database/index.ts'
import { dueOf } from '../record/paymentTerms.ts'
import { findAnyOrder } from './store.ts'
import { type LineRecord, listLines, type OrderRecord } from '../record/store.ts'

/** The amounts of a line that depend on its size. */
export type LineMoney = Pick<LineRecord, 'surcharges' | 'unit_cents' | 'discount_cents' | 'total_cents'>

/**
 * Returns an order's line while staff may correct it. Throws `order-status-conflict` after the review, `not-found` for
 * another order's line.
 */
export async function getLineToCorrect(trx: Transaction, order: OrderRecord, lineId: string): Promise<LineRecord> {
  if (order.status !== 'REVIEWING')
    throw new ProblemError('order-status-conflict', [{ path: 'status', id: order.status }])
  const line = (await listLines(trx, order.id)).find(({ id }) => id === lineId)
  if (!line) throw new ProblemError('not-found')
  return line
}

/**
 * Returns the price of a line in another size. The surcharge is that of the price list under which the order was
 * placed. Throws `size-not-offered` for a size in which the product does not come. The base price, the sleeve's surcharge and the percentages of quantity, promotion and sleeve stay frozen.
 */
export async function priceInSize(
  trx: Transaction,
  order: Pick<OrderRecord, 'placed_at'>,
  { line, size }: { readonly line: LineRecord; readonly size: string },
): Promise<LineMoney> {
  // A later correction of the name does not charge a difference that was waived before.
  if (size === line.size) return line
  // A price that staff set in a quote, and that of a sample, holds in every size.
  if (line.price_source !== 'list') return line
  if (!runOf(line.product_type as ProductType).includes(size as Size))
    throw new ProblemError('size-not-offered', [{ path: 'size', id: 'size-not-offered' }])
  const { qty, base_cents: baseCents, surcharges, discounts } = line
  const sizes = await loadSizeSurcharges(trx, order.placed_at)
  const priced = withSizeSurcharge({ qty, baseCents, surcharges, discounts }, sizes.get(size) ?? 0)
  return {
    surcharges: [...priced.surcharges],
    unit_cents: priced.unitCents,
    discount_cents: priced.discountCents,
    total_cents: priced.totalCents,
  }
}

type CorrectedPrice = Response_<'GET /api/office/orders/{id}/lines/{line}/price'>

/** Returns the prices of the order and of its line for either choice. */
function presentCorrectedPrice(order: OrderRecord, line: LineRecord, priced: LineMoney): CorrectedPrice {
  const differenceCents = priced.total_cents - line.total_cents
  const moneyBy = (choice: PriceChoice): CorrectedPrice[PriceChoice] => {
    const added = choice === 'charge' ? differenceCents : 0
    const paid = { totalCents: order.total_cents + added, paidCents: order.paid_cents }
    return {
      lineCents: line.total_cents + added,
      totalCents: paid.totalCents,
      dueCents: dueOf({ status: order.status, ...paid }),
      refundCents: overpaidOf(paid),
    }
  }
  return { differenceCents, keep: moneyBy('keep'), charge: moneyBy('charge') }
}

/** Returns the price of a line of an order under review in another size. Throws as {@link getLineToCorrect}. */
export async function readCorrectedPrice(
  trx: Transaction,
  { orderId, lineId, size }: { readonly orderId: string; readonly lineId: string; readonly size: string },
): Promise<CorrectedPrice> {
  const order = await findAnyOrder(trx, orderId)
  if (!order) throw new ProblemError('not-found')
  const line = await getLineToCorrect(trx, order, lineId)
  return presentCorrectedPrice(order, line, await priceInSize(trx, order, { line, size }))
}
