import type { Response_ } from '@kitwright/contract'
import { dayAfter } from '@kitwright/measure'
import { sql, type Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { calendarOf, shopDay, termsOf } from '../promise/promiseTerms.ts'
import { isWorkingDay } from '../promise/workCalendar.ts'

type CapacityCalendar = Response_<'GET /api/office/calendar'>
type DueOrders = Pick<CapacityCalendar['days'][number], 'orders' | 'qty' | 'items'>

const SHOWN_DAYS = 28
/** Orders of a day that are named; the others are counted. */
const NAMED = 60

const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

interface Period {
  readonly from: string
  readonly until: string
}

async function readDueOrders(trx: Transaction, { from, until }: Period): Promise<ReadonlyMap<string, DueOrders>> {
  const { rows } = await sql<DueOrders & { on: string }>`
    select due_on::text as on, count(*)::int as orders, sum(qty)::int as qty,
      json_agg(json_build_object('id', id, 'number', number, 'qty', qty, 'status', status, 'ownerName', owner_name)
        order by place) filter (where place <= ${NAMED}) as items
    from (
      select id, number, qty, status, owner_name, due_on,
        row_number() over (partition by due_on order by qty desc, number) as place
      from orders where order_status_is(status, 'in_progress') and due_on between ${from}::date and ${until}::date) o
    group by due_on`.execute(trx)
  return new Map(rows.map(({ on, ...due }) => [on, due]))
}

/** Reads what is due and not made on each day of four weeks, beside the capacity of a working day. */
export async function readCalendar(
  trx: Transaction,
  { from, tenant, now }: { readonly from: string | undefined; readonly tenant: TenantContext; readonly now: Date },
): Promise<CapacityCalendar> {
  const today = shopDay(now, tenant)
  const monday = mondayOf(from ?? today)
  const due = await readDueOrders(trx, { from: monday, until: dayAfter(monday, SHOWN_DAYS - 1) })
  const { rows } = await sql<CapacityCalendar['late']>`
    select count(*)::int as orders, coalesce(sum(qty), 0)::int as qty from orders
    where order_status_is(status, 'in_progress') and due_on < ${today}::date`.execute(trx)
  const terms = termsOf(tenant)
  const calendar = calendarOf(terms)
  return {
    from: monday,
    today,
    capacityPerDay: terms.capacityPerDay,
    late: rows[0]!,
    days: Array.from({ length: SHOWN_DAYS }, (_, i) => {
      const on = dayAfter(monday, i)
      const { orders, qty, items } = due.get(on) ?? { orders: 0, qty: 0, items: [] }
      return { on, isWorkingDay: isWorkingDay(on, calendar), orders, qty, items }
    }),
  }
}
