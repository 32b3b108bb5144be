import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Database, sql, type Transaction } from '../../database/index.ts'
import { type Person, ProblemError } from '../../endpoint/index.ts'
import type { CallLimit } from './limits.ts'
import { networkOf } from '../exchange/requestOrigin.ts'

interface CallCount {
  readonly calls: number
  readonly resetsInMs: number
}

/** Throws `too-many-requests` for a caller who has exceeded one of the route's limits in the shop. */
export type LimitCalls = (
  request: FastifyRequest,
  limit: {
    readonly tenantId: string
    readonly route: string
    readonly limits: readonly CallLimit[]
    /** The person, if the route needs one: a caller who signs in repeatedly is not a new caller elsewhere. */
    readonly person: Pick<Person, 'sessionId'> | null
  },
) => Promise<void>

/** Callers over the limit are remembered here, so that a flood does not reach the database. */
const MAX_REMEMBERED = 20_000

/**
 * Counts calls for all servers on the database together: limits that protect passwords, mailboxes and disks must not
 * grow with the number of servers.
 */
export function createSharedLimits(database: Database): LimitCalls {
  /** End time of each exceeded limit, by tenant and counted caller. */
  const over = new Map<string, number>()
  return async (request, { tenantId, route, limits, person }) => {
    const who = person?.sessionId ?? networkOf(request.address)
    const counted = limits.map(limit => ({ limit, caller: callerOf(request, { route, limit, who }) }))
    refuseUntil(counted.map(({ caller }) => over.get(`${tenantId} ${caller}`) ?? 0))
    const end = await database.withTenant(tenantId, async trx => {
      for (const { limit, caller } of counted) {
        const { calls, resetsInMs } = await countCall(trx, caller, limit.seconds)
        // A refused call does not count towards the longer limits: otherwise many calls at once would use up the limit
        // of the hour, and that of all callers.
        if (calls > limit.most) return [`${tenantId} ${caller}`, Date.now() + resetsInMs] as const
      }
      return undefined
    })
    if (over.size >= MAX_REMEMBERED) over.clear()
    if (!end) return
    over.set(...end)
    refuseUntil([end[1]])
  }
}

/** Throws `too-many-requests` if one of the times is in the future. */
function refuseUntil(ends: readonly number[]): void {
  const wait = Math.max(0, ...ends) - Date.now()
  if (wait > 0) throw new ProblemError('too-many-requests', [], wait / 1000)
}

/** Returns the key of callers counted together, unreadable. */
function callerOf(
  { params }: FastifyRequest,
  { route, limit: { seconds, isOf }, who }: { route: string; limit: CallLimit; who: string },
): string {
  const counted = { shop: 'shop', address: JSON.stringify(params), caller: who }[isOf ?? 'caller']
  return createHash('sha256').update(`${route} ${seconds} ${counted}`).digest('base64url')
}

/** Counts a call in one statement. A caller's period begins with the first call. */
async function countCall(trx: Transaction, caller: string, seconds: number): Promise<CallCount> {
  const { rows } = await sql<CallCount>`
    insert into call_counts as c (caller, resets_at) values (${caller}, now() + ${seconds}::int * interval '1 second')
    on conflict (tenant_id, caller) do update set
      calls = case when c.resets_at <= now() then 1 else c.calls + 1 end,
      resets_at = case when c.resets_at <= now() then excluded.resets_at else c.resets_at end
    returning calls, ceil(extract(epoch from resets_at - now()) * 1000)::int as "resetsInMs"`.execute(trx)
  return rows[0]!
}

/** Deletes the expired counts. Returns their number. */
export async function forgetCalls(trx: Transaction): Promise<number> {
  const { numAffectedRows } = await sql`delete from call_counts where resets_at < now()`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
