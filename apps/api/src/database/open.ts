import type { Transaction as KyselyTransaction } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { openPool } from './pool.ts'
import type { DB } from './schema.ts'
import { Scope } from './scope.ts'

/** The queries of one transaction. */
export type Transaction = KyselyTransaction<DB>

export interface Database {
  /**
   * Runs `work` in one transaction that sees and writes only this tenant's rows; commits when it resolves, rolls back when it
   * throws. Throws a TypeError when `tenantId` is no uuid. With a `guard` it throws {@link Refused} before `work` begins when the
   * guard names a reason.
   */
  withTenant<T>(tenantId: string, work: (transaction: Transaction) => Promise<T>, guard?: Guard): Promise<T>
  /** The operator's transaction: finding a tenant by its host, seeding tenants. It sees no tenant's other rows. */
  withPlatform<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Resolves when the database answers; throws otherwise. For the readiness route. */
  ping(): Promise<void>
  /** Waits for the running transactions and closes the connections. */
  close(): Promise<void>
}

/** An SQL function of uuids, asked in the round trip that opens the transaction; it answers null, or the reason to refuse. */
export interface Guard {
  name: string
  ids: readonly string[]
}

/** A {@link Guard} said no; the message is its reason. */
export class Refused extends Error {
  override name = 'Refused'
}

export interface DatabaseOptions {
  databaseUrl: string
  /** Default 10. */
  maxConnections?: number
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The tenant's scope in one round trip: a simple query takes no parameters, so only a proven uuid goes into the text. */
function enterTenant(tenantId: string, guard: Guard | undefined): string {
  const opening = `begin; set local role kitwright_app; select set_config('kitwright.tenant', ${literal(tenantId)}, true)`
  if (guard === undefined) return opening
  if (!/^[a-z_]+$/.test(guard.name)) throw new TypeError('The guard must be the name of a function')
  return `${opening}; select ${guard.name}(${guard.ids.map(literal).join(', ')}) as refusal`
}

function literal(uuid: string): string {
  if (!UUID.test(uuid)) throw new TypeError('The tenant id and the ids of a guard must be uuids')
  return `'${uuid}'`
}

/** Runs the opening; throws when its last statement, a guard's, gives a reason. */
async function open(client: PoolClient, opening: string): Promise<void> {
  const results: unknown = await client.query(opening)
  const last = (Array.isArray(results) ? results.at(-1) : results) as { rows?: { refusal?: string | null }[] }
  const refusal = last.rows?.[0]?.refusal
  if (typeof refusal === 'string') throw new Refused(refusal)
}

async function transact<T>(pool: Pool, opening: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const scope = new Scope(client)
  let isBroken = true
  try {
    await open(client, opening)
    const result = await work(scope.transaction())
    scope.close()
    await commit(client)
    isBroken = false
    return result
  } catch (error) {
    scope.close()
    isBroken = !(await hasRolledBack(client))
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** Throws when PostgreSQL answers a commit with a rollback, as it does after an error that `work` swallowed. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back')
}

async function hasRolledBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}

/** Opens a pool of connections; the only way to the tables. */
export function openDatabase({ databaseUrl, maxConnections = 10 }: DatabaseOptions): Database {
  const pool = openPool(databaseUrl, maxConnections)
  return {
    withTenant: async (tenantId, work, guard) => transact(pool, enterTenant(tenantId, guard), work),
    withPlatform: async work => transact(pool, 'begin', work),
    ping: async () => void (await pool.query('select 1')),
    close: async () => pool.end(),
  }
}
