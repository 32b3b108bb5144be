import type { Call, Response_ } from '@kitwright/contract'
import { LANGUAGES, loadTexts, type Texts } from '@kitwright/words'
import { sql, type Transaction } from '../database/index.ts'
import { ProblemError } from '../endpoint/index.ts'

type ReplyList = Response_<'GET /api/office/saved-replies'>
type RepliesToWrite = NonNullable<Call<'PUT /api/office/saved-replies'>['body']>

const PACKAGED = ['soon', 'thanks', 'sizes', 'late', 'price', 'picture'] as const

async function packagedReplies(): Promise<ReplyList['replies']> {
  const all = await Promise.all(
    LANGUAGES.map(async language => [language, await loadTexts(language, 'inbox')] as const),
  )
  const inEach = (key: keyof Texts['inbox']) =>
    Object.fromEntries(all.map(([language, texts]) => [language, texts[key]])) as ReplyList['replies'][number]['label']
  return PACKAGED.map(id => ({ id, label: inEach(`saved_${id}`), text: inEach(`saved_${id}_text`) }))
}

interface Row {
  readonly version: number
  readonly replies: ReplyList['replies']
}

/** Returns the shop's own saved replies, or the packaged ones if it has none. */
export async function readReplies(trx: Transaction): Promise<ReplyList> {
  const { rows } = await sql<Row>`select version, replies from saved_replies`.execute(trx)
  const [own] = rows
  return own && own.replies.length > 0 ? own : { version: own?.version ?? 0, replies: await packagedReplies() }
}

/** Replaces the saved replies. Throws `stale-version` if somebody else has changed them since. */
export async function writeReplies(
  trx: Transaction,
  { version, replies, by, now }: RepliesToWrite & { readonly by: string; readonly now: Date },
): Promise<void> {
  const { rows } = await sql`
    insert into saved_replies (version, replies, changed_by, changed_at)
    select 1, ${JSON.stringify(replies)}::jsonb, ${by}::uuid, ${now}::timestamptz
    where ${version}::int = 0 or exists (select from saved_replies)
    on conflict (tenant_id) do update set version = saved_replies.version + 1, replies = excluded.replies,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at
      where saved_replies.version = ${version}::int
    returning version`.execute(trx)
  if (rows.length === 0) throw new ProblemError('stale-version')
}
