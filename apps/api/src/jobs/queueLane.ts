import { fromKysely, type Job, type PgBoss } from 'pg-boss'
import type { Transaction } from '../database/index.ts'
import {
  type JobPostponement,
  deadLetterQueueOf,
  type EventJob,
  type EventQueue,
  isEventQueue,
  type Queue,
} from './queueTypes.ts'

/** A queue as processed by one process. */
export interface QueueLane {
  readonly name: string
  readonly most: number
  readonly longestSeconds: number
  readonly maxPerShop?: number
  readonly heartbeatSeconds?: number | undefined
  readonly act: (job: EventJob) => Promise<JobPostponement | void>
  /** The jobs this process is running. */
  readonly running: Set<Promise<unknown>>
  readonly round: Round
}

interface Round {
  /** The shops that were served in this round. */
  readonly served: Set<string>
  /**
   * Until this time, by the monotonic clock in ms, other shops are not searched for, because none had a job a moment
   * ago.
   */
  aloneUntil: number
}

const BURIED_AT_ONCE = 2
/**
 * Searching for other shops' jobs makes PostgreSQL read all waiting jobs of one shop: thousands, each time a finished
 * job requests the next.
 */
const ALONE_MS = 1_000

export const newRound = (): Round => ({ served: new Set(), aloneUntil: 0 })

/** Returns the lanes of a queue: its own, and that of its dead letters if the queue handles them. */
export function lanesOf(queue: Queue): QueueLane[] {
  const { name, most, longestSeconds } = queue
  const own = (): Pick<QueueLane, 'running' | 'round'> => ({ running: new Set(), round: newRound() })
  if (!isEventQueue(queue)) return [{ name, most, longestSeconds, act: queue.act, ...own() }]
  const { maxPerShop, heartbeatSeconds, act, bury } = queue satisfies EventQueue
  const lane = { name, most, longestSeconds, maxPerShop, heartbeatSeconds, act, ...own() }
  return bury
    ? [lane, { name: deadLetterQueueOf(queue), most: BURIED_AT_ONCE, longestSeconds, act: bury, ...own() }]
    : [lane]
}

export interface ClaimOptions {
  readonly most: number
  /** Includes jobs waiting for a retry. */
  readonly isEarly?: boolean
}

/**
 * Claims as many jobs as the lane has places, the shops in turn: a shop is served again when no other one waits. So a
 * single job of a shop waits for a free place, not for thousands of another shop's jobs. One query serves all shops.
 */
export async function claim(
  trx: Transaction,
  boss: PgBoss,
  lane: QueueLane,
  { most, isEarly }: ClaimOptions,
): Promise<Job[]> {
  const { round } = lane
  const fetch = async (batchSize: number, served: ReadonlySet<string>): Promise<Job[]> =>
    boss.fetch<object>(lane.name, {
      db: fromKysely(trx),
      batchSize,
      ...(lane.maxPerShop !== undefined && { groupConcurrency: lane.maxPerShop }),
      ...(served.size > 0 && { ignoreGroups: [...served] }),
      ...(isEarly && { ignoreStartAfter: true }),
    })
  if (most <= 0) return []
  if (performance.now() < round.aloneUntil) return fetch(most, NOBODY)
  const claimed: Job[] = []
  /** Only these shops have jobs. */
  let waiting: readonly string[] | undefined
  while (claimed.length < most && !waiting?.every(shop => round.served.has(shop))) {
    const jobs = await fetch(most - claimed.length, round.served)
    if (jobs.length === 0 && round.served.size === 0) break
    if (jobs.length === 0) {
      waiting = [...round.served]
      round.served.clear()
    }
    for (const { groupId } of jobs) if (groupId) round.served.add(groupId)
    claimed.push(...jobs)
  }
  if (waiting?.length === 1) round.aloneUntil = performance.now() + ALONE_MS
  return claimed
}

const NOBODY: ReadonlySet<string> = new Set()
