import { sql, type Transaction } from '../../database/index.ts'

export interface SlipRecord {
  readonly id: string
  readonly file_id: string
  readonly state: 'waiting' | 'confirmed' | 'refused'
  readonly reason: string
  readonly sent_at: Date
  readonly answered_at: Date | null
  /** The amount of the payment that it became. */
  readonly cents: number | null
  /** Pages of a PDF; null for a picture. */
  readonly pages: number | null
  readonly width_px: number
  readonly height_px: number
}

/** Lists an order's slips, the latest first. */
export async function listSlips(trx: Transaction, orderId: string): Promise<SlipRecord[]> {
  const { rows } = await sql<SlipRecord>`
    select s.id, s.file_id, s.pages, s.state, s.reason, s.sent_at, s.answered_at, p.cents, f.width_px, f.height_px
    from payment_slips s join files f on f.id = s.file_id left join payments p on p.id = s.payment_id
    where s.order_id = ${orderId} order by s.id desc limit 100`.execute(trx)
  return rows
}

/** Counts an order's slips; all of them, since an answered one occupies the quota as well. */
export async function countSlips(trx: Transaction, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment_slips where order_id = ${orderId}`.execute(trx)
  return rows[0]!.count
}

export async function insertSlip(
  trx: Transaction,
  { orderId, fileId, pages, now }: { orderId: string; fileId: string; pages: number | null; now: Date },
): Promise<void> {
  await sql`insert into payment_slips (order_id, file_id, pages, sent_at)
    values (${orderId}, ${fileId}, ${pages}, ${now})`.execute(trx)
}

/** Returns the state of an order's slip; its order is locked, so it stays until the transaction ends. */
export async function findSlipState(
  trx: Transaction,
  { orderId, slipId }: { orderId: string; slipId: string },
): Promise<SlipRecord['state'] | undefined> {
  const { rows } = await sql<Pick<SlipRecord, 'state'>>`
    select state from payment_slips where id = ${slipId} and order_id = ${orderId}`.execute(trx)
  return rows[0]?.state
}

interface SlipAnswer {
  readonly slipId: string
  readonly by: string
  readonly now: Date
}

export async function confirmSlip(
  trx: Transaction,
  { slipId, paymentId, by, now }: SlipAnswer & { readonly paymentId: string },
): Promise<void> {
  await sql`update payment_slips set state = 'confirmed', payment_id = ${paymentId}, answered_by = ${by}, answered_at = ${now}
    where id = ${slipId}`.execute(trx)
}

export async function refuseSlip(
  trx: Transaction,
  { slipId, reason, by, now }: SlipAnswer & { readonly reason: string },
): Promise<void> {
  await sql`update payment_slips set state = 'refused', reason = ${reason}, answered_by = ${by}, answered_at = ${now}
    where id = ${slipId}`.execute(trx)
}
