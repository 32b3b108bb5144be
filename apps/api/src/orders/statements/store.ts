import type { OrderStatus } from '@kitwright/contract'
import { rielOf } from '@kitwright/measure'
import { sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { dueOf, nextShareOf, payingRuleOf } from '../record/paymentTerms.ts'
import type { OwingOrder } from './proposePayments.ts'

interface Row {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly total_cents: number
  readonly paid_cents: number
  readonly credit_days: number | null
}

/** Returns the orders with these numbers, and what they owe. */
export async function findOwing(
  trx: Transaction,
  numbers: readonly string[],
  shop: Pick<TenantContext, 'settings'>,
): Promise<ReadonlyMap<string, OwingOrder>> {
  const { rows } = await sql<Row>`
    select id, number, status, total_cents, paid_cents, credit_days from orders where number = any(${[...numbers]}::text[])`.execute(
    trx,
  )
  const rule = payingRuleOf(shop)
  const { rielPerDollar } = parseSettings(shop.settings).payment
  const inRiel = (cents: number): number | null => rielPerDollar && rielOf(cents, rielPerDollar)
  return new Map(
    rows.map(({ id, number, status, total_cents: totalCents, paid_cents: paidCents, credit_days: creditDays }) => {
      const money = { status, totalCents, paidCents, creditDays }
      const dueCents = dueOf(money)
      const nextCents = nextShareOf(money, rule)?.cents ?? 0
      const riel = { rielPerDollar, nextRiel: inRiel(nextCents), dueRiel: inRiel(dueCents) }
      return [number, { id, number, isCanceled: status === 'CANCELED', dueCents, nextCents, ...riel }]
    }),
  )
}

/** Returns those of the lines that are payments already. */
export async function findNoted(trx: Transaction, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`
    select hash from statement_lines where hash = any(${[...hashes]}::text[])`.execute(trx)
  return new Set(rows.map(({ hash }) => hash))
}

/** Records that a line became a payment. The primary key refuses a second time, which locked orders prevent. */
export async function insertNoted(
  trx: Transaction,
  { hash, paymentId, now }: { hash: string; paymentId: string; now: Date },
): Promise<void> {
  await sql`insert into statement_lines (hash, payment_id, noted_at) values (${hash}, ${paymentId}, ${now})`.execute(
    trx,
  )
}
