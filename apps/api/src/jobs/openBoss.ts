import { PgBoss, type QueueOptions } from 'pg-boss'
import { deadLetterQueueOf, isEventQueue, type Log, type Queue } from './queueTypes.ts'

const DAY = 24 * 60 * 60
/** Completed jobs are looked up in our own tables. */
const DONE_KEPT_SECONDS = 2 * DAY
const DEAD_KEPT_SECONDS = 365 * DAY

/**
 * Opens pg-boss in a schema of its own, which it creates or migrates. Requests have no right to it. Its maintenance is
 * distributed among the processes automatically. Its intervals are long, because idle processes must hardly query the
 * database.
 */
export async function openBoss(databaseUrl: string, queues: readonly Queue[], log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'kitwright jobs',
    max: 2,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    // Redistributes the jobs of a process that died.
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    flowIntervalSeconds: DAY / 24,
    bamIntervalSeconds: DAY / 24,
    instanceHeartbeatSeconds: 60,
  })
  boss.on('error', error => log.error({ err: error }, 'the job queue'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, `the job queue: ${message}`))
  await boss.start()
  for (const queue of queues) await ensureQueue(boss, queue)
  return boss
}

async function ensureQueue(boss: PgBoss, queue: Queue): Promise<void> {
  const { name, tries, pauseSeconds, longestPauseSeconds, longestSeconds, heartbeatSeconds } = queue
  const options: QueueOptions = {
    retryLimit: tries - 1,
    retryDelay: pauseSeconds,
    retryBackoff: true,
    retryDelayMax: longestPauseSeconds,
    expireInSeconds: longestSeconds,
    ...(heartbeatSeconds !== undefined && { heartbeatSeconds }),
    // Waiting jobs do not expire soon, because a mail server may be unreachable for long.
    retentionSeconds: DEAD_KEPT_SECONDS,
    deleteAfterSeconds: DONE_KEPT_SECONDS,
  }
  if (!isEventQueue(queue)) {
    await ensure(boss, name, options)
    await boss.schedule(name, queue.at)
    return
  }
  await ensure(boss, deadLetterQueueOf(queue), options)
  await ensure(boss, name, { ...options, deadLetter: deadLetterQueueOf(queue) })
}

async function ensure(boss: PgBoss, name: string, options: QueueOptions & { deadLetter?: string }): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options)
  else await boss.createQueue(name, options)
}
