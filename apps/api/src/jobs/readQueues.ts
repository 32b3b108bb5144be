import { type Database, sql } from '../database/index.ts'

/** The state of the queues: how many jobs are in a state, and how long the oldest has been there. */
export interface QueueState {
  readonly queue: string
  /** The state as pg-boss names it: created, retry, active, failed, completed. */
  readonly state: string
  readonly count: number
  readonly oldestSeconds: number
}

/**
 * Counts the jobs that are waiting, running or dead, and as `outbox` the events not yet relayed, of all cells that
 * answer. Empty before the first start.
 */
export async function readQueues({ cells }: Pick<Database, 'cells'>): Promise<QueueState[]> {
  const asked = await Promise.allSettled(cells.map(readOwn))
  const sums = new Map<string, QueueState>()
  for (const state of asked.flatMap(one => (one.status === 'fulfilled' ? one.value : []))) {
    const key = `${state.queue} ${state.state}`
    const { count, oldestSeconds } = sums.get(key) ?? { count: 0, oldestSeconds: 0 }
    const oldest = Math.max(oldestSeconds, state.oldestSeconds)
    sums.set(key, { ...state, count: count + state.count, oldestSeconds: oldest })
  }
  return [...sums.values()]
}

async function readOwn(database: Database): Promise<QueueState[]> {
  return database.withPlatform(async trx => {
    const { rows: found } = await sql<{
      is_there: boolean
    }>`select to_regclass('pgboss.job') is not null as is_there`.execute(trx)
    if (!found[0]!.is_there) return []
    const { rows } = await sql<QueueState>`
      select name as queue, state::text, count(*)::int,
        extract(epoch from now() - min(created_on))::float8 as "oldestSeconds"
      from pgboss.job where state <> 'completed' group by name, state
      union all select 'outbox', 'created', count(*)::int, 0::float8 from outbox`.execute(trx)
    return rows
  })
}
