import { hasAdministrator } from '../../accounts/index.ts'
import { type Database, sql } from '../../database/index.ts'
import { OPERATED_PRESENCES } from '../../tenants/index.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Returns the ids of the shops in all cells. */
export async function listShopIds(database: Database): Promise<string[]> {
  const ids: string[] = []
  for (const cell of database.cells)
    ids.push(
      ...(
        await cell.withPlatform(async trx =>
          trx.selectFrom('tenants').select('id').where('presence', 'in', OPERATED_PRESENCES).orderBy('slug').execute(),
        )
      ).map(({ id }) => id),
    )
  return ids
}

interface Shop {
  readonly id: string
  readonly slug: string
  readonly hosts: number
  readonly isSuspended: boolean
}

/** Checks that each shop can be reached and has an administrator. */
export async function checkShops(database: Database): Promise<Finding[]> {
  const shops: Shop[] = []
  for (const cell of database.cells)
    shops.push(...(await cell.withPlatform(async trx => (await SHOPS.execute(trx)).rows)))
  if (shops.length === 0) return [warning('shops', 'There is none yet: shop add makes one.')]
  const warnings: Finding[] = []
  for (const { id, slug, hosts } of shops) {
    if (hosts === 0) warnings.push(warning('shops', `No host leads to ${slug}.`))
    if (!(await database.withTenant(id, hasAdministrator)))
      warnings.push(warning('shops', `${slug} has no administrator who could sign in: admin add makes one.`))
  }
  const suspended = shops.filter(({ isSuspended }) => isSuspended).map(({ slug }) => slug)
  const said = suspended.length > 0 ? `; suspended: ${suspended.join(', ')}` : ''
  return [ok('shops', `${shops.length} in all${said}.`), ...warnings]
}

const SHOPS = sql<Shop>`
  select id, slug, suspended_at is not null as "isSuspended",
    (select count(*)::int from tenant_hosts where tenant_id = tenants.id) as hosts
  from tenants where presence in ('here', 'leaving') order by slug`
