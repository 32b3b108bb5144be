import type { Job, PgBoss } from 'pg-boss'
import { orderOf } from '../events/index.ts'
import type { QueueLane } from './queueLane.ts'
import type { JobPostponement, EventJobData, Log } from './queueTypes.ts'

export interface JobRuntime {
  readonly boss: PgBoss
  readonly log: Log
  /**
   * Aborts when the process is told to end. Later failures, for example of a renderer that ends too, do not count as
   * failures of the job.
   */
  readonly ending: AbortSignal
  /** Aborts when the process is about to end. */
  readonly stopping: AbortSignal
  /** Ignores retry pauses. */
  readonly isEarly?: boolean
}

interface GivenBack {
  readonly lane: Pick<QueueLane, 'name'>
  readonly job: Job
  readonly log: Log
  readonly afterSeconds?: number
}

/** The handler's signal aborts this long before the queue gives the job to another process. */
const MARGIN_MS = 5_000

/**
 * Runs one job and reports its result, or returns its postponement. A failure is retried by the queue's own rules.
 * Never throws.
 */
export async function runJob(
  { boss, log: all, ending, stopping, isEarly = false }: JobRuntime,
  lane: QueueLane,
  job: Job,
): Promise<JobPostponement | void> {
  const log = all.child(factsOf(lane, job))
  const timeUp = AbortSignal.timeout(Math.max(1_000, lane.longestSeconds * 1_000 - MARGIN_MS))
  const signal = AbortSignal.any([stopping, timeUp])
  const at = performance.now()
  try {
    const work = lane.act({ ...dataOf(job), retries: job.retryCount, isEarly, log, signal })
    const again = await beating(boss, lane, job, within(work, lane.longestSeconds * 1_000))
    if (again) {
      await giveBack(boss, { lane, job, log, afterSeconds: again.afterSeconds })
      return again
    }
    await boss.complete(lane.name, job)
    log.info({ ms: Math.round(performance.now() - at) }, 'done')
  } catch (error) {
    if (ending.aborted) return giveBack(boss, { lane, job, log })
    log.warn({ err: error, retries: job.retryCount }, 'failed')
    // Errors may quote row contents. The queue is outside the tenants' rows, so it stores only the error's name.
    const name = error instanceof Error ? error.name : 'Error'
    await boss.fail(lane.name, job, { name }).catch((reason: unknown) => log.error({ err: reason }, 'not said'))
  }
}

/**
 * Returns a job to the queue, for now or after a delay. A process that is told to end has not failed, however often
 * that happens. If this cannot be reported, the missing heartbeat shows it.
 */
async function giveBack(boss: PgBoss, { lane: { name }, job, log, afterSeconds = 0 }: GivenBack): Promise<void> {
  const { id, retryCount } = job
  // Restores the job as pg-boss itself does, and only this attempt. A claimed job that was not begun counts no attempt.
  const restored = `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
    start_after = now() + make_interval(secs => $4)
    where name = $1 and id = $2::uuid and state = 'active' and retry_count = $3`
  await boss
    .getDb()
    .executeSql(restored, [name, id, retryCount, afterSeconds])
    .then(
      () => log.info({}, 'given back'),
      (reason: unknown) => log.error({ err: reason }, 'not said'),
    )
}

/** Sends heartbeats while the work runs, if the queue uses them. */
async function beating<T>(boss: PgBoss, { name, heartbeatSeconds }: QueueLane, job: Job, work: Promise<T>): Promise<T> {
  if (heartbeatSeconds === undefined) return work
  // A brief database outage must not fail the work. The next heartbeat makes up for a missed one.
  const beat = (): void => void boss.touch(name, job).catch(() => undefined)
  const timer = setInterval(beat, (heartbeatSeconds * 1_000) / 3).unref()
  return work.finally(() => clearInterval(timer))
}

/** A handler that ignores its signal must not occupy its place for ever. */
async function within<T>(work: Promise<T>, maxMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The job did not end in time')), maxMs).unref()
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Reads a job's data. Jobs from before events had UUIDs store a number, which is now the end of the UUID. */
function dataOf({ data }: Pick<Job, 'data'>): EventJobData {
  const { eventId, ...rest } = (data ?? {}) as Omit<EventJobData, 'eventId'> & { readonly eventId: string | number }
  const known =
    typeof eventId === 'number' ? `00000000-0000-7000-8000-${eventId.toString(16).padStart(12, '0')}` : eventId
  return { ...rest, eventId: known }
}

/** Returns the tenant of a job and its cause. */
function factsOf(lane: QueueLane, { id, data }: Job): object {
  if (!data) return { queue: lane.name, job: id }
  const { tenantId, eventId, kind, subjectId, requestId, traceParent } = dataOf({ data })
  const order = orderOf({ kind, subjectId })
  return {
    queue: lane.name,
    job: id,
    tenant: tenantId,
    event: eventId,
    kind,
    ...(order === null ? { subject: subjectId } : { order }),
    ...(requestId !== null && { request: requestId }),
    ...(traceParent !== null && { trace: traceParent.split('-')[1] }),
  }
}
