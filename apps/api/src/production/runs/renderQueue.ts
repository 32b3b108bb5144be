import { type Database, sql, type Transaction } from '../../database/index.ts'
import { type EventKind, secondsHeld } from '../../events/index.ts'
import type { JobPostponement, EventJob, EventQueue } from '../../jobs/index.ts'

interface Drawing {
  readonly name: string
  readonly hears: EventKind
  /** Time limit of the largest order; what has been rendered by then stays stored. */
  readonly longestSeconds: number
  readonly database: Database
  readonly now: () => Date
  readonly draw: (job: EventJob) => Promise<JobPostponement | void>
  /** Handles a run whose job is dead. */
  readonly giveUp: (trx: Transaction, id: string) => Promise<unknown>
}

/** Event queue that renders packs or proofs, one at a time per shop. Progress is stored in the rendered row, not in the queue. */
export function createRenderQueue({ name, hears, longestSeconds, database, now, draw, giveUp }: Drawing): EventQueue {
  const noteTold = async (trx: Transaction, eventId: string): Promise<unknown> =>
    sql`update events set told_at = ${now()}::timestamptz where id = ${eventId}`.execute(trx)
  return {
    name,
    hears: [hears],
    most: 2,
    maxPerShop: 1,
    longestSeconds,
    heartbeatSeconds: 30,
    tries: 5,
    pauseSeconds: 5,
    longestPauseSeconds: 60,
    async act(job) {
      const { tenantId, eventId, isEarly } = job
      const hold = async (trx: Transaction) => secondsHeld(trx, { eventId, now: now() })
      const held = isEarly ? 0 : await database.withTenant(tenantId, hold)
      if (held > 0) return { afterSeconds: held, isIdle: true }
      const again = await draw(job)
      if (again) return again
      await database.withTenant(job.tenantId, async trx => void (await noteTold(trx, job.eventId)))
    },
    bury: async ({ tenantId, subjectId, eventId }) =>
      database.withTenant(tenantId, async trx => {
        await giveUp(trx, subjectId)
        await noteTold(trx, eventId)
      }),
  }
}
