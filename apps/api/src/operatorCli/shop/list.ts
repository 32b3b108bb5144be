import { parseArgs } from 'node:util'
import { type Database, sql } from '../../database/index.ts'
import type { Command } from '../command.ts'
import { tableOf } from '../tableOf.ts'
import { type Operation, withOperation } from '../withOperation.ts'

interface Shop {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly hosts: readonly string[]
  readonly suspendedAt: Date | null
  readonly createdAt: Date
  readonly cell: string
}

interface Counts {
  readonly administrators: number
  readonly customers: number
  readonly designs: number
  readonly orders: number
  readonly uploadedMb: number
}

export const listShops: Command = {
  name: 'shop list',
  usage: '[--json]',
  about: 'Every shop with its hosts, whether it is open, and how much is in it.',
  async run(args, config, { tell }) {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } })
    const shops = await withOperation(config, async operation => readAll(operation))
    if (values.json) tell(JSON.stringify(shops, null, 2))
    else
      tell(
        shops.length === 0
          ? 'There is no shop yet: shop add makes one.'
          : tableOf(shops.map(shop => rowOf(shop, config.databaseCells.length > 0))),
      )
  },
}

async function readAll({ database, cells }: Operation): Promise<(Shop & Counts)[]> {
  const shops: Shop[] = []
  for (const { name, upkeep } of cells) {
    const { rows } = await upkeep.withPlatform(async trx => SHOPS.execute(trx))
    shops.push(...rows.map(row => ({ ...row, cell: name })))
  }
  const all: (Shop & Counts)[] = []
  for (const shop of shops.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)))
    all.push({ ...shop, ...(await countIn(database, shop.id)) })
  return all
}

const SHOPS = sql<Omit<Shop, 'cell'>>`
  select id, slug, name, suspended_at as "suspendedAt", created_at as "createdAt",
    array(select host from tenant_hosts where tenant_id = tenants.id order by host) as hosts
  from tenants where presence in ('here', 'leaving') order by slug`

const countIn = async (database: Database, tenantId: string): Promise<Counts> =>
  database.withTenant(tenantId, async trx => {
    const { rows } = await sql<Counts>`
      select (select count(*)::int from accounts where role = 'ADMIN' and not is_blocked) as administrators,
        (select count(*)::int from accounts where role = 'CUSTOMER' and removed_at is null) as customers,
        (select count(*)::int from designs where deleted_at is null) as designs,
        (select count(*)::int from orders) as orders,
        (select coalesce(sum(bytes), 0)::float8 / 1e6 from files) as "uploadedMb"`.execute(trx)
    return rows[0]!
  })

const rowOf = ({ slug, name, hosts, suspendedAt, uploadedMb, cell, ...counts }: Shop & Counts, areCells: boolean) => ({
  shop: slug,
  name,
  hosts: hosts.join(' '),
  ...(areCells && { cell }),
  state: suspendedAt === null ? 'open' : 'suspended',
  administrators: counts.administrators,
  customers: counts.customers,
  designs: counts.designs,
  orders: counts.orders,
  'uploads MB': uploadedMb.toFixed(1),
})
