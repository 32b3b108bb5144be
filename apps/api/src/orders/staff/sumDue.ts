import { hasStatusClass, statusesOf } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { PayingRule } from '../record/paymentTerms.ts'

/** Statuses that wait for money: an approved order for its deposit, a later one for the rest. */
export const DUE_STATUSES = {
  'deposit-due': statusesOf('owing').filter(status => hasStatusClass(status, 'before_production')),
  'balance-due': statusesOf('owing').filter(status => !hasStatusClass(status, 'before_production')),
}
export type DueKind = keyof typeof DUE_STATUSES

export interface DueSum {
  readonly count: number
  readonly cents: number
}

/**
 * Counts the orders whose next step waits for money, and sums it: to the cent what `overdueCents` returns for each,
 * from the stored lines of orders that every rule treats alike. A share of whole dollars has no remainder, so only that
 * of the odd cents is rounded up.
 */
export async function sumDue(trx: Transaction, rule: PayingRule): Promise<Readonly<Record<DueKind, DueSum>>> {
  const { rows } = await sql<{ is_deposit: boolean } & DueSum>`
    select order_status_is(status, 'before_production') as is_deposit, sum(orders)::int as count, sum(case percent when 100 then total_cents
      else (total_cents - orders::bigint * odd_cents) / 100 * percent + orders::bigint * ((odd_cents * percent + 99) / 100) end
      - paid_cents)::bigint as cents
    from (select *, case when order_status_is(status, 'before_production') then ${rule.deposit}::int
        when order_status_is(status, 'at_shop') then ${rule.delivery}::int else 100 end as percent
      from unpaid_tallies) lines
    where paid_percent < percent group by 1`.execute(trx)
  const of = (isDeposit: boolean): DueSum => {
    const { count = 0, cents = 0 } = rows.find(row => row.is_deposit === isDeposit) ?? {}
    return { count, cents }
  }
  return { 'deposit-due': of(true), 'balance-due': of(false) }
}
