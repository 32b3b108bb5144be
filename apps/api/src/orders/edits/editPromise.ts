import { loadPriceList } from '../../catalogue/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { computeMove, movePromise } from '../progress/movePromise.ts'
import { leadDaysOf, termsOf } from '../promise/promiseTerms.ts'
import { findShipping } from '../record/shippingStore.ts'
import type { OrderRecord } from '../record/store.ts'
import { changesPieces, type EditContents } from './editRecord.ts'

interface EditedOrder {
  readonly order: OrderRecord
  readonly before: EditContents
  readonly after: EditContents
  readonly tenant: Pick<TenantContext, 'settings'>
  readonly now: Date
}

const typesOf = ({ lines }: EditContents): Set<string> => new Set(lines.map(line => line.product_type))

/** Returns the longer lead time of products that an edit adds; null where it stays. */
async function findLongerLead(trx: Transaction, { order, before, after, tenant }: EditedOrder): Promise<number | null> {
  const known = typesOf(before)
  const added = [...typesOf(after)].filter(type => !known.has(type))
  const shipping = added.length === 0 ? null : await findShipping(trx, order.id)
  if (!shipping) return null
  const { leadTimeDays: listLeadDays } = await loadPriceList(trx, order.owner_id)
  const days = leadDaysOf(termsOf(tenant), { productTypes: added, isRush: shipping.is_rush, listLeadDays })
  return days > shipping.lead_days ? days : null
}

/** Returns the promised day of an order before and after an edit; null for an order without one. */
export async function previewPromise(
  trx: Transaction,
  edited: EditedOrder & { readonly qty: number },
): Promise<{ was: string; on: string } | null> {
  const { order, before, after, tenant, now, qty } = edited
  const reopened = order.status === 'APPROVED' && changesPieces(before, after)
  const then = { ...order, qty, ...(reopened && { status: 'REVIEWING' as const, approved_at: null }) }
  const leadDays = await findLongerLead(trx, edited)
  const move = await computeMove(trx, { order: then, tenant, now, ...(leadDays !== null && { leadDays }) })
  return move && { was: move.shipping.promised_on, on: move.promisedOn }
}

/** Computes the promised day anew after an edit. A later one is told to the customer with the reason of the edit. */
export async function moveEditedPromise(
  trx: Transaction,
  edited: EditedOrder & { readonly reason: string },
): Promise<void> {
  const { order, reason, tenant, now } = edited
  const leadDays = await findLongerLead(trx, edited)
  if (leadDays !== null)
    await sql`update order_shipping set lead_days = ${leadDays}::int where order_id = ${order.id}`.execute(trx)
  await movePromise(trx, { order, tenant, now, reason })
}
