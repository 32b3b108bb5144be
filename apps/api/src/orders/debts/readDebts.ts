import type { Response_ } from '@kitwright/contract'
import { listOwners } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type DebtRecord, type DebtSums, type DebtTerms, listDebts, listDueOrders } from './debtStore.ts'

type Debts = Response_<'GET /api/office/debts'>

const presentAmounts = (sums: Omit<DebtSums, 'customers' | 'orders'>): Debts['all'] => ({
  totalCents: sums.total_cents,
  laterCents: sums.later_cents,
  weekCents: sums.week_cents,
  monthCents: sums.month_cents,
  twoMonthsCents: sums.two_months_cents,
  olderCents: sums.older_cents,
})

type DebtPlace = Parameters<typeof listDebts>[2]

/** Reads a page of what customers owe, with the sums of all customers. */
export async function readDebts(trx: Transaction, terms: DebtTerms, wanted: DebtPlace): Promise<Debts> {
  const { debts, sums, before, after } = await listDebts(trx, terms, wanted)
  const ids = debts.map(debt => debt.owner_id)
  const owners = await listOwners(trx, ids)
  const due = new Map((await listDueOrders(trx, terms, ids)).map(orders => [orders.owner_id, orders]))
  const present = (debt: DebtRecord): Debts['items'][number] => ({
    ...presentAmounts(debt),
    owner: owners.get(debt.owner_id) ?? { id: debt.owner_id, firstName: '', lastName: '', email: '', phone: null },
    orders: debt.orders,
    dueOrderIds: [...(due.get(debt.owner_id)?.ids ?? [])],
    dueSince: debt.due_since,
    remindedAt: due.get(debt.owner_id)?.reminded_at?.toISOString() ?? null,
  })
  return {
    items: debts.map(present),
    customers: sums.customers,
    orders: sums.orders,
    all: presentAmounts(sums),
    pageSize: wanted.pageSize,
    total: sums.customers,
    isTotalExact: true,
    before,
    after,
  }
}
