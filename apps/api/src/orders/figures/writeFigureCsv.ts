import type { Response_ } from '@kitwright/contract'
import { type Language, loadTexts, type Texts } from '@kitwright/words'

type Figures = Response_<'GET /api/office/figures'>
type Step = Figures['now']

const numberOf = (value: number | null, digits: number): string => (value === null ? '' : value.toFixed(digits))

/** The columns of a period: the keys of their heads in the texts of the day, and how each is written. */
const COLUMNS = [
  ['from', ({ from }) => from],
  ['to', ({ to }) => to],
  ['orders_column', ({ orders }) => String(orders)],
  ['canceled_column', ({ canceled }) => String(canceled)],
  ['revenue_column', ({ revenueCents }) => numberOf(revenueCents / 100, 2)],
  ['repeat_column', ({ repeatShare }) => numberOf(repeatShare === null ? null : repeatShare * 100, 1)],
  ['sent_column', ({ sent }) => String(sent)],
  ['lead_column', ({ leadDays }) => numberOf(leadDays, 1)],
  ['on_time_column', ({ onTimeShare }) => numberOf(onTimeShare === null ? null : onTimeShare * 100, 1)],
] as const satisfies readonly (readonly [keyof Texts['today'], (step: Step) => string])[]

const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const lineOf = (cells: readonly string[]): string => `${cells.map(quote).join(',')}\r\n`

/**
 * Writes figures as CSV, a line for each step: the period, then the same columns of the period before. Begins with a
 * byte order mark, without which spreadsheets misread Khmer heads.
 */
export async function writeFigureCsv({ steps }: Figures, language: Language): Promise<Uint8Array> {
  const words = await loadTexts(language, 'today')
  const head = COLUMNS.map(([key]) => words[key])
  const before = head.map(title => words.before_column.replace('{{column}}', title))
  const rows = steps.map(({ now, before: was }) => [
    ...COLUMNS.map(([, write]) => write(now)),
    ...COLUMNS.map(([, write]) => write(was)),
  ])
  return new TextEncoder().encode(`\u{feff}${[[...head, ...before], ...rows].map(lineOf).join('')}`)
}
