import { createHash } from 'node:crypto'
import { sql, type Transaction } from '../../database/index.ts'

/** A network whose sign-ins were refused so often in this hour and the one before waits. */
const MOST_REFUSALS = 30
const KEPT_DAYS = 7

const digestOf = (network: string): string => createHash('sha256').update(network).digest('base64url')
const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** Whether a network has used up its attempts. */
export async function isLimited(trx: Transaction, network: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ attempts: number }>`
    select coalesce(sum(attempts), 0)::int as attempts from operator_refusals
    where network = ${digestOf(network)} and hour >= ${hoursBefore(hourOf(now), 1)}`.execute(trx)
  return rows[0]!.attempts >= MOST_REFUSALS
}

/** Counts a refused sign-in, and forgets those of the week before. */
export async function countRefusal(trx: Transaction, network: string, now: Date): Promise<void> {
  await sql`delete from operator_refusals where hour < ${hoursBefore(now, 24 * KEPT_DAYS)}`.execute(trx)
  await sql`insert into operator_refusals as r (network, hour) values (${digestOf(network)}, ${hourOf(now)})
    on conflict (network, hour) do update set attempts = r.attempts + 1`.execute(trx)
}

export interface RefusalCounts {
  readonly attempts: number
  readonly networks: number
}

/** Sums the refused sign-ins of the last 24 hours. */
export async function readRefusals(trx: Transaction, now: Date): Promise<RefusalCounts> {
  const { rows } = await sql<RefusalCounts>`
    select coalesce(sum(attempts), 0)::int as attempts, count(distinct network)::int as networks
    from operator_refusals where hour > ${hoursBefore(now, 24)}`.execute(trx)
  return rows[0]!
}
