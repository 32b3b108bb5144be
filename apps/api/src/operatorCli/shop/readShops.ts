import { type Database, sql } from '../../database/index.ts'
import type { Operation } from '../withOperation.ts'

export interface ShopState {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly hosts: readonly string[]
  readonly suspendedAt: Date | null
  readonly suspendedReason: string | null
  readonly createdAt: Date
  readonly cell: string
}

export interface ShopCounts {
  readonly administrators: number
  readonly customers: number
  readonly designs: number
  readonly orders: number
  readonly uploadedMb: number
}

/** Reads every shop of every cell with its state and how much is in it, by short name. */
export async function readShops({
  database,
  cells,
}: Pick<Operation, 'database' | 'cells'>): Promise<(ShopState & ShopCounts)[]> {
  const shops: ShopState[] = []
  for (const { name, upkeep } of cells) {
    const { rows } = await upkeep.withPlatform(async trx => SHOPS.execute(trx))
    shops.push(...rows.map(row => ({ ...row, cell: name })))
  }
  const all: (ShopState & ShopCounts)[] = []
  for (const shop of shops.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)))
    all.push({ ...shop, ...(await countIn(database, shop.id)) })
  return all
}

const SHOPS = sql<Omit<ShopState, 'cell'>>`
  select id, slug, name, suspended_at as "suspendedAt", suspended_reason as "suspendedReason", created_at as "createdAt",
    array(select host from tenant_hosts where tenant_id = tenants.id order by host) as hosts
  from tenants where presence in ('here', 'leaving') order by slug`

/** Counts in the tenant's own transaction, which sees no other tenant's rows. */
const countIn = async (database: Database, tenantId: string): Promise<ShopCounts> =>
  database.withTenant(tenantId, async trx => {
    const { rows } = await sql<ShopCounts>`
      select (select count(*)::int from accounts where role = 'ADMIN' and not is_blocked) as administrators,
        (select count(*)::int from accounts where role = 'CUSTOMER' and removed_at is null) as customers,
        (select count(*)::int from designs where deleted_at is null) as designs,
        (select count(*)::int from orders) as orders,
        (select coalesce(sum(bytes), 0)::float8 / 1e6 from files) as "uploadedMb"`.execute(trx)
    return rows[0]!
  })
