import type { OrderStatus } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { overdueCents, type PayingRule } from '../paying.ts'

/** An approved order waits for its deposit, a later one for the rest. */
export const DUE_STATUSES = {
  'deposit-due': ['APPROVED'],
  'balance-due': ['COMPLETED', 'ON_THE_WAY', 'RECEIVED'],
} as const satisfies Record<string, readonly OrderStatus[]>
export type Due = keyof typeof DUE_STATUSES

export interface DueSum {
  readonly count: number
  readonly cents: number
}

/** How many orders' next step waits for money, and for how much. Read from an index of those that are not wholly paid. */
export async function sumDue(trx: Transaction, rule: PayingRule): Promise<Readonly<Record<Due, DueSum>>> {
  const { rows } = await sql<{ is_deposit: boolean } & DueSum>`
    select status = 'APPROVED' as is_deposit, (count(*) filter (where overdue > 0))::int as count, sum(overdue)::bigint as cents
    from (select status, ${overdueCents(rule)} as overdue from orders
      where paid_cents < total_cents and status in ('APPROVED', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED')) o
    group by 1`.execute(trx)
  const of = (isDeposit: boolean): DueSum => {
    const { count = 0, cents = 0 } = rows.find(row => row.is_deposit === isDeposit) ?? {}
    return { count, cents }
  }
  return { 'deposit-due': of(true), 'balance-due': of(false) }
}
