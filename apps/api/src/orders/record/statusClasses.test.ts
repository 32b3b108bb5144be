import { hasStatusClass, ORDER_STATUSES, STATUS_CLASSES, statusesOf } from '@kitwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql, type Transaction } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { writeStatusMigration } from '../testing/statusMigration.ts'

let shop: TestShop
beforeAll(async () => void (shop = await createTestShop()))
afterAll(async () => shop.close())

const inShop = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)

async function readDefinitions(): Promise<string[]> {
  const { rows } = await inShop(async trx =>
    sql<{ text: string }>`
      select pg_get_functiondef(p.oid) as text from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.proname <> 'order_status_is'
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select pg_get_indexdef(indexrelid) from pg_index
      union all select pg_get_constraintdef(oid) from pg_constraint`.execute(trx),
  )
  return rows.map(({ text }) => text)
}

test('the database knows the classes of every status', async () => {
  const { rows } = await inShop(async trx =>
    sql<{ status: string; class: string; found: boolean }>`
      select status, class, order_status_is(status, class) as found
      from unnest(${[...ORDER_STATUSES, 'LOST']}::text[]) status, unnest(${STATUS_CLASSES}::text[]) class`.execute(trx),
  )
  const inDatabase = Object.fromEntries(
    STATUS_CLASSES.map(each => [each, rows.filter(row => row.class === each && row.found).map(({ status }) => status)]),
  )
  const inTable = Object.fromEntries(STATUS_CLASSES.map(each => [each, statusesOf(each)]))
  expect(inDatabase, `a new file in apps/api/migrations is missing:\n\n${writeStatusMigration()}`).toEqual(inTable)
})

test('a class that nobody defined is an error, not false', async () => {
  await expect(
    inShop(async trx => sql`select order_status_is(status, 'lively') from orders`.execute(trx)),
  ).rejects.toThrow('order statuses have no class lively')
})

test('the database lists sets of statuses nowhere else', async () => {
  const names = ORDER_STATUSES.map(status => `'${status}'`).join('|')
  const ofTwo = new RegExp(`(${names})[^;]{0,12}(, |\\s+or\\s.*)(${names})`)
  expect((await readDefinitions()).filter(text => ofTwo.test(text))).toEqual([])
})

test('its conditions become lists of statuses in plans, so that partial indexes serve', async () => {
  const plan = await inShop(async trx => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (verbose) select placed_at from orders
      where tenant_id = current_tenant_id() and paid_cents < total_cents and status in (${sql.join(
        statusesOf('owing').map(status => sql.lit(status)),
      )}) order by status, placed_at`.execute(trx)
    const { rows: asked } = await sql<{ 'QUERY PLAN': string }>`
      explain (verbose) select placed_at from orders
      where tenant_id = current_tenant_id() and paid_cents < total_cents and order_status_is(status, 'owing')
      order by status, placed_at`.execute(trx)
    return [rows, asked].map(lines => lines.map(line => line['QUERY PLAN']).join('\n'))
  })
  expect(plan[0]).toContain('orders_owing')
  expect(plan[1]).toBe(plan[0])
})

test('the database refuses a status that the table does not have', async () => {
  const { rows } = await inShop(async trx =>
    sql<{ text: string }>`
      select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'orders_status_check' and convalidated`.execute(
      trx,
    ),
  )
  expect(rows).toEqual([{ text: `CHECK (order_status_is(status, 'known'::text))` }])
  expect(ORDER_STATUSES.every(status => hasStatusClass(status, 'known'))).toBe(true)
})
