import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { sql, type Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'
import { markDeliveryDead, LONGEST_SECONDS, claimDelivery } from './deliveryStore.ts'
import { forgetDeliveries, type Mail, type MailSender } from '../index.ts'

let shop: TestShop
let staff: string
let buyer: Awaited<ReturnType<typeof createBuyer>>
const sent: Mail[] = []
let isFull = true
let isAsked: () => Promise<unknown> = async () => undefined
const sender: MailSender = {
  close: () => undefined,
  async send(mail) {
    await isAsked()
    const response = '552 5.2.2 <x@example.com>: mailbox full, see https://help.example/abc?token=secret'
    if (isFull && mail.to === buyer.email)
      throw Object.assign(new Error('refused'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 552, response })
    sent.push(mail)
  },
}

beforeAll(async () => {
  shop = await createTestShop()
  staff = await shop.signInStaff('store@angkor.example')
  buyer = await createBuyer(shop)
  await shop.mails()
})
afterAll(async () => shop.close())

const list = async (status?: 'waiting' | 'sent' | 'failed' | 'dead', token = staff) =>
  shop.call('GET /api/office/deliveries', { token, query: { ...(status && { status }), pageSize: 100 } })
const again = async (id: string, token = staff) =>
  shop.call('POST /api/office/deliveries/{id}/again', { token, params: { id } })

test('the office sees each mail, why it failed, and resends it under a name', async () => {
  const jobs = await shop.openJobs({ sender })
  const order = await buyer.order()
  expect((await list()).value.queued).toBe(1)
  await jobs.drain()
  const { value } = await list()
  expect(
    value.items.filter(({ order: about }) => about?.id === order.id).map(({ kind, state }) => [kind, state]),
  ).toEqual(
    expect.arrayContaining([
      ['OrderPlaced', 'failed'],
      ['StaffMailAsked', 'sent'],
      ['StaffMailAsked', 'sent'],
    ]),
  )
  await jobs.drain({ isEarly: true })
  const [dead] = (await list('dead')).value.items
  expect(dead).toMatchObject({
    kind: 'OrderPlaced',
    to: buyer.email,
    attempts: 10,
    reason: 'address-refused',
    serverSaid: '552 5.2.2 <x@example.com>: mailbox full, see …',
    order: { id: order.id, number: order.number },
  })
  isFull = false
  expect((await again(dead!.id)).status).toBe(204)
  expect((await again(dead!.id)).error?.id).toBe('mail-not-failed')
  await jobs.drain()
  expect(sent.filter(({ to }) => to === buyer.email)).toHaveLength(1)
  expect(sent.find(({ to }) => to === buyer.email)?.messageId).toContain(dead!.id)
  const [row] = (await list('sent')).value.items.filter(({ id }) => id === dead!.id)
  expect(row).toMatchObject({ state: 'sent', reason: null, again: { by: expect.stringMatching(/\S/) } })
  expect((await list('dead')).value.total).toBe(0)
  expect((await again(dead!.id)).error?.id).toBe('mail-not-failed')
})

test('a mail that was never tried is waiting and cannot be requested again', async () => {
  const jobs = await shop.openJobs({ sender })
  const order = await buyer.order()
  const waiting: Awaited<ReturnType<typeof list>>['value']['items'] = []
  isAsked = async () => void waiting.push(...(await list('waiting')).value.items)
  await jobs.drain()
  isAsked = async () => undefined
  const untried = waiting.find(({ attempts }) => attempts === 0)
  expect(untried).toMatchObject({ to: null, state: 'waiting', sentAt: null })
  expect((await list()).value.items.find(({ id }) => id === untried!.id)).toMatchObject({ state: 'sent', attempts: 1 })
  expect((await list('waiting')).value.items.filter(item => item.order?.id === order.id)).toEqual([])
})

test('nobody but this shop’s staff sees or sends its mails', async () => {
  const { id } = (await list()).value.items[0]!
  expect((await list(undefined, buyer.token)).error?.id).toBe('forbidden')
  expect((await again(id, buyer.token)).error?.id).toBe('forbidden')
  const other = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
  const theirs = { token: other, host: 'mekong.localhost' }
  const { value } = await shop.call('GET /api/office/deliveries', { ...theirs, query: { pageSize: 100 } })
  expect(value.items).toEqual([])
  const answer = await shop.call('POST /api/office/deliveries/{id}/again', { ...theirs, params: { id } })
  expect(answer.error?.id).toBe('not-found')
})

test('addresses of finished mails are deleted after three months, and then never resent', async () => {
  isFull = true
  const jobs = await shop.openJobs({ sender })
  await buyer.order()
  await jobs.drain({ isEarly: true })
  const [dead] = (await list('dead')).value.items
  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
  const forget = async (now: Date): Promise<number> =>
    shop.database.withTenant(await shop.tenantId('angkor'), async trx => forgetDeliveries(trx, now))
  expect(await forget(later(89))).toBe(0)
  expect((await list('dead')).value.total).toBe(1)
  expect(await forget(later(91))).toBeGreaterThan(1)
  expect((await list()).value.items).toEqual([])
  expect((await again(dead!.id)).error?.id).toBe('not-found')
})

const inShop = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)

test('a mail whose event was deleted stays failed and is never resent', async () => {
  isFull = true
  const jobs = await shop.openJobs({ sender })
  await buyer.order()
  await jobs.drain({ isEarly: true })
  const [dead] = (await list('dead')).value.items
  await inShop(async trx =>
    sql`delete from events where id in (select event_id from deliveries where id = ${dead!.id})`.execute(trx),
  )
  expect((await again(dead!.id)).error?.id).toBe('not-found')
  expect((await list('dead')).value.items.map(({ id, again: asked }) => [id, asked])).toEqual([[dead!.id, null]])
})

/** Records an unclaimed mail. Returns its event. */
const recordOne = async (): Promise<string> =>
  inShop(async trx => {
    await recordEvent(trx, { kind: 'PasswordChanged', subjectId: '11111111-1111-4111-8111-111111111111', payload: {} })
    const { rows } = await sql<{ id: string }>`select id from events where kind = 'PasswordChanged'
      order by id desc limit 1`.execute(trx)
    return rows[0]!.id
  })

test('a mail belongs to one process while its job lasts', async () => {
  const id = await recordOne()
  const now = Date.now() + 60_000
  const takeAt = async (seconds: number) => inShop(async trx => claimDelivery(trx, id, new Date(now + seconds * 1000)))
  expect(await takeAt(0)).toBe(true)
  expect(LONGEST_SECONDS).toBe(90)
  await expect(takeAt(LONGEST_SECONDS - 0.001)).rejects.toThrow('This mail is in other hands')
  expect(await takeAt(LONGEST_SECONDS)).toBe(true)
  const { attempts } = await inShop(async trx =>
    trx.selectFrom('events').select('attempts').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(attempts).toBe(2)
  await inShop(async trx => trx.updateTable('events').set({ told_at: new Date() }).where('id', '=', id).execute())
  expect(await takeAt(1_000)).toBe(false)
})

test('a mail that failed silently gets a row; a sent one does not', async () => {
  const [gone, lost] = [await recordOne(), await recordOne()]
  await inShop(async trx => trx.updateTable('events').set({ told_at: new Date() }).where('id', '=', gone).execute())
  const rows = await inShop(async trx => {
    for (const eventId of [gone, lost])
      await markDeliveryDead(trx, { eventId, kind: 'PasswordChanged', now: new Date() })
    return trx
      .selectFrom('deliveries')
      .select(['event_id', 'state', 'attempts', 'reason'])
      .where('event_id', 'in', [gone, lost])
      .execute()
  })
  expect(rows).toEqual([{ event_id: lost, state: 'dead', attempts: 1, reason: 'failed' }])
})

test('at most 2,000 mails are counted, and the office reads that more exist', async () => {
  const other = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
  const fill = async (count: number) =>
    shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
      sql`insert into deliveries (event_id, kind, state, attempts, made_at, tried_at)
        select gen_random_uuid(), 'OrderPlaced', 'waiting', 0, now(), now() from generate_series(1, ${count})`.execute(
        trx,
      ),
    )
  const counted = async () => {
    const query = { status: 'waiting' as const, pageSize: 1 }
    const { value } = await shop.call('GET /api/office/deliveries', { token: other, host: 'mekong.localhost', query })
    return [value.total, value.isTotalExact]
  }
  await fill(2_000)
  expect(await counted()).toEqual([2_000, true])
  await fill(1)
  expect(await counted()).toEqual([2_000, false])
})
