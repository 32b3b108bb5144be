import { openUpkeep, sql } from '../../../apps/api/src/database/index.ts'

/** What a shop shows, in the order in which it refers to itself. */
const SHOWN = [
  'price_rules',
  'fabrics',
  'base_prices',
  'quantity_steps',
  'size_surcharges',
  'size_charts',
  'templates',
] as const

/** Makes so many more shops like the first demo shop; answers their hosts. */
export async function makeShops(databaseUrl: string, count: number): Promise<string[]> {
  const database = openUpkeep(databaseUrl)
  try {
    const [model] = await database.withPlatform(
      async trx => (await sql<{ id: string }>`select id from tenants where slug = 'angkor'`.execute(trx)).rows,
    )
    const rows = await database.withTenant(model!.id, async trx => {
      const read = async (table: string) =>
        (await sql<{ all: unknown }>`select jsonb_agg(t) as all from ${sql.table(table)} t`.execute(trx)).rows[0]!.all
      const found = new Map<string, unknown>()
      for (const table of SHOWN) found.set(table, await read(table))
      return found
    })
    const names = Array.from({ length: count }, (_, i) => `shop-${i}`)
    const made = await database.withPlatform(async trx => {
      const { rows: tenants } = await sql<{ id: string; slug: string }>`
        insert into tenants (slug, name, settings, product_types)
        select made.name, 'The ' || made.name, t.settings, t.product_types from tenants t, unnest(${names}::text[]) as made (name)
        where t.id = ${model!.id} returning id, slug`.execute(trx)
      await sql`insert into tenant_hosts (host, tenant_id)
        select slug || '.localhost', id from tenants where slug like 'shop-%'`.execute(trx)
      return tenants
    })
    for (const { id } of made)
      await database.withTenant(id, async trx => {
        for (const table of SHOWN)
          await sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)},
            row || jsonb_build_object('tenant_id', ${id}::text))).*
            from jsonb_array_elements(${JSON.stringify(rows.get(table))}::jsonb) as row`.execute(trx)
      })
    return names.map(name => `${name}.localhost`)
  } finally {
    await database.close()
  }
}
