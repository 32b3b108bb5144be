import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announceCells, sql } from '../../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../../database/testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { createOperator, rowsWith, type TestOperator } from '../testing.ts'

let cells: readonly TestDatabase[]
let operator: TestOperator
beforeAll(async () => {
  cells = [await createTestDatabase(), await createTestDatabase()]
  operator = await createOperator(cells.map(({ databaseUrl }, at) => ({ name: 'bc'[at]!, databaseUrl })))
})
afterAll(async () => {
  await operator.close()
  for (const cell of cells) await cell.drop()
})

const refusal = (sentence: RegExp) => ({ code: 1, said: expect.stringMatching(sentence) as string })

/** Reads every row of the tenant in a cell, as text. */
const rowsIn = async (database: TestDatabase['database'], tenantId: string): Promise<string[]> =>
  rowsWith({ database }, tenantId, [''])

type Buyer = Awaited<ReturnType<typeof createBuyer>>

/** Orders as a browser does, and retries while a busy machine answers that it is overloaded. */
async function orderOnce(buyer: Buyer, key: string): Promise<string> {
  for (;;) {
    const { status, value, error } = await buyer.place({ key })
    if (!error) return value.number
    if (status !== 503) throw new Error(`not placed: ${error.id}`)
  }
}

/** Places orders one after the other until it is stopped. Returns their numbers. */
function keepOrdering(buyer: Buyer) {
  const over = new AbortController()
  const numbers: string[] = []
  const ordering = (async () => {
    while (!over.signal.aborted) {
      const key = randomUUID()
      numbers.push(await orderOnce(buyer, key))
      // The same order again, as after a lost answer.
      expect(await orderOnce(buyer, key)).toBe(numbers.at(-1))
    }
  })()
  const waitFor = async (count: number): Promise<void> => {
    await expect.poll(() => numbers.length).toBeGreaterThan(count)
  }
  return {
    waitFor,
    async end(): Promise<string[]> {
      await waitFor(numbers.length + 2)
      over.abort()
      await ordering
      return numbers
    },
  }
}

test('a shop moves to another cell during orders, without loss or duplicates', async () => {
  const { shop, type } = operator
  const angkor = await shop.tenantId('angkor')
  const buyers = [await createBuyer(shop), await createBuyer(shop)]
  const ordering = buyers.map(keepOrdering)
  for (const one of ordering) await one.waitFor(2)
  const mekong = await rowsIn(shop.database, await shop.tenantId('mekong'))
  expect((await type('shop move angkor --to b --dry-run')).said).toBe(
    'Would carry angkor from the cell home to b. Nothing was changed.',
  )
  const { code, said } = await type('shop move angkor --to b')
  expect([code, said]).toEqual([0, expect.stringMatching(/angkor is in the cell b .* stood still for \d+\.\d s\./s)])
  const numbers = (await Promise.all(ordering.map(async one => one.end()))).flat()

  expect(await rowsIn(shop.database, angkor)).toEqual([])
  expect(await rowsIn(shop.database, await shop.tenantId('mekong'))).toEqual(mekong)
  const { rows: kept } = await cells[0]!.database.withTenant(angkor, async trx =>
    sql<{ number: string }>`select number from orders`.execute(trx),
  )
  expect(kept.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
  expect(new Set(numbers).size).toBe(numbers.length)
  const { rows: left } = await shop.database.withPlatform(async trx =>
    sql`select tgname from pg_trigger where tgname like 'moving%' union all select nspname from pg_namespace where nspname = 'moving'`.execute(
      trx,
    ),
  )
  expect(left).toEqual([])
  expect((await type('shop list --json')).said).toMatch(/"slug": "angkor"[^}]*"cell": "b"/s)
  expect((await type('shop move angkor --to b')).said).toBe('angkor is in the cell b.')
  // Mails about orders placed during the move are sent once each.
  expect((await type('shop move angkor --to home')).code).toBe(0)
  expect(await rowsIn(cells[0]!.database, angkor)).toEqual([])
  expect((await buyers[0]!.list()).status).toBe(200)
})

test('no shop moves to an unknown cell, and cells with shops are required', async () => {
  const { type, shop, env } = operator
  const home = shop.database
  const server = { home, kind: 'the server', complain: () => undefined }
  const stop = await announceCells({ ...server, cells: [{ name: 'home' }, { name: 'c' }] })
  const unaware = refusal(/^DATABASE_CELLS does not name the cell b for the server on .* \(process \d+\)\./)
  expect(await type('shop move mekong --to b')).toEqual(unaware)
  const bayon = 'shop add bayon --name Bayon --host bayon.example --admin owner@example.com --link'
  expect(await type(`${bayon} --cell b`)).toEqual(unaware)
  // Refused commands do not require the cell.
  expect(await type('shop list', { ...env, DATABASE_CELLS: '' })).toMatchObject({ code: 0 })
  expect(await type(`${bayon} --cell c`)).toMatchObject({ code: 0 })
  await stop()
  const without = { ...env, DATABASE_CELLS: `b=${cells[0]!.databaseUrl}` }
  const missing = /^Shops of this installation lie in the cell c, which DATABASE_CELLS does not name here/
  for (const words of ['shop list', 'backup']) expect(await type(words, without)).toEqual(refusal(missing))
  const examined = await type('doctor', without)
  expect([examined.code, examined.said]).toEqual([
    1,
    expect.stringMatching(/error +cells +Shops of this .* in the cell c,/),
  ])
  await expect(announceCells({ ...server, cells: [{ name: 'home' }] })).rejects.toThrow(missing)
  expect(await type('shop move bayon --to home')).toMatchObject({ code: 0 })
  expect(await type('shop list', { ...env, DATABASE_CELLS: '' })).toMatchObject({ code: 0 })
})

test('what cannot be is said in a sentence, and nothing is moved', async () => {
  const { type, shop } = operator
  expect(await type('shop move angkor')).toEqual(refusal(/^Type it so: shop move <slug> --to <cell>/))
  expect(await type('shop move angkor --to x')).toEqual(refusal(/^There is no cell x: there are home, b, c\./))
  expect(await type('shop move nobody --to b')).toEqual(
    refusal(/^There is no shop nobody: there are angkor, bayon, mekong/),
  )
  await cells[0]!.database.withPlatform(async trx =>
    sql`insert into tenants (slug, name, product_types) values ('mekong', 'Another', '{}')`.execute(trx),
  )
  expect(await type('shop move mekong --to b')).toEqual(refusal(/^The cell b has another shop mekong/))
  await cells[0]!.database.withPlatform(async trx => sql`delete from tenants where slug = 'mekong'`.execute(trx))
  expect((await shop.call('GET /whoami', { host: 'mekong.localhost' })).status).toBe(200)
})
