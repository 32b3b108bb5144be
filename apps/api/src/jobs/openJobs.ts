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
  /** The same past any pooler, where one is known: what is to be done is heard of there. */
  readonly directUrl?: string | undefined
  readonly queues: readonly Queue[]
  readonly log: Log
  /** The shops, to hand on what was left untold where the queues were made anew. */
  readonly listTenantIds: () => Promise<readonly string[]>
}

export interface Jobs {
  /** Begins to work, several jobs at a time. */
  start(): void
  /** Works off what waits, one job after the other; returns how many. `isEarly` takes those in a pause between two tries as well. */
  drain(options?: { readonly isEarly?: boolean }): Promise<number>
  /** Takes no more, waits so long for what is in hand, and has the rest given up, to be handed out again. */
  close(graceMs?: number): Promise<void>
}

const GRACE_MS = 4_000
/** For those that were given up to say so. */
const LAST_MS = 2_000

/** Opens the job queues. Several processes may work them at once; each job is in the hands of one at a time. */
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

/** Before the queues are there. Jobs are no part of a backup: after a restore there are none for what had been handed on. */
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
