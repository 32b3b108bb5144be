import { fromKysely, type JobInsert, type PgBoss } from 'pg-boss'
import { enterAsOwner, sql, type Transaction } from '../database/index.ts'
import { type EventJobData, type EventQueue, isEventQueue, type Queue } from './queueTypes.ts'

/** The limit per transaction, so that neither it nor its inserts grow with the backlog. */
const AT_ONCE = 500
/** The limit per shop: thousands of events of one shop must not delay another's. */
const AT_ONCE_OF_SHOP = 100

interface Row {
  readonly tenant_id: string
  readonly id: string
  readonly event_id: string
  readonly kind: string
  readonly subject_id: string
  readonly request_id: string | null
  readonly trace_parent: string | null
  readonly queue: string | null
}

/**
 * Moves outbox events into their queues, each shop's first event first (at most 500, and 100 per shop). Runs in the caller's transaction:
 * every event becomes exactly one job per queue. Returns the number of events.
 */
export async function relayEvents(trx: Transaction, boss: PgBoss, queues: readonly Queue[]): Promise<number> {
  const { rows } = await sql<Row>`
    with recursive shops as (
      (select tenant_id from outbox order by tenant_id limit 1)
      union all
      select (select o.tenant_id from outbox o where o.tenant_id > shops.tenant_id order by o.tenant_id limit 1)
        from shops where shops.tenant_id is not null),
    -- Events of a suspended shop wait; those of a shop that moves to another cell move with it.
    open as (select tenant_id from shops where exists
      (select from tenants where id = shops.tenant_id and suspended_at is null and presence = 'here')),
    first as (select o.* from open shops cross join lateral
      (select tenant_id, id, row_number() over (order by id) as place from outbox where tenant_id = shops.tenant_id
        order by id limit ${AT_ONCE_OF_SHOP}) o
      order by place limit ${AT_ONCE}),
    held as (select tenant_id, id from outbox where (tenant_id, id) in (select tenant_id, id from first) for update skip locked)
    delete from outbox where (tenant_id, id) in (select tenant_id, id from held)
    returning tenant_id, id, event_id, kind, subject_id, request_id, trace_parent, queue`.execute(trx)
  if (rows.length === 0) return 0
  const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const queue of queues.filter(isEventQueue)) {
    const heard = inOrder.filter(row => isFor(row, queue))
    if (heard.length === 0) continue
    await boss.insert(queue.name, heard.map(jobOf), { db: fromKysely(trx) })
    if (queue.expect) await announce(trx, heard, queue.expect)
  }
  return rows.length
}

async function announce(
  trx: Transaction,
  heard: readonly Row[],
  expect: NonNullable<EventQueue['expect']>,
): Promise<void> {
  for (const [tenantId, rows] of Map.groupBy(heard, row => row.tenant_id)) {
    await enterAsOwner(trx, tenantId)
    await expect(
      trx,
      rows.map(row => row.event_id),
    )
  }
}

const isFor = (row: Row, { name, hears }: EventQueue): boolean =>
  row.queue === null ? (hears as readonly string[]).includes(row.kind) : row.queue === name

function jobOf(row: Row): JobInsert<EventJobData> {
  const { tenant_id: tenantId, event_id: eventId, kind, subject_id: subjectId } = row
  const data = { tenantId, eventId, kind, subjectId, requestId: row.request_id, traceParent: row.trace_parent }
  return { data, group: { id: tenantId } }
}
