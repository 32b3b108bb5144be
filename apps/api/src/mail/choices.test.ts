import { MAIL_TOPICS } from '@kitwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordEvent } from '../events/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createBuyer } from '../orders/testing/buyer.ts'
import { createMailSender } from './index.ts'
import { openSink } from './testing/mailSink.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

/** Sends all pending mails over SMTP and returns them as they were sent. */
async function received(): Promise<string[]> {
  const sink = await openSink()
  const sender = createMailSender({ smtpUrl: sink.url, folder: '' })
  await (await shop.openJobs({ sender })).drain()
  sender.close()
  await sink.close()
  return sink.received.map(({ raw }) => raw.replaceAll(/\r?\n[ \t]+/g, ' '))
}

const linkOf = (raw = ''): string =>
  /^List-Unsubscribe: <https?:\/\/[^/]+(\/api\/mails\/optout\/[^>]+)>/m.exec(raw)?.[1] ?? ''
const personOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub
const choices = async (token: string) => (await shop.call('GET /api/oauth/notification', { token })).value
const press = async (url: string, host = 'localhost', headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  })

/** Places an order, and tells of its approval. */
async function approveOne(buyer: Awaited<ReturnType<typeof createBuyer>>): Promise<void> {
  const { id, number } = await buyer.order()
  const payload = { number, personId: personOf(buyer.token), from: 'REVIEWING', to: 'APPROVED', note: '' }
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    recordEvent(trx, { kind: 'OrderStatusChanged', subjectId: id, payload }),
  )
}

test('a mail program stops one kind of mails by its one-click request', async () => {
  const buyer = await createBuyer(shop)
  await received()
  await approveOne(buyer)
  const mails = await received()
  const placed = mails.find(raw => /^Subject: .*placed/m.test(raw))
  const approved = mails.find(raw => /^Subject: .*approved/m.test(raw))
  expect(linkOf(placed)).toBe('')
  const url = linkOf(approved)
  expect(approved).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const answer = await press(url)
  expect([answer.statusCode, answer.json()]).toEqual([200, { topic: 'orders' }])
  // Mail programs repeat it.
  expect((await press(url)).statusCode).toBe(200)
  expect(await choices(buyer.token)).toEqual({ orders: false, designs: true, payments: true, news: false })
  await approveOne(buyer)
  const later = (await received())
    .filter(raw => raw.includes(`To: ${buyer.email}`))
    .map(raw => /^Subject: (.*)$/m.exec(raw)?.[1])
  expect(later).toEqual([expect.stringContaining('placed')])
})

test('an opt-out link of another shop, kind, person or form changes nothing', async () => {
  const [buyer, other] = [await createBuyer(shop), await createBuyer(shop)]
  await approveOne(buyer)
  const url = linkOf((await received()).find(raw => /^Subject: .*approved/m.test(raw)))
  const [id, , signature] = url.slice(url.lastIndexOf('/') + 1).split('.')
  const theirs = personOf(other.token)
  const forged = [
    `${id}.payments.${signature}`,
    `${theirs}.orders.${signature}`,
    `${id}.orders.${'A'.repeat(43)}`,
    `${id}.orders`,
    `${id}.orders.${signature}.more`,
    `${id}.security.${signature}`,
  ]
  for (const token of forged)
    expect([token, (await press(`/api/mails/optout/${token}`)).statusCode]).toEqual([token, 410])
  expect((await press(url, 'mekong.localhost')).statusCode).toBe(410)
  // A GET, which mail scanners send, stops nothing.
  expect((await shop.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode).toBe(404)
  for (const { token } of [buyer, other])
    expect(await choices(token)).toMatchObject(Object.fromEntries(MAIL_TOPICS.map(topic => [topic, topic !== 'news'])))
})

test('a form is taken by no call that needs a body', async () => {
  const answer = await press('/api/accounts/forgotpassword')
  expect([answer.statusCode, answer.json().error.id]).toEqual([400, 'bad-request'])
})
