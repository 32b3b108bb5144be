import type { Response_ } from '@kitwright/contract'
import { dayIn } from '@kitwright/measure'
import { type Language, loadTexts, type Texts } from '@kitwright/words'
import { writeCsv } from '../../endpoint/index.ts'

type Debts = Response_<'GET /api/office/debts'>
type Debt = Debts['items'][number]

const dollars = (cents: number): string => (cents / 100).toFixed(2)

const COLUMNS = [
  ['customer', ({ owner }) => `${owner.firstName} ${owner.lastName}`.trim()],
  ['email', ({ owner }) => owner.email],
  ['phone', ({ owner }) => owner.phone ?? ''],
  ['orders', ({ orders }) => String(orders)],
  ['total', debt => dollars(debt.totalCents)],
  ['later', debt => dollars(debt.laterCents)],
  ['week', debt => dollars(debt.weekCents)],
  ['month', debt => dollars(debt.monthCents)],
  ['two_months', debt => dollars(debt.twoMonthsCents)],
  ['older', debt => dollars(debt.olderCents)],
  ['due_since', ({ dueSince }) => dueSince ?? ''],
  ['reminded', ({ remindedAt }, timeZone) => (remindedAt === null ? '' : dayIn(new Date(remindedAt), timeZone))],
] as const satisfies readonly (readonly [keyof Texts['debts'], (debt: Debt, timeZone: string) => string])[]

/** Writes debts as CSV, with the days of a time zone. Begins with a byte order mark, without which spreadsheets misread Khmer. */
export async function writeDebtCsv(
  { items }: Debts,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): Promise<Uint8Array> {
  const words = await loadTexts(language, 'debts')
  const rows = [
    COLUMNS.map(([key]) => words[key]),
    ...items.map(debt => COLUMNS.map(([, write]) => write(debt, timeZone))),
  ]
  return writeCsv(rows)
}
