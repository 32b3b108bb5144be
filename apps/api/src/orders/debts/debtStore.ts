import type { DebtSort } from '@kitwright/contract'
import {
  type KeysetList,
  type KeysetPage,
  type RawBuilder,
  slicePage,
  sql,
  type Transaction,
} from '../../database/index.ts'
import { overdueCents, type PayingRule } from '../record/paymentTerms.ts'

/** The settings of the shop that say what is due, and when. */
export interface DebtTerms {
  readonly rule: PayingRule
  /** Days to pay a deposit. */
  readonly payWithinDays: number
  readonly timeZone: string
  readonly now: Date
}

export interface DebtRecord {
  readonly owner_id: string
  readonly orders: number
  readonly due_since: string | null
  readonly total_cents: number
  readonly later_cents: number
  readonly week_cents: number
  readonly month_cents: number
  readonly two_months_cents: number
  readonly older_cents: number
}

/** All customers' debts together. */
export interface DebtSums extends Omit<DebtRecord, 'owner_id' | 'due_since'> {
  readonly customers: number
}

/**
 * The unpaid orders whose next step waits for money: their owner, the amount, since when it is due, and for how many
 * whole days. An order on account is due some days after its delivery, a deposit some days after approval, a share
 * before sending since the order has its status, all the rest with the delivery. `offset` keeps PostgreSQL from
 * computing the amount of each order twice.
 */
const owedOrders = (
  { rule, payWithinDays, timeZone, now }: DebtTerms,
  isOfOwners: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> => sql`
  select id, owner_id, cents, due_on, ((${now}::timestamptz at time zone ${timeZone})::date - due_on) as days from (
    select id, owner_id, ${overdueCents(rule)} as cents, (case
        when credit_days is not null then coalesce(delivered_at, received_at) + credit_days * interval '1 day'
        when order_status_is(status, 'before_production') then coalesce(approved_at, placed_at) + ${payWithinDays}::int * interval '1 day'
        when order_status_is(status, 'at_shop') then coalesce(status_since, approved_at, placed_at)
        else coalesce(delivered_at, received_at, placed_at) end at time zone ${timeZone})::date as due_on
    from orders where paid_cents < total_cents and status <> 'CANCELED' and order_status_is(status, 'owing') and ${isOfOwners} offset 0) o
  where cents > 0`

const AGES = sql`coalesce(sum(cents) filter (where days < 0), 0)::bigint as later_cents,
  coalesce(sum(cents) filter (where days between 0 and 7), 0)::bigint as week_cents,
  coalesce(sum(cents) filter (where days between 8 and 30), 0)::bigint as month_cents,
  coalesce(sum(cents) filter (where days between 31 and 60), 0)::bigint as two_months_cents,
  coalesce(sum(cents) filter (where days > 60), 0)::bigint as older_cents`
const SUMS = sql`count(*)::int as orders, sum(cents)::bigint as total_cents, ${AGES}`
/** The sums of all customers, from theirs: the orders are read once. */
const WHOLE = sql`count(*)::int as customers, coalesce(sum(orders), 0)::int as orders, ${sql.join(
  ['total_cents', 'later_cents', 'week_cents', 'month_cents', 'two_months_cents', 'older_cents'].map(
    name => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`,
  ),
)}`

/** The keys of the list, smallest first. Customers of whom nothing is due yet come last among the oldest. */
const KEYS: Readonly<Record<DebtSort, (debt: DebtRecord) => readonly (number | string)[]>> = {
  total: debt => [-debt.total_cents, debt.owner_id],
  oldest: debt => [Date.parse(debt.due_since ?? '9999-12-31'), -debt.total_cents, debt.owner_id],
}
const ORDERS: Readonly<Record<DebtSort, RawBuilder<unknown>>> = {
  total: sql`total_cents desc, owner_id`,
  oldest: sql`due_since nulls last, total_cents desc, owner_id`,
}

export interface DebtPage extends Omit<KeysetPage, 'ids'> {
  readonly debts: readonly DebtRecord[]
  readonly sums: DebtSums
}

/**
 * Returns a page of the customers who owe something, the highest or the oldest debt first, and the sums of all. Both
 * come from one reading of the unpaid orders.
 */
export async function listDebts(
  trx: Transaction,
  terms: DebtTerms,
  { sort, ...place }: Pick<KeysetList, 'pageSize' | 'after' | 'before'> & { readonly sort: DebtSort },
): Promise<DebtPage> {
  const { rows } = await sql<{ readonly debts: readonly DebtRecord[] | null; readonly sums: DebtSums }>`
    with owed as materialized (${owedOrders(terms)}), debts as materialized (
      select owner_id, min(due_on) filter (where days >= 0) as due_since, ${SUMS} from owed group by owner_id)
    select (select json_agg(d order by ${ORDERS[sort]}) from debts d) as debts,
      (select to_json(s) from (select ${WHOLE} from debts) s) as sums`.execute(trx)
  const { debts, sums } = rows[0]!
  const { rows: shown, ...places } = slicePage({ rows: debts ?? [], keysOf: KEYS[sort], order: sort, ...place })
  return { debts: shown, sums, ...places }
}

export interface DueOrders {
  readonly owner_id: string
  /** The longest due first. */
  readonly ids: readonly string[]
  readonly reminded_at: Date | null
}

/** Lists the orders of these customers that are due, with the last reminder about one of them. */
export async function listDueOrders(
  trx: Transaction,
  terms: DebtTerms,
  ownerIds: readonly string[],
): Promise<readonly DueOrders[]> {
  const { rows } = await sql<DueOrders>`
    select owner_id, (array_agg(o.id order by o.due_on, o.id))[:20] as ids, max(r.at) as reminded_at
    from (${owedOrders(terms, sql`owner_id = any(${[...ownerIds]}::uuid[])`)} and due_on <= (${terms.now}::timestamptz at time zone ${terms.timeZone})::date) o
    left join lateral (
      select max(at) as at from (
        select at from order_reminders where order_id = o.id and about in ('deposit', 'balance')
        union all select sent_at from payment_reminders where order_id = o.id) a) r on true
    group by owner_id`.execute(trx)
  return rows
}
