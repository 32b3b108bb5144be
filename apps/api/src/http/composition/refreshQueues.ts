import { writeCost } from '../../costs/index.ts'
import { type Database, sql, type Transaction } from '../../database/index.ts'
import type { ScheduledQueue } from '../../jobs/index.ts'
import { type StaleKind, markForRepair, markStale, refreshTurns, takeStale } from '../../orders/index.ts'
import { listTenants } from '../../tenants/index.ts'

/** Marks of one transaction: an order that somebody changes waits no longer than for these. */
const BATCH = 25
/** The rest waits for the next minute. */
const MAX_BATCHES = 400

type Shop = { readonly settings: Record<string, unknown> }

async function readShop(trx: Transaction): Promise<Shop> {
  const { rows } = await sql<Shop>`select settings from tenants where id = current_tenant_id()`.execute(trx)
  return { settings: rows[0]?.settings ?? {} }
}

async function refreshCosts(trx: Transaction, shop: Shop): Promise<number> {
  const ids = await takeStale(trx, 'cost', BATCH)
  const left: string[] = []
  for (const id of ids) if ((await writeCost(trx, id, shop)) === 'busy') left.push(id)
  await markStale(trx, 'cost', left)
  return ids.length
}

const REFRESH: Readonly<Record<StaleKind, (trx: Transaction, shop: Shop, now: Date) => Promise<number>>> = {
  turn: async (trx, tenant, now) => refreshTurns(trx, { tenant, now, limit: BATCH }),
  cost: refreshCosts,
}

/** Computes anew what is stored of the marked orders of every tenant: whose turn they are, and what they cost. */
export async function refreshOrders(database: Database, now: Date, signal?: AbortSignal): Promise<number> {
  let refreshed = 0
  for (const { id } of await listTenants(database))
    for (const refresh of Object.values(REFRESH))
      for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
        signal?.throwIfAborted()
        const some = await database.withTenant(id, async trx => refresh(trx, await readShop(trx), now))
        if (some === 0) break
        refreshed += some
      }
  return refreshed
}

const PATIENCE = {
  most: 1,
  longestSeconds: 10 * 60,
  tries: 2,
  pauseSeconds: 30,
  longestPauseSeconds: 30,
} as const

/** Refreshes stored facts of orders every minute, and every night those that no trigger marked. */
export const refreshQueues = ({ database }: { readonly database: Database }): ScheduledQueue[] => [
  {
    ...PATIENCE,
    name: 'refresh-orders',
    at: '* * * * *',
    act: async ({ log, signal }) => {
      const refreshed = await refreshOrders(database, new Date(), signal)
      if (refreshed > 0) log.info({ refreshed }, 'orders refreshed')
    },
  },
  {
    ...PATIENCE,
    name: 'recheck-orders',
    at: '7 20 * * *',
    act: async ({ log }) => {
      let marked = 0
      for (const { id } of await listTenants(database)) marked += await database.withTenant(id, markForRepair)
      log.info({ marked }, 'orders marked to be checked')
    },
  },
]
