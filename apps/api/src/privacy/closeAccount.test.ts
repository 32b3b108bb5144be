import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createBuyer } from '../orders/testing/buyer.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const PASSWORD = 'long enough to keep'
const close = async (token: string, body: object = { password: PASSWORD }) =>
  shop.call('POST /api/accounts/closing', { token, body })
const read = async (token: string) => (await shop.call('GET /api/accounts/closing', { token })).value
const inAngkor = async <T>(work: Parameters<typeof shop.database.withTenant<T>>[1]): Promise<T> =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)
const accountOf = async (email: string) =>
  inAngkor(async trx => trx.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst())

/** Sends the last mails and erases what is closed. */
async function erase(): Promise<{ readonly to: string; readonly text: string }[]> {
  const mails = await shop.mails()
  await shop.mails({ isEarly: true })
  return mails
}

test('deleting an account ends sessions, sends a mail and erases the data', async () => {
  const buyer = await createBuyer(shop)
  await shop.call('POST /api/squads', {
    token: buyer.token,
    body: { id: randomUUID(), name: 'U12', players: [] },
  })
  const { value: other } = await shop.call('POST /api/accounts/token', {
    body: { email: buyer.email, password: PASSWORD, clientId: 'web' },
  })
  expect(await read(buyer.token)).toMatchObject({ openOrders: [], designs: 1, squads: 1, keptOrders: 0 })
  await shop.mails()
  expect((await close(buyer.token)).status).toBe(204)
  for (const token of [buyer.token, other.access_token])
    expect((await shop.call('GET /api/designs', { token, query: {} })).error?.id).toBe('account-blocked')
  const mails = await erase()
  expect(mails.filter(({ to }) => to === buyer.email).map(({ text }) => text)).toEqual([
    expect.stringContaining('we delete your account'),
  ])
  expect(await accountOf(buyer.email)).toBeUndefined()
  const { rows } = await inAngkor(async trx =>
    sql`select 1 from deliveries where recipient = ${buyer.email}`.execute(trx),
  )
  expect(rows).toEqual([])
  expect((await shop.signUp({ email: buyer.email })).access_token).toBeTruthy()
})

test('open orders prevent deletion; canceled ones stay without the person', async () => {
  const buyer = await createBuyer(shop)
  const order = await buyer.order()
  expect((await read(buyer.token)).openOrders).toEqual([
    { id: order.id, number: order.number, status: 'REVIEWING', canCancel: true },
  ])
  expect((await close(buyer.token)).error?.id).toBe('orders-open')
  expect((await buyer.list()).status).toBe(200)
  await buyer.cancel(order.id, '"1"')
  expect(await read(buyer.token)).toMatchObject({ openOrders: [], keptOrders: 1 })
  expect((await close(buyer.token)).status).toBe(204)
  await erase()
  const { rows } = await inAngkor(async trx =>
    sql<{ address: string; email: string }>`select o.address, a.email from orders o join accounts a on a.id = o.owner_id
      where o.id = ${order.id}`.execute(trx),
  )
  expect(rows).toEqual([{ address: '', email: expect.stringMatching(/@removed\.invalid$/) }])
})

test('a wrong password, a stranger and another shop’s session delete nothing', async () => {
  const buyer = await createBuyer(shop)
  expect((await close(buyer.token, { password: 'not this one' })).error?.id).toBe('current-password-wrong')
  expect((await close(buyer.token, {})).error?.id).toBe('current-password-wrong')
  const stranger = await shop.app.inject({
    method: 'POST',
    url: '/api/accounts/closing',
    headers: { host: 'localhost' },
    payload: { password: PASSWORD },
  })
  expect(stranger.statusCode).toBe(401)
  const elsewhere = await shop.call('POST /api/accounts/closing', {
    token: buyer.token,
    body: { password: PASSWORD },
    host: 'mekong.localhost',
  })
  expect(elsewhere.status).toBe(401)
  expect((await accountOf(buyer.email))?.removed_at).toBeNull()
})

test('an account without password needs its typed address and a fresh sign-in', async () => {
  const { access_token: token, email } = await shop.signUp()
  await inAngkor(async trx =>
    trx.updateTable('accounts').set({ password_hash: null }).where('email', '=', email).execute(),
  )
  expect((await close(token, { email: 'other@example.com' })).status).toBe(400)
  const age = async (minutes: number) =>
    inAngkor(async trx =>
      sql`update sessions set started_at = started_at - ${minutes} * interval '1 minute'
        where account_id = (select id from accounts where email = ${email})`.execute(trx),
    )
  await age(11)
  expect((await close(token, { email })).error?.id).toBe('sign-in-too-old')
  await age(-11)
  expect((await close(token, { email })).status).toBe(204)
})
