import type { Job, PgBoss } from 'pg-boss'
import type { Database } from '../database/index.ts'
import { claim, type QueueLane } from './queueLane.ts'
import type { Queue } from './queueTypes.ts'
import { relayEvents } from './relayEvents.ts'

export interface PollPorts {
  readonly database: Database
  readonly boss: PgBoss
  readonly queues: readonly Queue[]
}

export interface PollOptions {
  readonly lanes: readonly QueueLane[]
  /** The limit of each lane. */
  readonly most?: number
  /** Includes jobs waiting for a retry. */
  readonly isEarly?: boolean
}

export interface PollResult {
  readonly relayed: number
  readonly claimed: readonly (readonly [QueueLane, Job])[]
}

/** Relays events and claims jobs in one transaction. Claimed jobs may start, because it is committed. */
export async function relayAndClaim(
  { database, boss, queues }: PollPorts,
  { lanes, most, isEarly }: PollOptions,
): Promise<PollResult> {
  return database.withPlatform(async trx => {
    const relayed = await relayEvents(trx, boss, queues)
    const claimed: [QueueLane, Job][] = []
    for (const lane of lanes) {
      const free = Math.min(most ?? Infinity, lane.most - lane.running.size)
      for (const job of await claim(trx, boss, lane, { most: free, ...(isEarly && { isEarly }) }))
        claimed.push([lane, job])
    }
    return { relayed, claimed }
  })
}

/** Claims the first job of the first lane that has one. */
export async function pollOne(ports: PollPorts, { lanes, isEarly }: Omit<PollOptions, 'most'>): Promise<PollResult> {
  let relayed = 0
  for (const lane of lanes) {
    const found = await relayAndClaim(ports, { lanes: [lane], most: 1, ...(isEarly && { isEarly }) })
    relayed += found.relayed
    if (found.claimed.length > 0) return { relayed, claimed: found.claimed }
  }
  return { relayed, claimed: [] }
}
