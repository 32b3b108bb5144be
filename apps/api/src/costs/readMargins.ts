import type { Response_ } from '@kitwright/contract'
import { isProductType } from '@kitwright/garment'
import { dayAfter, endOfDay, startOfDay } from '@kitwright/measure'
import type { Transaction } from '../database/index.ts'
import { ensureTallied } from '../orders/index.ts'
import { type Days, type Span, type SumRecord, sumMargins } from './marginStore.ts'

type Margins = Response_<'GET /api/office/margins'>

const DAY_MS = 86_400_000

/** Returns the time of days of the shop, including the whole last day. */
export const spanOf = ({ from, to }: Days, timeZone: string): Span => ({
  from: startOfDay(from, timeZone)!,
  to: new Date(endOfDay(to, timeZone)!.getTime() + 1),
})

/** Returns as many days before. */
function daysBefore({ from, to }: Days): Days {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return { from: dayAfter(from, -count), to: dayAfter(from, -1) }
}

const sumOf = (rows: readonly SumRecord[], of: (row: SumRecord) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Sums rows: money of the orders whose costs are complete, and how many orders these are. */
function present(rows: readonly SumRecord[]): Margins['all'] {
  const known = rows.filter(({ state }) => state !== 'incomplete')
  const estimated = rows.filter(({ state }) => state === 'estimate')
  const ordersOf = (some: readonly SumRecord[]): number => sumOf(some, ({ orders }) => orders)
  return {
    orders: ordersOf(rows),
    known: ordersOf(known),
    estimated: ordersOf(estimated),
    salesCents: sumOf(known, ({ sales_cents }) => sales_cents),
    costCents: sumOf(known, ({ cost_cents }) => cost_cents),
  }
}

/** Sums the orders with complete costs by product, highest sales first. */
function presentProducts(rows: readonly SumRecord[]): Margins['products'] {
  const byType = Map.groupBy(
    rows.filter(({ state }) => state !== 'incomplete'),
    ({ product_type }) => product_type,
  )
  return [...byType]
    .map(([type, some]) => {
      const { salesCents, costCents } = present(some)
      return { type, qty: sumOf(some, ({ qty }) => qty), salesCents, costCents }
    })
    .toSorted((a, b) => b.salesCents - a.salesCents || a.type.localeCompare(b.type))
    .map(({ type, ...sums }) => ({ productType: isProductType(type) ? type : null, ...sums }))
}

/** Reads sales, costs and margin of the orders placed on some days, beside as many days before. */
export async function readMargins(trx: Transaction, days: Days, timeZone: string): Promise<Margins> {
  await ensureTallied(trx, timeZone)
  const rows = await sumMargins(trx, days)
  const before = await sumMargins(trx, daysBefore(days))
  return {
    ...days,
    all: present(rows),
    before: present(before),
    products: presentProducts(rows),
    months: [...Map.groupBy(rows, ({ month }) => month)].map(([month, some]) => ({ month, ...present(some) })),
  }
}
