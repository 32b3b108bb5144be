import { setTimeout as wait } from 'node:timers/promises'
import { type Database, sql } from '../database/index.ts'
import { lanesOf } from './queueLane.ts'
import { pollOne } from './pollJobs.ts'
import { openBoss } from './openBoss.ts'
import type { Log, Queue } from './queueTypes.ts'
import { runJob } from './runJob.ts'
import { createWorker, type WorkerPorts } from './jobRunner.ts'

export interface JobsOptions {
  readonly database: Database
  /** The URL of the same database: pg-boss has connections of its own. */
  readonly databaseUrl: string
  /** The same database without a pooler, if known. Notifications are received there. */
  readonly directUrl?: string | undefined
  readonly queues: readonly Queue[]
  readonly log: Log
  /** Lists the shops, to relay their pending events after the queues were created anew. */
  readonly listTenantIds: () => Promise<readonly string[]>
}

export interface Jobs {
  /** Starts working, several jobs at a time. */
  start(): void
  /** Runs all waiting jobs one after the other. Returns their number. `isEarly` includes those waiting for a retry. */
  drain(options?: { readonly isEarly?: boolean }): Promise<number>
  /** Stops taking jobs, waits up to `graceMs` for running ones, and aborts the rest, to be run again. */
  close(graceMs?: number): Promise<void>
}

const GRACE_MS = 4_000
/** Time in ms for aborted jobs to report that. */
const LAST_MS = 2_000

/** Opens the job queues. Several processes may work on them at once; each job is run by one at a time. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  await passOnUntold(options)
  const boss = await openBoss(options.databaseUrl, options.queues, options.log)
  const lanes = options.queues.flatMap(lanesOf)
  const [ending, stopping] = [new AbortController(), new AbortController()]
  const { directUrl = options.databaseUrl } = options
  const ports = { ...options, directUrl, boss, lanes, ending: ending.signal, stopping: stopping.signal }
  const worker = createWorker(ports)
  return {
    start: worker.start,
    drain: async ({ isEarly = false } = {}) => drain(ports, isEarly),
    async close(graceMs = GRACE_MS) {
      ending.abort()
      await worker.stop()
      const ended = Promise.all(lanes.flatMap(({ running }) => [...running]))
      await Promise.race([ended, wait(graceMs, undefined, { ref: false })])
      stopping.abort()
      await Promise.race([ended, wait(LAST_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

/**
 * Relays pending events before the queues exist. Backups do not include jobs, so after a restore the relayed events
 * have none.
 */
async function passOnUntold({ database, listTenantIds }: JobsOptions): Promise<void> {
  const { rows } = await database.withPlatform(async trx =>
    sql<{ is_there: boolean }>`select to_regclass('pgboss.version') is not null as is_there`.execute(trx),
  )
  if (rows[0]!.is_there) return
  for (const id of await listTenantIds())
    await database.withTenant(id, async trx => sql`select pass_on_untold()`.execute(trx))
}

async function drain(ports: WorkerPorts, isEarly: boolean): Promise<number> {
  let done = 0
  /** The jobs that can make no progress since another job last did. */
  const idle = new Set<string>()
  for (;;) {
    const { relayed, claimed } = await pollOne(ports, { lanes: ports.lanes, isEarly })
    for (const [lane, job] of claimed) {
      const again = await runJob({ ...ports, isEarly }, lane, job)
      if (again?.isIdle && idle.has(job.id)) return done
      if (again?.isIdle) idle.add(job.id)
      else idle.clear()
    }
    done += claimed.length
    if (relayed === 0 && claimed.length === 0) return done
  }
}
