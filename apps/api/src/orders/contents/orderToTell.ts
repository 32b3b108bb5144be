import type { Order, ShippingStep } from '@kitwright/contract'
import type { KitRole } from '@kitwright/design'
import { promotionPercentOf, type QuotedLine } from '@kitwright/pricing'
import { sql, type Transaction } from '../../database/index.ts'
import type { DocumentToDraw } from '../../designs/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { paymentCodesOf } from '../record/paymentCodes.ts'
import { dueOf, nextPaymentOf, payableOf, payingOf } from '../record/paymentTerms.ts'
import { feesOf, hasStepAhead } from '../record/presentShipping.ts'
import { findShipping, type ShippingRecord } from '../record/shippingStore.ts'
import type { OrderRecord } from '../record/store.ts'

type Money = Pick<Order, 'totalCents' | 'paidCents' | 'dueCents' | 'nextPayment' | 'payment' | 'paymentCodes'>

/** An order as mails describe it. */
export interface OrderToTell
  extends
    Money,
    Pick<Order, 'number' | 'qty' | 'phone' | 'note' | 'designNames' | 'discountCents' | 'fees'>,
    Pick<Order['shipping'], 'method' | 'neededBy' | 'promisedOn' | 'purchaseNumber'> {
  readonly ownerId: string
  /** The quote that was accepted as this order; null without one. */
  readonly quoteNumber: string | null
  /** The days on which its further steps are expected, in order; none for an order without a promise. */
  readonly expectedSteps: readonly { readonly step: ShippingStep; readonly on: string }[]
  /** The percentage of the promotion that it was priced under; 0 without one. */
  readonly promotionPercent: number
  /** The kits it is sewn in. */
  readonly kits: readonly ('home' | KitRole)[]
}

type OrderFacts = Pick<
  OrderRecord,
  | 'owner_id'
  | 'number'
  | 'status'
  | 'qty'
  | 'total_cents'
  | 'discount_cents'
  | 'paid_cents'
  | 'phone'
  | 'note'
  | 'placed_at'
  | 'approved_at'
  | 'delivered_at'
  | 'received_at'
  | 'credit_days'
  | 'release_on'
  | 'extras'
  | 'quote_number'
> & {
  readonly design_names: string[]
  readonly discounts: QuotedLine['discounts'][]
  readonly kits: ('home' | KitRole)[]
}

/**
 * Selects an order's designs, one row for each kit that is sewn. The kit is the line's, or the goalkeeper's own if the
 * design has one, null for home.
 */
const wornIn = (orderId: string) => sql`(
  select l.design_id, l.revision, own.kit, min(l.name) as name, min(l.position) as position
  from (select design_id, revision, coalesce(kit, version) as meant, min(design_name) as name, min(position) as position
    from order_lines where order_id = ${orderId} group by 1, 2, 3) l
  join design_revisions r on r.design_id = l.design_id and r.revision = l.revision
  left join lateral (select each ->> 'role' as kit from jsonb_array_elements(coalesce(r.document -> 'kits', '[]')) each
    where each ->> 'role' = l.meant) own on true
  group by 1, 2, 3)`

function expectedStepsOf(shipping: ShippingRecord | null, status: OrderRecord['status']): OrderToTell['expectedSteps'] {
  const day = (step: ShippingStep, on: string | null | undefined) =>
    on && hasStepAhead(status, step) ? [{ step, on }] : []
  return [
    ...day('approved', shipping?.approve_on),
    ...day('production', shipping?.start_on),
    ...day('ready', shipping?.make_on),
    ...day('delivered', shipping?.promised_on),
  ]
}

/**
 * Returns the order as it is now or, with another paid amount, as it was then. Throws if it does not exist: events
 * refer to existing orders.
 */
export async function getOrderToTell(
  trx: Transaction,
  { id, paidCents }: { id: string; paidCents?: number },
  shop: Pick<TenantContext, 'settings'> & { readonly now: Date },
): Promise<OrderToTell> {
  const { rows } = await sql<OrderFacts>`
    select owner_id, number, status, qty, total_cents, discount_cents, paid_cents, phone, note, placed_at, approved_at,
      delivered_at, received_at, credit_days, release_on, extras, quote_number,
      (select coalesce(jsonb_agg(discounts), '[]') from order_lines where order_id = orders.id) as discounts,
      (select coalesce(array_agg(distinct design_name), '{}') from order_lines where order_id = orders.id) as design_names,
      array(select distinct coalesce(kit, 'home') from ${wornIn(id)} worn) as kits
    from orders where id = ${id}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`there is no order ${id}`)
  const { owner_id: ownerId, number, status, qty, total_cents: totalCents, phone, note } = row
  const paid = payableOf({ ...row, paid_cents: paidCents ?? row.paid_cents })
  const shipping = await findShipping(trx, id)
  const nextPayment = nextPaymentOf(paid, shop)
  return {
    ownerId,
    number,
    quoteNumber: row.quote_number,
    qty,
    phone,
    note,
    designNames: row.design_names,
    kits: row.kits,
    totalCents,
    discountCents: row.discount_cents,
    fees: feesOf(shipping, row.extras),
    method: shipping?.method ?? null,
    neededBy: shipping?.needed_by ?? null,
    expectedSteps: expectedStepsOf(shipping, status),
    promisedOn: status === 'RECEIVED' || status === 'CANCELED' ? null : (shipping?.promised_on ?? null),
    purchaseNumber: shipping?.purchase_number ?? '',
    promotionPercent: promotionPercentOf(row.discounts.map(discounts => ({ discounts }))),
    paidCents: paid.paidCents,
    dueCents: dueOf(paid),
    nextPayment,
    payment: payingOf(shop, paid).payment,
    paymentCodes: paymentCodesOf({ number, nextPayment, placedAt: row.placed_at }, shop),
  }
}

export interface OrderedDocument extends DocumentToDraw {
  readonly name: string
  /** Null for the home kit. */
  readonly kit: KitRole | null
}

/** Returns the documents as they were ordered: the first few designs, then further kits of theirs. */
export async function listOrderedDocuments(
  trx: Transaction,
  orderId: string,
  most: number,
): Promise<OrderedDocument[]> {
  const { rows } = await sql<OrderedDocument>`
    select l.name, l.kit, r.document, r.document_hash
    from (select *, row_number() over (partition by design_id, revision order by position) as nth
      from ${wornIn(orderId)} worn order by nth, position limit ${most}) l
    join design_revisions r on r.design_id = l.design_id and r.revision = l.revision
    order by l.nth, l.position`.execute(trx)
  return rows
}
