import type { Call, Response_ } from '@kitwright/contract'
import { LANGUAGES, loadTexts, type Texts } from '@kitwright/words'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

type ReasonList = Response_<'GET /api/office/review/reasons'>
type ReasonsToWrite = NonNullable<Call<'PUT /api/office/review/reasons'>['body']>

const PACKAGED = ['dpi', 'seam', 'read', 'names', 'rights', 'letters'] as const

async function packagedReasons(): Promise<ReasonList['reasons']> {
  const all = await Promise.all(
    LANGUAGES.map(async language => [language, await loadTexts(language, 'review')] as const),
  )
  const inEach = (key: keyof Texts['review']) =>
    Object.fromEntries(all.map(([language, texts]) => [language, texts[key]])) as ReasonList['reasons'][number]['label']
  return PACKAGED.map(id => ({ id, label: inEach(`reason_${id}`), text: inEach(`reason_${id}_text`) }))
}

interface Row {
  readonly version: number
  readonly reasons: ReasonList['reasons']
}

/** Returns the shop's own reasons, or the packaged ones if it has none. */
export async function readReasons(trx: Transaction): Promise<ReasonList> {
  const { rows } = await sql<Row>`select version, reasons from review_reasons`.execute(trx)
  const [own] = rows
  const version = own?.version ?? 0
  return own && own.reasons.length > 0 ? own : { version, reasons: await packagedReasons() }
}

/** Replaces the shop's reasons. Throws `stale-version` if somebody else has changed them since. */
export async function writeReasons(
  trx: Transaction,
  { version, reasons, by, now }: ReasonsToWrite & { readonly by: string; readonly now: Date },
): Promise<void> {
  const { rows } = await sql`
    insert into review_reasons (version, reasons, changed_by, changed_at)
    select 1, ${JSON.stringify(reasons)}::jsonb, ${by}::uuid, ${now}::timestamptz
    where ${version}::int = 0 or exists (select from review_reasons)
    on conflict (tenant_id) do update set version = review_reasons.version + 1, reasons = excluded.reasons,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at
      where review_reasons.version = ${version}::int
    returning version`.execute(trx)
  if (rows.length === 0) throw new ProblemError('stale-version')
}
