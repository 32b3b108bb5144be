import { dayIn } from '@kitwright/measure'
import { type Language, loadTexts, type Texts } from '@kitwright/words'
import { writeCsv } from '../endpoint/index.ts'
import type { OrderMarginRecord } from './marginStore.ts'

const dollars = (cents: number): string => (cents / 100).toFixed(2)
const isKnown = ({ state }: OrderMarginRecord): boolean => state !== 'incomplete'

type Column = readonly [
  keyof Texts['costs'],
  (order: OrderMarginRecord, words: Texts['costs'], timeZone: string) => string,
]
const STATES = {
  billed: 'state_billed',
  counted: 'state_counted',
  estimate: 'state_estimate',
  incomplete: 'state_incomplete',
} as const
const COLUMNS: readonly Column[] = [
  ['csv_order', ({ number }) => number],
  ['csv_placed', ({ placed_at }, _words, timeZone) => dayIn(placed_at, timeZone)],
  ['csv_customer', ({ owner_name }) => owner_name],
  ['csv_supplier', ({ supplier }) => supplier ?? ''],
  ['csv_total', ({ total_cents }) => dollars(total_cents)],
  ['csv_cost', order => (isKnown(order) ? dollars(order.cost_cents) : '')],
  ['csv_margin', order => (isKnown(order) ? dollars(order.total_cents - order.cost_cents) : '')],
  [
    'csv_percent',
    order =>
      isKnown(order) && order.total_cents > 0
        ? (((order.total_cents - order.cost_cents) / order.total_cents) * 100).toFixed(1)
        : '',
  ],
  ['csv_state', ({ state }, words) => words[STATES[state as keyof typeof STATES]]],
]

/**
 * Writes orders with their costs and margins as CSV; an unknown cost is empty, never zero. Begins with a byte order
 * mark, without which spreadsheets misread Khmer.
 */
export async function writeMarginCsv(
  orders: readonly OrderMarginRecord[],
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): Promise<Uint8Array> {
  const words = await loadTexts(language, 'costs')
  const rows = [
    COLUMNS.map(([key]) => words[key]),
    ...orders.map(order => COLUMNS.map(([, write]) => write(order, words, timeZone))),
  ]
  return writeCsv(rows)
}
