import { fromKysely, type Job, type PgBoss } from 'pg-boss'
import type { Transaction } from '../database/index.ts'
import { deadOf, type EventJob, type EventQueue, isOfEvents, type Queue } from './queue.ts'

/** A queue as one process works it. */
export interface Lane {
  readonly name: string
  readonly most: number
  readonly longestSeconds: number
  readonly maxPerShop?: number
  readonly heartbeatSeconds?: number | undefined
  readonly act: (job: EventJob) => Promise<void>
  /** What this process has in hand. */
  readonly running: Set<Promise<void>>
  /** The shops that have had their turn in this round. */
  readonly served: Set<string>
}

const BURIED_AT_ONCE = 2

/** The lanes of a queue: its own, and that of its dead when something is to be done about them. */
export function lanesOf(queue: Queue): Lane[] {
  const { name, most, longestSeconds } = queue
  const own = (): Pick<Lane, 'running' | 'served'> => ({ running: new Set(), served: new Set() })
  if (!isOfEvents(queue)) return [{ name, most, longestSeconds, act: queue.act, ...own() }]
  const { maxPerShop, heartbeatSeconds, act, bury } = queue satisfies EventQueue
  const lane = { name, most, longestSeconds, maxPerShop, heartbeatSeconds, act, ...own() }
  return bury ? [lane, { name: deadOf(queue), most: BURIED_AT_ONCE, longestSeconds, act: bury, ...own() }] : [lane]
}

export interface Claiming {
  readonly most: number
  /** Also those that are in a pause between two tries. */
  readonly isEarly?: boolean
}

/**
 * Claims as many jobs as the lane has room for, the shops in turn: a shop that had its turn comes again when no other waits. So
 * one job of a shop waits for a free place, and not for the thousands of another shop. One query serves all shops.
 */
export async function claim(trx: Transaction, boss: PgBoss, lane: Lane, { most, isEarly }: Claiming): Promise<Job[]> {
  const claimed: Job[] = []
  while (claimed.length < most) {
    const jobs = await boss.fetch<object>(lane.name, {
      db: fromKysely(trx),
      batchSize: most - claimed.length,
      ...(lane.maxPerShop !== undefined && { groupConcurrency: lane.maxPerShop }),
      ...(lane.served.size > 0 && { ignoreGroups: [...lane.served] }),
      ...(isEarly && { ignoreStartAfter: true }),
    })
    if (jobs.length === 0 && lane.served.size === 0) break
    if (jobs.length === 0) lane.served.clear()
    for (const { groupId } of jobs) if (groupId) lane.served.add(groupId)
    claimed.push(...jobs)
  }
  return claimed
}
