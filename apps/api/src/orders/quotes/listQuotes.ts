import type { Response_ } from '@kitwright/contract'
import { latinDigits } from '@kitwright/measure'
import { likeText, listOwners } from '../../accounts/index.ts'
import { findPage, type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import type { Exchange } from '../../endpoint/index.ts'
import { presentQuoteRow } from './presentQuote.ts'
import type { QuoteRecord } from './record/quoteRecord.ts'

type Query = Exchange<'GET /api/office/quotes'>['query']

const STATES: { readonly [S in NonNullable<Query['status']>]: (now: Date) => RawBuilder<unknown> } = {
  waiting: () => sql`waits_since is not null`,
  asked: () => sql`state = 'asked'`,
  sent: now => sql`(state = 'sent' and expires_at > ${now})`,
  expired: now => sql`(state = 'sent' and expires_at <= ${now})`,
  accepted: () => sql`state = 'accepted'`,
  declined: () => sql`state = 'declined'`,
}

const NUMBER = /^q[\s-]*0*(\d{1,9})$/i

/** Matches a quote's number, also without hyphen and zeros, or its customer's name, e-mail or telephone. */
function isCalled(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const digits = NUMBER.exec(search)?.[1]
  if (digits !== undefined) return sql`number = ${`Q-${digits.padStart(6, '0')}`}`
  const like = likeText(search)
  return sql`(number ilike ${like} or exists (select from accounts a where a.id = customer_quotes.owner_id
    and (a.full_name ilike ${like} or a.email ilike ${like} or customer_quotes.phone ilike ${like})))`
}

async function listByIds(trx: Transaction, ids: readonly string[]): Promise<QuoteRecord[]> {
  const { rows } = await sql<QuoteRecord>`
    select * from customer_quotes where id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], id)`.execute(
    trx,
  )
  return rows
}

/** Returns a page of all customers' quotes; those that wait for staff come longest first, others by the latest change. */
export async function listQuotes(
  trx: Transaction,
  { pageSize, search, status, after, before }: Query,
  now: Date,
): Promise<Response_<'GET /api/office/quotes'>> {
  const part = status ? STATES[status](now) : sql`true`
  const where = isCalled(latinDigits(search))
  const isWaiting = status === 'waiting'
  const keys = [{ column: isWaiting ? 'waits_since' : 'changed_at', kind: 'time' as const }]
  const { ids, ...places } = await findPage(trx, {
    table: 'customer_quotes',
    runs: [{ parts: [part], keys, isFalling: !isWaiting }],
    where,
    pageSize,
    order: isWaiting ? 'waiting' : 'changed',
    after,
    before,
  })
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from customer_quotes where ${part} and ${where}`.execute(trx)
  const rows = await listByIds(trx, ids)
  const owners = await listOwners(
    trx,
    rows.map(({ owner_id }) => owner_id),
  )
  const items = rows.map(quote => ({
    ...presentQuoteRow(quote, now),
    owner: owners.get(quote.owner_id) ?? { id: quote.owner_id, firstName: '', lastName: '', email: '', phone: null },
    changedAt: quote.changed_at.toISOString(),
    waitsSince: quote.waits_since?.toISOString() ?? null,
  }))
  return { items, pageSize, total: counted[0]!.count, isTotalExact: true, ...places }
}

/** Counts the quotes that wait for staff. */
export async function countWaitingQuotes(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_quotes where waits_since is not null`.execute(trx)
  return rows[0]!.count
}
