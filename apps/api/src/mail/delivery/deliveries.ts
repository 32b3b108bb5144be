import type { DeliveryKind, DeliveryReason, Response_, RouteKey } from '@kitwright/contract'
import type { Language } from '@kitwright/words'
import { findPage, type KeysetRun, sql, type Transaction } from '../../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../../endpoint/index.ts'

type Page = Response_<'GET /api/office/deliveries'>
type Routes = Extract<RouteKey, `${string} /api/office/deliveries${string}`>

interface Row {
  readonly id: string
  readonly kind: DeliveryKind
  readonly recipient: string | null
  readonly language: Language | null
  readonly order_id: string | null
  readonly order_number: string | null
  readonly state: Page['items'][number]['state']
  readonly attempts: number
  readonly reason: DeliveryReason | null
  readonly server_said: string | null
  readonly made_at: Date
  readonly tried_at: Date
  readonly sent_at: Date | null
  readonly again_by: string | null
  readonly again_at: Date | null
}

const present = (row: Row): Page['items'][number] => ({
  id: row.id,
  kind: row.kind,
  to: row.recipient,
  language: row.language,
  order: row.order_id === null ? null : { id: row.order_id, number: row.order_number ?? '' },
  state: row.state,
  attempts: row.attempts,
  reason: row.reason,
  serverSaid: row.server_said,
  madeAt: row.made_at.toISOString(),
  triedAt: row.tried_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  again: row.again_at === null ? null : { by: row.again_by ?? '', at: row.again_at.toISOString() },
})

/** Upper limit of the count, so that nobody waits for a longer one. */
const MAX_COUNTED = 2_000

/** Lists the deliveries, latest first. */
async function list({ query, run }: Exchange<'GET /api/office/deliveries'>): Promise<Page> {
  const { status, ...wanted } = query
  const ofState = status === undefined ? sql`true` : sql`state = ${status}`
  const latest: KeysetRun = { parts: [ofState], keys: [{ column: 'made_at', kind: 'time' }], isFalling: true }
  return run(async trx => {
    const order = status ?? ''
    const { ids, ...places } = await findPage(trx, { table: 'deliveries', runs: [latest], order, ...wanted })
    const { rows } = await sql<Row>`
      select d.id, d.kind, d.recipient, d.language, d.order_id, o.number as order_number, d.state, d.attempts, d.reason,
        d.server_said, d.made_at, d.tried_at, d.sent_at, a.first_name || ' ' || a.last_name as again_by, d.again_at
      from deliveries d left join orders o on o.id = d.order_id left join accounts a on a.id = d.again_by
      where d.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], d.id)`.execute(trx)
    const { rows: counts } = await sql<{ total: number; queued: number }>`
      select (select count(*) from (select from deliveries where ${ofState} limit ${MAX_COUNTED + 1}) counted)::int as total,
        (select count(*) from events where told_at is null and failed_at is null)::int as queued`.execute(trx)
    const { total, queued } = counts[0]!
    const isTotalExact = total <= MAX_COUNTED
    const counted = { total: Math.min(total, MAX_COUNTED), isTotalExact, queued }
    return { items: rows.map(present), pageSize: query.pageSize, ...counted, ...places }
  })
}

/** Sends an undelivered mail once more, at once. It is composed anew, so its codes and links are new. */
async function again({ params, person, now, run }: Exchange<'POST /api/office/deliveries/{id}/again'>): Promise<void> {
  await run(async trx => {
    const event = await reopen(trx, { id: params.id, by: person.id, now })
    // A mail abandoned by a process that ended is not claimed any more.
    const { numAffectedRows } = await sql`update events
      set tell_at = case when failed_at is null then tell_at else ${now}::timestamptz end, failed_at = null
      where id = ${event}`.execute(trx)
    // The event was deleted by housekeeping, so the mail's content is unknown.
    if (numAffectedRows !== 1n) throw new ProblemError('not-found')
    await sql`select pass_on_again(${event}, 'mail')`.execute(trx)
  })
}

async function reopen(trx: Transaction, { id, by, now }: { id: string; by: string; now: Date }): Promise<string> {
  const found = await trx.selectFrom('deliveries').select('state').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw new ProblemError('not-found')
  // A mail that is waiting or sent would reach its reader twice.
  if (found.state === 'waiting' || found.state === 'sent') throw new ProblemError('mail-not-failed')
  const { event_id } = await trx
    .updateTable('deliveries')
    .set({ state: 'waiting', again_by: by, again_at: now })
    .where('id', '=', id)
    .returning('event_id')
    .executeTakeFirstOrThrow()
  return event_id
}

/** Endpoints with which the office lists mails and handles those that were not delivered. */
export const createDeliveriesEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/deliveries': async exchange => ({ value: await list(exchange) }),
  'POST /api/office/deliveries/{id}/again': async exchange => {
    await again(exchange)
    return { value: null }
  },
})
