import { openUpkeep, sql } from '../../../apps/api/src/database/index.ts'

/** The tables that a shop shows, in the order of their references. */
const SHOWN = [
  'price_rules',
  'fabrics',
  'base_prices',
  'quantity_steps',
  'size_surcharges',
  'size_charts',
  'templates',
] as const

/** Creates `count` shops like the first demo shop and returns their hosts. */
export async function makeShops(databaseUrl: string, count: number): Promise<string[]> {
  const database = openUpkeep(databaseUrl)
  try {
    const [model] = await database.withPlatform(
      async trx => (await sql<{ id: string }>`select id from tenants where slug = 'angkor'`.execute(trx)).rows,
    )
    const rows = await database.withTenant(model!.id, async trx => {
      const read = async (table: string) =>
        (await sql<{ all: unknown }>`select jsonb_agg(t) as all from ${sql.table(table)} t`.execute(trx)).rows[0]!.all
      // Columns that PostgreSQL computes are not written.
      const listColumns = async (table: string) =>
        (
          await sql<{ name: string }>`select attname::text as name from pg_attribute
            where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
            trx,
          )
        ).rows.map(({ name }) => name)
      const found = new Map<string, { rows: unknown; columns: readonly string[] }>()
      for (const table of SHOWN) found.set(table, { rows: await read(table), columns: await listColumns(table) })
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
        for (const [table, { rows: all, columns }] of rows) {
          const names = sql.join(columns.map(name => sql.id(name)))
          await sql`insert into ${sql.table(table)} (${names}) select ${sql.join(columns.map(name => sql.id('r', name)))}
            from jsonb_array_elements(${JSON.stringify(all)}::jsonb) as row cross join
              jsonb_populate_record(null::${sql.table(table)}, row || jsonb_build_object('tenant_id', ${id}::text)) as r`.execute(
            trx,
          )
        }
      })
    return names.map(name => `${name}.localhost`)
  } finally {
    await database.close()
  }
}
