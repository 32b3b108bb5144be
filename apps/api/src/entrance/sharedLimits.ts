import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Database, sql, type Transaction } from '../database/index.ts'
import { type Person, Problem } from '../endpoint/index.ts'
import type { CallLimit } from './limits.ts'
import { networkOf } from './reached.ts'

interface Counted {
  readonly calls: number
  readonly resetsInMs: number
}

/** Throws `too-many-requests` for a caller who has called this route of the shop more often than one of the limits says. */
export type LimitCalls = (
  request: FastifyRequest,
  limit: {
    readonly tenantId: string
    readonly route: string
    readonly limits: readonly CallLimit[]
    /** Where the route needs one: who signs in over and over is no new caller elsewhere. */
    readonly person: Pick<Person, 'sessionId'> | null
  },
) => Promise<void>

/** Who is over the limit is remembered here, so that a flood does not reach the database. */
const MAX_REMEMBERED = 20_000

/** Counts calls for all servers on the database together: what protects passwords, mailboxes and disks must not grow with their number. */
export function createSharedLimits(database: Database): LimitCalls {
  /** Until when, by caller. */
  const over = new Map<string, number>()
  return async (request, { tenantId, route, limits, person }) => {
    const who = person?.sessionId ?? networkOf(request.address)
    const callerOf = ({ seconds, isOfShop }: CallLimit): string =>
      createHash('sha256')
        .update(`${route} ${seconds} ${isOfShop ? 'shop' : who}`)
        .digest('base64url')
    const key = `${tenantId} ${route} ${who}`
    const wait = (over.get(key) ?? 0) - Date.now()
    if (wait > 0) throw new Problem('too-many-requests', [], wait / 1000)
    over.delete(key)
    const waits = await database.withTenant(tenantId, async trx => {
      const counted: number[] = []
      for (const limit of limits) {
        const { calls, resetsInMs } = await countCall(trx, callerOf(limit), limit.seconds)
        if (calls > limit.most) counted.push(resetsInMs)
      }
      return counted
    })
    if (waits.length === 0) return
    const resetsInMs = Math.max(...waits)
    if (over.size >= MAX_REMEMBERED) over.clear()
    over.set(key, Date.now() + resetsInMs)
    throw new Problem('too-many-requests', [], resetsInMs / 1000)
  }
}

/** In one statement; a caller's time begins with the first call. */
async function countCall(trx: Transaction, caller: string, seconds: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    insert into call_counts as c (caller, resets_at) values (${caller}, now() + ${seconds}::int * interval '1 second')
    on conflict (tenant_id, caller) do update set
      calls = case when c.resets_at <= now() then 1 else c.calls + 1 end,
      resets_at = case when c.resets_at <= now() then excluded.resets_at else c.resets_at end
    returning calls, ceil(extract(epoch from resets_at - now()) * 1000)::int as "resetsInMs"`.execute(trx)
  return rows[0]!
}

/** Forgets the callers whose time is over; answers how many. */
export async function forgetCalls(trx: Transaction): Promise<number> {
  const { numAffectedRows } = await sql`delete from call_counts where resets_at < now()`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
