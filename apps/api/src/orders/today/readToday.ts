import { type Response_, TODAY_SHOWN, TODAY_WEEK } from '@kitwright/contract'
import { startOfDay } from '@kitwright/measure'
import { listOwners, nameIn } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import { orderPrefixOf } from '../record/orderNumber.ts'
import { payingRuleOf } from '../record/paymentTerms.ts'
import { type ListedOrder, listRows } from '../record/store.ts'
import { listAllOrders, type OfficeList } from '../staff/list.ts'
import { type OrderContext, presentNext, presentRows } from '../staff/present.ts'
import { parseSettings } from '../../tenants/index.ts'
import { countDone } from './countDone.ts'
import { countDueDays, listAskedOrders, listSlipOrders, listTalk, type WaitingOrders } from './waitStore.ts'

type Today = Response_<'GET /api/office/today'>
type TodayOrder = Today['late']['items'][number]
type TalkItem = Today['unanswered']['items'][number]

interface TodayContext extends OrderContext {
  /** Only orders assigned to this member of the staff; all without. */
  readonly assigneeId: string | undefined
}

/** Presents orders with their next steps; one that several parts of the day show is read once. */
async function presentOrders(
  trx: Transaction,
  rows: readonly ListedOrder[],
  context: TodayContext,
): Promise<ReadonlyMap<string, TodayOrder>> {
  const unique = [...new Map(rows.map(row => [row.id, row])).values()]
  const presented = new Map<string, TodayOrder>()
  for (const [i, row] of (await presentRows(trx, unique, context)).entries())
    presented.set(row.id, { ...row, next: await presentNext(trx, unique[i]!, context) })
  return presented
}

/** Lists the first orders that match a filter, by due day. */
async function listDue(
  trx: Transaction,
  filter: Pick<OfficeList, 'urgency' | 'status'>,
  { tenant, now, assigneeId }: TodayContext,
) {
  return listAllOrders(trx, {
    ...filter,
    assignee: assigneeId,
    sort: 'due',
    search: '',
    pageSize: TODAY_SHOWN,
    rule: payingRuleOf(tenant),
    prefix: orderPrefixOf(tenant),
    today: shopDay(now, tenant),
  })
}

/** Orders without a due day come last. */
const byDueDay = (a: ListedOrder, b: ListedOrder): number =>
  (a.due_on ?? '9999').localeCompare(b.due_on ?? '9999') || a.number.localeCompare(b.number)

/** Returns the orders and their totals that the day shows; other modules add messages and links. */
export async function readToday(
  trx: Transaction,
  context: TodayContext,
): Promise<Omit<Today, 'unanswered' | 'linksEnding'>> {
  const { tenant, now, assigneeId } = context
  const late = await listDue(trx, { urgency: 'late' }, context)
  const deposits = await listDue(trx, { status: 'deposit-due' }, context)
  const balances = await listDue(trx, { status: 'balance-due' }, context)
  const slips = await listSlipOrders(trx, assigneeId)
  const asked = await listAskedOrders(trx, assigneeId)
  // An order is shown once: with its receipt, or as a late one, whose button asks for the money as well.
  const shown = new Set([...slips.first, ...late.rows].map(({ id }) => id))
  const due = [...deposits.rows, ...balances.rows].filter(({ id }) => !shown.has(id)).toSorted(byDueDay)
  const unpaid = due.slice(0, TODAY_SHOWN)
  const others = await listRows(
    trx,
    [...slips.first, ...asked.first].map(({ id }) => id),
  )
  const orders = await presentOrders(trx, [...late.rows, ...unpaid, ...others], context)
  const present = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => orders.get(id)!)
  const waiting = <T extends object>(
    { first, total }: WaitingOrders,
    add: (each: WaitingOrders['first'][number]) => T,
  ) => ({
    items: first.map(each => ({ ...orders.get(each.id)!, ...add(each) })),
    total,
    isTotalExact: true,
  })
  const today = shopDay(now, tenant)
  return {
    today,
    done: await countDone(trx, {
      since: startOfDay(today, parseSettings(tenant.settings).timeZone)!,
      staffId: assigneeId,
    }),
    late: { items: present(late.rows), total: late.total, isTotalExact: late.isTotalExact },
    slips: waiting(slips, ({ since }) => ({ slipSentAt: since.toISOString() })),
    unpaid: {
      items: present(unpaid),
      total: deposits.total + balances.total,
      isTotalExact: deposits.isTotalExact && balances.isTotalExact,
      deposits: deposits.total,
      balances: balances.total,
    },
    questions: waiting(asked, ({ since, text }) => ({ question: text, askedAt: since.toISOString() })),
    week: await countDueDays(trx, { from: today, days: TODAY_WEEK, assigneeId }),
  }
}

/** Returns what customers wait to hear about orders and quotes, with their names. */
export async function readTalk(trx: Transaction): Promise<{ readonly items: TalkItem[]; readonly total: number }> {
  const { first, total } = await listTalk(trx)
  const people = await listOwners(
    trx,
    first.map(({ owner_id }) => owner_id),
  )
  const items = first.map(({ owner_id, at, kind, id, number, text }) => ({
    kind,
    id,
    number,
    text,
    name: nameIn(people, owner_id),
    at: at.toISOString(),
  }))
  return { items, total }
}
