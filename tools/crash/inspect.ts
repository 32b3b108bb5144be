import { openDatabase, sql, startEmbeddedDatabase, type Transaction } from '../../apps/api/src/database/index.ts'

/** The database's own record of Angkor's orders, beyond the shop's answers. */
export interface Inspection {
  readonly orders: number
  /** The number of orders that lack a part: lines, first history row, key or event. */
  readonly halves: number
  /** The number of keys that created no order, or the same order as another key. */
  readonly strayKeys: number
  /** The number of distinct order numbers. */
  readonly numbers: number
}

/** Connects to the database of the data folder and inspects the orders. */
export async function inspect(dataDir: string): Promise<Inspection> {
  const { databaseUrl, stop } = await startEmbeddedDatabase({ dataDir })
  return inspectDatabase(databaseUrl).finally(stop)
}

export const inspectDatabase = async (databaseUrl: string): Promise<Inspection> =>
  inAngkor(databaseUrl, async trx => {
    const { rows } = await sql<Inspection>`
      with keys as (select (answer::json ->> 'id')::uuid as order_id, count(*) as times from idempotency_keys group by 1)
      select (select count(*) from orders) as orders, (select count(distinct number) from orders) as numbers,
        (select count(*) from orders o where
          (select coalesce(sum(l.qty), 0) from order_lines l where l.order_id = o.id) <> o.qty
          or (select count(*) from order_history h where h.order_id = o.id) <> 1
          or (select count(*) from events e where e.subject_id = o.id and e.kind = 'OrderPlaced') <> 1
          or (select coalesce(sum(times), 0) from keys k where k.order_id = o.id) <> 1) as halves,
        (select count(*) from keys k where times > 1 or not exists (select from orders o where o.id = k.order_id))
          as "strayKeys"`.execute(trx)
    return rows[0]!
  })

/** Returns the ids of the mails that notify customers of their orders. */
export const listMailIds = async (databaseUrl: string): Promise<string[]> =>
  inAngkor(databaseUrl, async trx => {
    const mails = await trx.selectFrom('deliveries').select('id').where('kind', '=', 'OrderPlaced').execute()
    return mails.map(({ id }) => id)
  })

async function inAngkor<T>(databaseUrl: string, work: (trx: Transaction) => Promise<T>): Promise<T> {
  const database = openDatabase({ databaseUrl, maxConnections: 1 })
  try {
    const tenant = await database.withPlatform(async trx =>
      trx.selectFrom('tenants').select('id').where('slug', '=', 'angkor').executeTakeFirstOrThrow(),
    )
    return await database.withTenant(tenant.id, work)
  } finally {
    await database.close()
  }
}
