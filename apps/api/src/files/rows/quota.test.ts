import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql, type Transaction } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { countFiles, type Quota, requireRoom } from './quota.ts'
import { insertFile } from './fileRows.ts'

let shop: TestShop
let tenantId: string
beforeAll(async () => {
  shop = await createTestShop()
  tenantId = await shop.tenantId('angkor')
})
afterAll(async () => shop.close())

const inShop = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> => shop.database.withTenant(tenantId, work)
async function newAccount(): Promise<string> {
  const { email } = await shop.signUp()
  return inShop(async trx => {
    const { rows } = await sql<{ id: string }>`select id from accounts where email = ${email}`.execute(trx)
    return rows[0]!.id
  })
}
const keep = async (trx: Transaction, accountId: string, length: number) =>
  insertFile(trx, {
    id: randomUUID(),
    accountId,
    file: { bytes: new Uint8Array(length), mime: 'image/png', widthPx: 3, heightPx: 2, sha256: '0'.repeat(64) },
  })
const answer = async (asked: Promise<void>): Promise<string> =>
  asked.then(
    () => 'room',
    (error: unknown) => (error as { id: string }).id,
  )

test.each<[quota: Quota, bytes: number, answer: string]>([
  [{ mostBytes: 100, mostFiles: 9, mostBytesOfShop: 1e9 }, 40, 'room'],
  [{ mostBytes: 100, mostFiles: 9, mostBytesOfShop: 1e9 }, 41, 'file-quota-reached'],
  [{ mostBytes: 100, mostFiles: 3, mostBytesOfShop: 1e9 }, 1, 'room'],
  [{ mostBytes: 100, mostFiles: 2, mostBytesOfShop: 1e9 }, 1, 'file-quota-reached'],
])('with two pictures of 60 bytes and %j, room for %i: %s', async (quota, bytes, wanted) => {
  const accountId = await newAccount()
  await inShop(async trx => {
    await keep(trx, accountId, 25)
    await keep(trx, accountId, 35)
    expect(await countFiles(trx, accountId)).toEqual({ files: 2, bytes: 60 })
    expect(await answer(requireRoom(trx, { accountId, quota, bytes }))).toBe(wanted)
  })
})

test('an account with room of its own is told when the shop has none', async () => {
  const [first, second] = [await newAccount(), await newAccount()]
  await inShop(async trx => {
    await keep(trx, first, 50)
    const { rows } = await sql<{ bytes: string }>`select sum(bytes) as bytes from files`.execute(trx)
    const taken = Number(rows[0]!.bytes)
    const ask = async (mostBytesOfShop: number): Promise<string> =>
      answer(
        requireRoom(trx, { accountId: second, quota: { mostBytes: 1e9, mostFiles: 9, mostBytesOfShop }, bytes: 10 }),
      )
    expect([await ask(taken + 10), await ask(taken + 9)]).toEqual(['room', 'shop-files-full'])
  })
})

test('of two uploads at once the second waits and is told what is left', async () => {
  const accountId = await newAccount()
  const wish = { accountId, quota: { mostBytes: 100, mostFiles: 9, mostBytesOfShop: 1e9 }, bytes: 60 }
  const waiting = async (): Promise<number> =>
    shop.database.withPlatform(async trx => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int from pg_locks join pg_database d on d.oid = database
        where locktype = 'advisory' and not granted and datname = current_database()`.execute(trx)
      return rows[0]!.count
    })
  const second = await inShop(async trx => {
    await requireRoom(trx, { ...wish, isLocking: true })
    expect(await answer(inShop(async other => requireRoom(other, wish)))).toBe('room')
    const asked = answer(inShop(async other => requireRoom(other, { ...wish, isLocking: true })))
    await expect.poll(waiting).toBe(1)
    await keep(trx, accountId, 60)
    // Not awaited before this one ends.
    return { asked }
  })
  expect(await second.asked).toBe('file-quota-reached')
})

test('twelve accounts that store at once stay within their shop’s quota', async () => {
  const accounts = await Promise.all(Array.from({ length: 12 }, newAccount))
  const taken = await inShop(async trx => {
    const { rows } = await sql<{ bytes: string }>`select coalesce(sum(bytes), 0) as bytes from files`.execute(trx)
    return Number(rows[0]!.bytes)
  })
  const quota = { mostBytes: 1e9, mostFiles: 9, mostBytesOfShop: taken + 200 }
  const keepOne = async (accountId: string): Promise<void> =>
    inShop(async trx => {
      await requireRoom(trx, { accountId, quota, bytes: 60, isLocking: true })
      await keep(trx, accountId, 60)
    })
  const answers = await Promise.all(accounts.map(async accountId => answer(keepOne(accountId))))
  expect(answers.toSorted()).toEqual([...Array(3).fill('room'), ...Array(9).fill('shop-files-full')])
})
