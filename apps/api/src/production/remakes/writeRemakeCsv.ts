import { dayIn } from '@kitwright/measure'
import { type Language, loadTexts, snakeCase, type Texts } from '@kitwright/words'
import { writeCsv } from '../../endpoint/index.ts'
import type { RemakeRecord } from './store.ts'

const dollars = (cents: number): string => (cents / 100).toFixed(2)

type Words = Texts['pieces']
type Column = readonly [keyof Words, (remake: RemakeRecord, words: Words, timeZone: string) => string]

const COLUMNS: readonly Column[] = [
  ['csv_order', ({ number }) => number],
  ['csv_remake', ({ place }, words) => words.mark.replace('{{place}}', String(place))],
  ['when', ({ made_at }, _words, timeZone) => dayIn(made_at, timeZone)],
  ['reason', ({ reason }, words) => words[`reason_${snakeCase(reason)}` as 'reason_lost']],
  ['culprit', ({ culprit }, words) => words[`culprit_${culprit}`]],
  ['csv_supplier', ({ supplier }) => supplier ?? ''],
  ['what', ({ pieces }) => String(pieces)],
  ['csv_cost', ({ cost_cents }) => dollars(cost_cents)],
]

/** Writes remakes with who pays them as CSV, with the days of a time zone. */
export async function writeRemakeCsv(
  remakes: readonly RemakeRecord[],
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): Promise<Uint8Array> {
  const words = await loadTexts(language, 'pieces')
  return writeCsv([
    COLUMNS.map(([key]) => words[key]),
    ...remakes.map(remake => COLUMNS.map(([, write]) => write(remake, words, timeZone))),
  ])
}
