import type { Exchange } from '../../endpoint/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { type EditSums, otherFeesOf, sumUpContents } from '../edits/editRecord.ts'
import { readContents } from '../edits/editStore.ts'
import { hasPrintFiles, requireChangeable } from '../edits/findLock.ts'
import { dueOf } from '../record/paymentTerms.ts'
import type { OrderRecord } from '../record/store.ts'
import { paidCentsToMove, planSplit, type SplitPlan } from './planSplit.ts'

/** A split with its amounts. */
export interface PricedSplit extends SplitPlan {
  readonly before: SplitPlan['stays']
  readonly sumsBefore: EditSums
  readonly staysSums: EditSums
  readonly movesSums: EditSums
  /** The part of the payments that moves. */
  readonly paidCents: number
}

type SplitLines = Exchange<'POST /api/office/orders/{id}/split/preview'>['body']['lines']

/**
 * Reads what a split makes of an order; writes nothing. Throws `order-status-conflict`, `order-pieces-made`,
 * `order-total-negative`, `split-invalid`.
 */
export async function readSplit(trx: Transaction, order: OrderRecord, lines: SplitLines): Promise<PricedSplit> {
  const before = await readContents(trx, order)
  const plan = planSplit(before, lines)
  await requireChangeable(trx, order, { before, after: plan.stays })
  const otherFees = otherFeesOf(order)
  const staysSums = sumUpContents(plan.stays, otherFees)
  const movesSums = sumUpContents(plan.moves, 0)
  if (staysSums.totalCents < 0) throw new ProblemError('order-total-negative')
  const totals = { stays: staysSums.totalCents, moves: movesSums.totalCents }
  const paidCents = paidCentsToMove(order.paid_cents, totals)
  return { before, ...plan, sumsBefore: sumUpContents(before, otherFees), staysSums, movesSums, paidCents }
}

/** Presents what a split makes of an order. */
export async function presentSplit(
  trx: Transaction,
  order: OrderRecord,
  { sumsBefore, staysSums, movesSums, paidCents }: PricedSplit,
): Promise<Response_<'POST /api/office/orders/{id}/split/preview'>> {
  const present = ({ qty, totalCents }: EditSums, paid: number) => ({
    qty,
    totalCents,
    paidCents: paid,
    dueCents: dueOf({ status: order.status, totalCents, paidCents: paid }),
  })
  const { rows } = await sql<{ is_invoiced: boolean; is_waiting: boolean }>`
    select exists (select from order_documents where order_id = ${order.id}) as is_invoiced,
      exists (select from order_edits where order_id = ${order.id} and state = 'waiting') as is_waiting`.execute(trx)
  return {
    before: present(sumsBefore, order.paid_cents),
    stays: present(staysSums, order.paid_cents - paidCents),
    moves: present(movesSums, paidCents),
    isInvoiced: rows[0]!.is_invoiced,
    replacesEdit: rows[0]!.is_waiting,
    remakesFiles: await hasPrintFiles(trx, order.id),
  }
}
