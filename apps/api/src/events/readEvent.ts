import { sql, type Transaction } from '../database/index.ts'
import { type EventKind, type PayloadOf, payloads } from './payloads.ts'

/** An event as it was recorded, its payload held against its kind. */
export type RecordedEvent<K extends EventKind = EventKind> = {
  readonly [P in K]: {
    readonly id: string
    readonly kind: P
    readonly subjectId: string
    readonly payload: PayloadOf<P>
    readonly happenedAt: Date
  }
}[K]

/** Throws when there is none of that id in this tenant, or when it is not what its kind says. */
export async function getEvent(trx: Transaction, id: string): Promise<RecordedEvent> {
  const row = await trx
    .selectFrom('events')
    .select(['kind', 'subject_id', 'payload', 'happened_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!Object.hasOwn(payloads, row.kind)) throw new TypeError(`nobody knows events of the kind ${row.kind}`)
  const kind = row.kind as EventKind
  const payload = payloads[kind].parse(row.payload)
  // The payload is of this very kind, which the compiler cannot see through the table.
  return { id, kind, subjectId: row.subject_id, payload, happenedAt: row.happened_at } as RecordedEvent
}

/** Whether none of its kind about the same came after it, as far as is known now. */
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

/** Notes that this queue acts on the event; false when it has done so before: then this job is one that came twice. */
export async function claimEvent(
  trx: Transaction,
  { eventId, queue, now }: { eventId: string; queue: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`insert into heard_events (event_id, queue, heard_at) values (${eventId}, ${queue}, ${now})
    on conflict do nothing returning 1`.execute(trx)
  return rows.length > 0
}

/** Past this no job comes twice any more. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Removes the notes of who has heard of what long ago; returns how many. */
export async function forgetHearings(trx: Transaction, now: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('heard_events')
    .where('heard_at', '<=', new Date(now.getTime() - KEPT_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
