import type { Response_ } from '@kitwright/contract'
import { isProductType } from '@kitwright/garment'
import { dayAfter, endOfDay, startOfDay } from '@kitwright/measure'
import type { Transaction } from '../database/index.ts'
import { type Span, type SumRecord, sumMargins, sumProducts } from './marginStore.ts'

type Margins = Response_<'GET /api/office/margins'>
interface Days {
  readonly from: string
  readonly to: string
}

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

const NONE = { orders: 0, known: 0, estimated: 0, sales_cents: 0, cost_cents: 0 }
const present = (sums: Omit<SumRecord, 'month'> = NONE): Margins['all'] => ({
  orders: sums.orders,
  known: sums.known,
  estimated: sums.estimated,
  salesCents: sums.sales_cents,
  costCents: sums.cost_cents,
})
const wholeOf = (sums: readonly SumRecord[]): SumRecord | undefined => sums.find(({ month }) => month === null)

/** Reads sales, costs and margin of the orders placed on some days, beside as many days before. */
export async function readMargins(trx: Transaction, days: Days, timeZone: string): Promise<Margins> {
  const span = spanOf(days, timeZone)
  const sums = await sumMargins(trx, span, timeZone)
  const before = await sumMargins(trx, spanOf(daysBefore(days), timeZone), timeZone)
  const products = await sumProducts(trx, span)
  return {
    ...days,
    all: present(wholeOf(sums)),
    before: present(wholeOf(before)),
    products: products.map(({ product_type: type, qty, sales_cents: salesCents, cost_cents: costCents }) => ({
      productType: isProductType(type) ? type : null,
      qty,
      salesCents,
      costCents,
    })),
    months: sums.flatMap(each => (each.month === null ? [] : [{ month: each.month, ...present(each) }])),
  }
}
