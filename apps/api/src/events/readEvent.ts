import { sql, type Transaction } from '../database/index.ts'
import { type EventKind, type PayloadOf, payloads } from './payloads.ts'

/** A recorded event whose payload is validated against its kind. */
export type RecordedEvent<K extends EventKind = EventKind> = {
  readonly [P in K]: {
    readonly id: string
    readonly kind: P
    readonly subjectId: string
    readonly payload: PayloadOf<P>
    readonly happenedAt: Date
  }
}[K]

/** Throws if this tenant has no event with that id, or if its payload does not match its kind. */
export async function getEvent(trx: Transaction, id: string): Promise<RecordedEvent> {
  const row = await trx
    .selectFrom('events')
    .select(['kind', 'subject_id', 'payload', 'happened_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!Object.hasOwn(payloads, row.kind)) throw new TypeError(`nobody knows events of the kind ${row.kind}`)
  const kind = row.kind as EventKind
  const payload = payloads[kind].parse(row.payload)
  // The payload has this very kind, which the compiler cannot derive from the table.
  return { id, kind, subjectId: row.subject_id, payload, happenedAt: row.happened_at } as RecordedEvent
}

/** Whether no later event of the same kind and subject is known. */
export async function isLatestOf(
  trx: Transaction,
  { id, kind, subjectId }: Pick<RecordedEvent, 'id' | 'kind' | 'subjectId'>,
): Promise<boolean> {
  const later = await trx
    .selectFrom('events')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .where('id', '>', id)
    .executeTakeFirst()
  return later === undefined
}

/**
 * Records that this queue handles the event. Returns false if it has done so before, which means that the job is a
 * duplicate.
 */
export async function claimEvent(
  trx: Transaction,
  { eventId, queue, now }: { eventId: string; queue: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`insert into heard_events (event_id, queue, heard_at) values (${eventId}, ${queue}, ${now})
    on conflict do nothing returning 1`.execute(trx)
  return rows.length > 0
}

/** No duplicate job arrives after this period. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Removes old records of which queue handled which event; returns how many. */
export async function forgetHearings(trx: Transaction, now: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('heard_events')
    .where('heard_at', '<=', new Date(now.getTime() - KEPT_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
