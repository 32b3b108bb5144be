import { foldText } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { migrate, sql } from './index.ts'
import { createTestDatabase } from './testing.ts'

const SHOP = '00000000-0000-4000-8000-00000000000a'
const PERSON = '00000000-0000-4001-8000-00000000000a'

test('a database of the earlier folding finds its names by the present one', async () => {
  const made = await createTestDatabase('empty')
  try {
    await migrate(made.databaseUrl, { until: '0193' })
    await made.database.withPlatform(async trx => {
      await sql`select set_config('kitwright.tenant', ${SHOP}, true)`.execute(trx)
      await sql`insert into tenants (id, slug, name, product_types) values (${SHOP}, 'angkor', 'angkor', '{}')`.execute(
        trx,
      )
      await sql`insert into accounts (id, email, role, first_name, last_name, created_at)
        values (${PERSON}, 'sean@example.com', 'CUSTOMER', 'Sean', 'O´Neil', now())`.execute(trx)
      await sql`insert into designs (id, owner_id, name, product_type, created_at, updated_at)
        values (${SHOP}, ${PERSON}, 'Jean-Luc', 'SOCCER_KIT', now(), now())`.execute(trx)
    })
    const before = sql<{ at: Date }>`select updated_at as at from designs`
    const readUpdate = async (): Promise<Date | undefined> =>
      made.database.withPlatform(async trx => {
        await sql`select set_config('kitwright.tenant', ${SHOP}, true)`.execute(trx)
        return (await before.execute(trx)).rows[0]?.at
      })
    const updated = await readUpdate()
    await migrate(made.databaseUrl)
    const terms = await made.database.withPlatform(async trx => {
      await sql`select set_config('kitwright.tenant', ${SHOP}, true)`.execute(trx)
      const { rows } = await sql<{ term: string }>`select term from search_terms order by term`.execute(trx)
      return rows.map(({ term }) => term)
    })
    expect(terms.some(term => term.startsWith(`n${foldText("O'Neil")}`))).toBe(true)
    expect(terms.some(term => term.startsWith(`d${foldText('jean luc')}`))).toBe(true)
    expect(terms.filter(term => /-|´/.test(term))).toEqual([])
    expect(await readUpdate()).toEqual(updated)
  } finally {
    await made.drop()
  }
})
