import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../entrance/testing.ts'
import { createBuyer } from '../orders/testing/buyer.ts'
import { forgetDeliveries, type Mail, type MailSender } from './index.ts'

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

test('the office sees each mail, why one has not gone, and has it sent again; who did so is noted', async () => {
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

test('a mail that nobody has tried yet is seen to wait, and is not asked for again', async () => {
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

test('addresses of mails that were sent or given up are forgotten after three months, and those are not sent again', async () => {
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
