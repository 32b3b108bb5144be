import type { ReminderKind } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

export interface LastReminder {
  readonly at: Date
  /** Null: the shop's rule, which sends one by itself. */
  readonly by_id: string | null
}

/** Returns the last reminder about an order, by staff or by the shop's rule for unpaid orders. */
export async function findLastReminder(
  trx: Transaction,
  { orderId, about }: { readonly orderId: string; readonly about: ReminderKind },
): Promise<LastReminder | undefined> {
  const { rows } = await sql<LastReminder>`
    select at, by_id from order_reminders where order_id = ${orderId} and about = ${about}
    union all
    select sent_at, null from payment_reminders where order_id = ${orderId} and ${about} in ('deposit', 'balance')
    order by at desc limit 1`.execute(trx)
  return rows[0]
}

interface ReminderToWrite {
  readonly orderId: string
  readonly about: ReminderKind
  readonly by: string
  readonly now: Date
}

/** Writes a reminder and returns its id. */
export async function insertReminder(trx: Transaction, { orderId, about, by, now }: ReminderToWrite): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into order_reminders (order_id, about, by_id, at) values (${orderId}, ${about}, ${by}, ${now}) returning id`.execute(
    trx,
  )
  return rows[0]!.id
}

/** Removes a reminder that was taken back before its mail left. */
export async function removeReminder(trx: Transaction, id: string): Promise<void> {
  await sql`delete from order_reminders where id = ${id}`.execute(trx)
}
