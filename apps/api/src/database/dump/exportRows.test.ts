import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportRows } from './exportRows.ts'
import { connectOnce } from '../connection/pool.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

const [SHOP, OTHER] = [1, 2].map(n => `${n}1111111-1111-4111-8111-111111111111`) as [string, string]
let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
  const client = await connectOnce(own.databaseUrl)
  await client.query(`insert into tenants (id, slug, name, product_types) values ('${SHOP}', 'shop', 'ខ្មែរ "\\', '{}'), ('${OTHER}', 'other', 'Other', '{}');
    create table a_notes (tenant_id uuid, note text, secret text, hidden text);
    insert into a_notes values ('${SHOP}', e'two\\nlines, "said"', 's', 'h'), ('${SHOP}', null, 's', 'h'), ('${OTHER}', 'not ours', 's', 'h');
    create table a_secrets (tenant_id uuid, secret text); create table a_words (note text)`)
  await client.end()
})
afterAll(async () => own.drop())

test('a tenant’s rows are exported as JSON lines, without others’ rows or private columns', async () => {
  const told = new Map<string, unknown[]>()
  const wanted = {
    tenantId: SHOP,
    isGiven: (table: string, column: string) =>
      table === 'tenants' ? ['id', 'name'].includes(column) : table.startsWith('a_') && column === 'note',
  }
  const tables = await exportRows(own.databaseUrl, wanted, async (name, rows) => {
    const lines = (await text(rows)).split('\n').filter(line => line !== '')
    told.set(
      name,
      lines.map(line => JSON.parse(line) as unknown),
    )
  })
  expect(tables).toEqual([
    { name: 'a_notes', columns: ['note'], rows: 2 },
    { name: 'tenants', columns: ['id', 'name'], rows: 1 },
  ])
  expect(Object.fromEntries(told)).toEqual({
    a_notes: [{ note: 'two\nlines, "said"' }, { note: null }],
    tenants: [{ id: SHOP, name: 'ខ្មែរ "\\' }],
  })
})
