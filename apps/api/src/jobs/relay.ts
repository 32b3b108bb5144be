import { fromKysely, type JobInsert, type PgBoss } from 'pg-boss'
import { sql, type Transaction } from '../database/index.ts'
import { type EventJobData, type EventQueue, isOfEvents, type Queue } from './queue.ts'

/** In one transaction, so that neither it nor what it inserts grows with what waits. */
export const RELAYED_AT_ONCE = 500

interface Row {
  readonly tenant_id: string
  readonly id: number
  readonly event_id: number
  readonly kind: string
  readonly subject_id: string
  readonly request_id: string | null
  readonly trace_parent: string | null
  readonly queue: string | null
}

/**
 * Moves what the shops have recorded into the queues that hear of it, of all shops at once; both in this transaction, so that each
 * event becomes a job of each queue exactly once. Returns how many events it moved.
 */
export async function relay(trx: Transaction, boss: PgBoss, queues: readonly Queue[]): Promise<number> {
  const { rows } = await sql<Row>`
    delete from outbox where (tenant_id, id) in (
      select tenant_id, id from outbox order by id limit ${RELAYED_AT_ONCE} for update skip locked)
    returning tenant_id, id, event_id, kind, subject_id, request_id, trace_parent, queue`.execute(trx)
  if (rows.length === 0) return 0
  const inOrder = rows.toSorted((a, b) => a.id - b.id)
  for (const queue of queues.filter(isOfEvents)) {
    const jobs = inOrder.filter(row => isFor(row, queue)).map(jobOf)
    if (jobs.length > 0) await boss.insert(queue.name, jobs, { db: fromKysely(trx) })
  }
  return rows.length
}

const isFor = (row: Row, { name, hears }: EventQueue): boolean =>
  row.queue === null ? (hears as readonly string[]).includes(row.kind) : row.queue === name

function jobOf(row: Row): JobInsert<EventJobData> {
  const { tenant_id: tenantId, event_id: eventId, kind, subject_id: subjectId } = row
  const data = { tenantId, eventId, kind, subjectId, requestId: row.request_id, traceParent: row.trace_parent }
  return { data, group: { id: tenantId } }
}
