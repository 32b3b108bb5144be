import { sql, type Transaction } from '../database/index.ts'
import { getEvent, type RecordedEvent } from '../events/index.ts'

/** One mail reports all corrections of an order. It waits until the staff have made none for this long. */
const QUIET_MS = 3 * 60_000
/** The first correction waits no longer than this. */
const LONGEST_MS = 15 * 60_000
/** An order that leaves the review is noticed within this. */
const POLL_SECONDS = 30

interface PendingCorrection {
  readonly id: string
  readonly happened_at: Date
  readonly is_reviewing: boolean
}

/** Lists the corrections of the event's order that no mail has reported, earliest first. */
async function listPending(trx: Transaction, eventId: string): Promise<PendingCorrection[]> {
  const { rows } = await sql<PendingCorrection>`
    select e.id, e.happened_at, o.status = 'REVIEWING' as is_reviewing
    from events e join orders o on o.id = e.subject_id
    where e.subject_id = (select subject_id from events where id = ${eventId}) and e.kind = 'LineCorrected'
      and e.told_at is null and e.failed_at is null
    order by e.id`.execute(trx)
  return rows
}

/**
 * Returns the seconds after which the mail of a correction is due; 0 when it is due now, or sent. The earliest
 * correction's mail reports all; the others wait for it. After the review there are no further corrections to wait for.
 */
export async function secondsToGather(
  trx: Transaction,
  { eventId, now }: { eventId: string; now: Date },
): Promise<number> {
  const pending = await listPending(trx, eventId)
  const [first, last] = [pending[0], pending.at(-1)]
  if (!first || !last || !pending.some(({ id }) => id === eventId)) return 0
  if (first.id !== eventId) return POLL_SECONDS
  if (!first.is_reviewing) return 0
  const dueAt = Math.min(last.happened_at.getTime() + QUIET_MS, first.happened_at.getTime() + LONGEST_MS)
  return Math.min(POLL_SECONDS, Math.max(0, Math.ceil((dueAt - now.getTime()) / 1_000)))
}

/**
 * Lists the later corrections of the same order that no mail has reported: the mail of this one includes them. Empty
 * for an event of another kind.
 */
export async function listLaterCorrections(
  trx: Transaction,
  { id, kind }: Pick<RecordedEvent, 'id' | 'kind'>,
): Promise<RecordedEvent<'LineCorrected'>[]> {
  if (kind !== 'LineCorrected') return []
  const later = (await listPending(trx, id)).filter(each => each.id > id)
  const events: RecordedEvent<'LineCorrected'>[] = []
  for (const each of later) {
    const event = await getEvent(trx, each.id)
    if (event.kind === 'LineCorrected') events.push(event)
  }
  return events
}
