import { TODAY_WEEK } from '@kitwright/contract'
import { listOwners, nameIn } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import { payingRuleOf } from '../record/paymentTerms.ts'
import type { ListedOrder } from '../record/store.ts'
import { listAllOrders, type OfficeList } from '../staff/list.ts'
import { countDueDays, listSlipOrders, listTalk } from './waitStore.ts'

/** Orders that a part of the digest names; the others are only counted. */
const NAMED = 5

/** Orders that wait: how many, and the first of them by due day. */
export interface DigestOrders {
  readonly total: number
  /** Whether there are exactly so many, and not more. */
  readonly isTotalExact: boolean
  readonly first: readonly { readonly number: string; readonly name: string }[]
}

/** The work that waits for a shop's staff on a day, as their morning mail states it. */
export interface Digest {
  readonly today: string
  /** The last day of the week that begins today. */
  readonly weekEnd: string
  readonly late: DigestOrders
  readonly deposits: DigestOrders
  readonly balances: DigestOrders
  /** Orders with a customer's receipt that nobody has answered. */
  readonly slips: number
  /** Wishes, claims and quotes that customers wait to hear about. */
  readonly talk: number
  /** Orders due within a week that are not made yet. */
  readonly dueSoon: number
}

interface DigestShop {
  readonly settings: TenantContext['settings']
}

/** Reads what waits for a shop today. Messages and designs to review belong to other modules. */
export async function readDigest(trx: Transaction, shop: DigestShop, now: Date): Promise<Digest> {
  const today = shopDay(now, shop)
  const list = async (filter: Pick<OfficeList, 'urgency' | 'status'>): Promise<DigestOrders> => {
    const base = { sort: 'due', search: '', prefix: '', pageSize: NAMED, rule: payingRuleOf(shop), today } as const
    const { rows, total, isTotalExact } = await listAllOrders(trx, { ...base, ...filter })
    return { total, isTotalExact, first: await nameOrders(trx, rows.slice(0, NAMED)) }
  }
  const late = await list({ urgency: 'late' })
  const deposits = await list({ status: 'deposit-due' })
  const balances = await list({ status: 'balance-due' })
  const { total: slips } = await listSlipOrders(trx)
  const { total: talk } = await listTalk(trx)
  const week = await countDueDays(trx, { from: today, days: TODAY_WEEK })
  const dueSoon = week.reduce((sum, { orders, made }) => sum + orders - made, 0)
  return { today, weekEnd: week.at(-1)?.day ?? today, late, deposits, balances, slips, talk, dueSoon }
}

async function nameOrders(trx: Transaction, rows: readonly ListedOrder[]): Promise<DigestOrders['first']> {
  const people = await listOwners(
    trx,
    rows.map(({ owner_id }) => owner_id),
  )
  return rows.map(({ number, owner_id }) => ({ number, name: nameIn(people, owner_id) }))
}
