import { hasStatusClass, type OrderStatus } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { isProofOwed, readProvable } from '../contents/orderToProve.ts'
import { factsOf } from '../progress/changeOrderStatus.ts'
import { isReadyToSew, listOrderedDesigns } from '../record/changeStore.ts'
import { findTransition, owedBefore } from '../record/statusTable.ts'
import { listHistory, type OrderRecord } from '../record/store.ts'
import type { NextFacts } from './planNextStep.ts'

/** The status that the next step of each leads to. */
const NEXT_STATUS: Partial<Record<OrderStatus, OrderStatus>> = {
  APPROVED: 'PROCESSING',
  COMPLETED: 'ON_THE_WAY',
  ON_THE_WAY: 'RECEIVED',
}

interface Context {
  readonly role: 'store' | 'admin'
  readonly tenant: Pick<TenantContext, 'settings'>
  readonly now: Date
}

async function readOwed(trx: Transaction, order: OrderRecord, { role, tenant, now }: Context): Promise<number> {
  if (order.status === 'RECEIVED') return Math.max(0, order.total_cents - order.paid_cents)
  const to = NEXT_STATUS[order.status]
  // Money is owed whoever may take the step: a store reminds customers of orders that an administrator closes.
  const move = to && (findTransition(order.status, to, role) ?? findTransition(order.status, to, 'admin'))
  if (!move) return 0
  const history = await listHistory(trx, order.id)
  const known = { areDesignsReady: true, isProofOwed: false }
  return owedBefore(move, factsOf({ order, note: '', role, tenant, history, now }, known))
}

/** Returns the state of the latest proof, `outdated` if what would be printed has changed since. */
async function readProof(trx: Transaction, orderId: string): Promise<NextFacts['proof']> {
  const { rows } = await sql<{ state: Exclude<NextFacts['proof'], 'outdated' | null>; hash: string | null }>`
    select state, hash from proofs where order_id = ${orderId} order by id desc limit 1`.execute(trx)
  const [latest] = rows
  if (!latest) return null
  if (latest.state === 'making' || latest.state === 'stopped') return latest.state
  return latest.hash === (await readProvable(trx, orderId)).hash ? latest.state : 'outdated'
}

interface SupplierFacts {
  readonly is_listed: boolean
  readonly handover: string | null
  readonly is_packing: boolean
  readonly slip_id: string | null
  readonly is_pick_up: boolean
}

/** Reads what the next step of an order depends on. */
export async function readNextFacts(trx: Transaction, order: OrderRecord, context: Context): Promise<NextFacts> {
  const { id, status, supplier } = order
  const { rows } = await sql<SupplierFacts>`
    select
      exists (select from suppliers s where s.id = ${order.supplier_id}::uuid and s.ended_at is null) as is_listed,
      (select h.state from handovers h where h.order_id = ${id} and h.supplier_id = ${order.supplier_id}::uuid) as handover,
      exists (select from packs p where p.order_id = ${id} and p.remake_id is null and p.state in ('queued', 'making', 'checking'))
        as is_packing,
      (select s.id from payment_slips s where s.order_id = ${id} and s.state = 'waiting' order by s.id limit 1) as slip_id,
      coalesce((select d.method = 'shop' from order_shipping d where d.order_id = ${id}), false) as is_pick_up`.execute(
    trx,
  )
  const { is_listed, handover, is_packing, slip_id, is_pick_up } = rows[0]!
  const isReviewing = status === 'REVIEWING'
  const unready = isReviewing ? (await listOrderedDesigns(trx, id)).filter(each => !isReadyToSew(each)) : []
  const isOwed = isReviewing && (await isProofOwed(trx, order, context.tenant))
  return {
    status,
    role: context.role,
    toReview: unready.map(design => design.id),
    isRejected: unready.some(({ status: verdict, verdict: last }) => verdict === 'rejected' || last === 'rejected'),
    isProofOwed: isOwed,
    proof: isOwed ? await readProof(trx, id) : null,
    owedCents: hasStatusClass(status, 'owing') ? await readOwed(trx, order, context) : 0,
    slipId: slip_id,
    hasSupplier: supplier !== null && supplier !== '',
    isSupplierListed: is_listed,
    handover,
    isPacking: is_packing,
    isPickUp: is_pick_up,
  }
}
