import { dayAfter, dayIn } from '@kitwright/measure'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestOffice } from '../http/testingOffice.ts'
import { createBuyer } from '../orders/testing/buyer.ts'
import { askDigests } from './digestQueue.ts'
import { createMailSender } from './index.ts'
import { openSink } from './testing/mailSink.ts'

const ZONE = 'Asia/Phnom_Penh'

let office: Awaited<ReturnType<typeof createTestOffice>>
let tenantId: string
/** A day of the shop on which nothing was asked before. */
let day: string
beforeAll(async () => {
  office = await createTestOffice()
  tenantId = await office.shop.tenantId('angkor')
  day = dayIn(office.shop.clock.now, ZONE)
})
afterAll(async () => office.shop.close())

/** Asks for the mails of the shop's present day at an hour of its own clock. */
const askAt = async (hour: string): Promise<number> =>
  office.shop.database.withTenant(tenantId, async trx => askDigests(trx, new Date(`${day}T${hour}:00+07:00`)))
const choose = async (digest: boolean) =>
  office.ask('PUT /api/office/me/notifications', { body: { orders: false, messages: false, digest } }, office.store)

/** Sends the mails that wait by SMTP and returns those whose text has the part. */
async function receive(part: string): Promise<string[]> {
  const sink = await openSink()
  const sender = createMailSender({ smtpUrl: sink.url, folder: '' })
  const jobs = await office.shop.openJobs({ sender })
  await jobs.drain()
  sender.close()
  await sink.close()
  const mails = await Promise.all(
    sink.received.map(async ({ to, raw }) => `${to.join()}\n${(await PostalMime.parse(raw)).text}`),
  )
  return mails.filter(mail => mail.includes(part))
}

test('nobody gets a morning’s mail without choosing it, or while nothing waits', async () => {
  expect(await askAt('07:30')).toBe(0)
  await choose(true)
  await office.shop.database.withTenant(tenantId, async trx => {
    await sql`update conversations set state = 'closed'`.execute(trx)
  })
  expect(await askAt('07:30')).toBe(0)
})

test('the morning’s mail names late and unpaid orders with links, once a day', async () => {
  const buyer = await createBuyer(office.shop)
  const [late, unpaid] = [await buyer.order(), await buyer.order()]
  await office.shop.database.withTenant(tenantId, async trx => {
    await sql`update orders set status = 'PROCESSING', paid_cents = total_cents, due_on = ${dayAfter(day, -3)}::date, is_due_set = true
      where id = ${late.id}::uuid`.execute(trx)
    await sql`update orders set status = 'APPROVED', due_on = ${dayAfter(day, 2)}::date, is_due_set = true
      where id = ${unpaid.id}::uuid`.execute(trx)
  })
  expect(await askAt('06:45')).toBe(0)
  expect(await askAt('12:15')).toBe(0)
  expect(await askAt('07:00')).toBe(1)
  expect(await askAt('07:15')).toBe(0)
  const mails = await receive('/office/orders?urgency=late')
  expect(mails.length).toBe(1)
  expect(mails[0]).toMatch(/^store@angkor\.example\n/)
  for (const part of [late.number, unpaid.number, '/office/orders?status=deposit-due', '/office/orders?dueFrom='])
    expect(mails[0]).toContain(part)
  await choose(false)
  day = dayAfter(day, 1)
  expect(await askAt('07:30')).toBe(0)
})

test('a mail that was asked for is not sent once nothing waits', async () => {
  await choose(true)
  day = dayAfter(day, 1)
  expect(await askAt('08:00')).toBe(1)
  await office.shop.database.withTenant(tenantId, async trx => {
    await sql`update orders set status = 'RECEIVED', paid_cents = total_cents, due_on = null`.execute(trx)
    await sql`update conversations set state = 'closed'`.execute(trx)
  })
  expect(await receive('/office/orders')).toEqual([])
})
