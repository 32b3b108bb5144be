import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createBuyer } from '../orders/testing/buyer.ts'
import { OTHER_TOKEN, refusal, TOKEN } from './testing/fakeTelegram.ts'
import { messageOf, openTelegramStage, type TelegramStage } from './testing/telegramStage.ts'

let stage: TelegramStage
beforeAll(async () => {
  stage = await openTelegramStage()
})
afterAll(async () => stage.close())
beforeEach(async () => {
  await stage.work({ isEarly: true })
  stage.fake.sent.length = 0
  stage.fake.answers.length = 0
})

const own = async (token: string) => (await stage.shop.call('GET /api/accounts/telegram', { token })).value
const office = async () => (await stage.shop.call('GET /api/office/telegram', { token: stage.admin })).value.bot
const unsent = async () =>
  (await stage.shop.call('GET /api/office/telegram/messages', { token: stage.store })).value.items
const textsTo = (chatId: number) => stage.fake.sent.filter(each => each.chat_id === chatId).map(({ text }) => text)
async function conversationOf(email: string) {
  const { shop, store } = stage
  const { value } = await shop.call('GET /api/office/conversations', { token: store, query: { search: email } })
  const id = value.items[0]!.id
  return (await shop.call('GET /api/office/conversations/{id}', { token: store, params: { id }, query: {} })).value
}

test('an order is told in the chat of the link that its customer opened', async () => {
  const { chatId, token, order } = await stage.connectedBuyer()
  expect(await own(token)).toMatchObject({ bot: 'angkor_kits_bot', ended: null, connectedAt: expect.any(String) })
  const { number, id } = await order()
  await stage.work()
  const [text, ...more] = textsTo(chatId)
  expect(more).toEqual([])
  expect(text).toContain(number)
  expect(text).toMatch(new RegExp(`http://localhost/me/histories\\?order=${id}$`))
  expect(await office()).toMatchObject({ connected: expect.any(Number), lastSentAt: expect.any(String) })
})

test('what a customer writes joins the conversation, and the answer returns to the chat', async () => {
  const { chatId, email } = await stage.connectedBuyer()
  expect(await stage.say(chatId, 'Is my kit ready?')).toBeUndefined()
  const { conversation, entries } = await conversationOf(email)
  expect(entries[0]).toMatchObject({ origin: 'telegram', by: 'customer', text: 'Is my kit ready?' })
  expect(conversation).toMatchObject({ state: 'open', isUnread: true })
  const body = { kind: 'reply', text: 'On Friday.', seenAt: null, isClosing: true } as const
  const { shop, store } = stage
  await shop.call('POST /api/office/conversations/{id}/messages', {
    token: store,
    params: { id: conversation.id },
    body,
  })
  await stage.work()
  expect(textsTo(chatId)).toEqual([])
  shop.clock.now = new Date(shop.clock.now.getTime() + 13_000)
  await stage.work({ isEarly: true })
  expect(textsTo(chatId)).toEqual([expect.stringContaining('On Friday.')])
})

test('the code of a link connects once, and not after its time', async () => {
  const buyer = await createBuyer(stage.shop)
  const link = async () => {
    const { value } = await stage.shop.call('POST /api/accounts/telegram/link', { token: buyer.token })
    return new URL(value.url).searchParams.get('start')!
  }
  const code = await link()
  const { now } = stage.shop.clock
  stage.shop.clock.now = new Date(now.getTime() + 15 * 60_000)
  expect(await stage.say(61, `/start ${code}`)).toContain('was used or has ended')
  stage.shop.clock.now = now
  const next = await link()
  expect(await stage.say(61, `/start ${next}`)).toContain('You now get messages')
  expect(await stage.say(62, `/start ${next}`)).toContain('was used or has ended')
  expect((await own(buyer.token)).connectedAt).not.toBeNull()
})

test('/stop and the button end the connection, and nothing more is sent', async () => {
  const one = await stage.connectedBuyer()
  expect(await stage.say(one.chatId, '/stop')).toContain('You get no more messages')
  expect(await own(one.token)).toMatchObject({ connectedAt: null, ended: 'chat' })
  const two = await stage.connectedBuyer()
  const { value } = await stage.shop.call('DELETE /api/accounts/telegram', { token: two.token })
  expect(value).toMatchObject({ connectedAt: null, ended: 'customer' })
  await one.order()
  await two.order()
  await stage.work()
  expect(stage.fake.sent).toEqual([])
})

test('a kind of message that was switched off is not sent there', async () => {
  const { token, order } = await stage.connectedBuyer()
  const body = { orders: false, designs: true, payments: true, news: false }
  await stage.shop.call('PUT /api/accounts/telegram/topics', { token, body })
  await order()
  await stage.work()
  expect(stage.fake.sent).toEqual([])
})

test('a wrong token is refused and changes nothing; a right one is never shown', async () => {
  const before = await office()
  expect((await stage.connectBot(`${TOKEN}x`)).error?.id).toBe('telegram-token-refused')
  stage.fake.answers.push(refusal(400, 'Bad Request: bad webhook: An HTTPS URL must be provided'))
  expect((await stage.connectBot(TOKEN)).error?.id).toBe('telegram-webhook-refused')
  stage.fake.answers.push({ status: 302, body: '', location: 'http://127.0.0.1:1/' })
  expect((await stage.connectBot(TOKEN)).error?.id).toBe('telegram-unreachable')
  stage.fake.answers.push({ status: 200, body: `"${'x'.repeat(200_000)}"` })
  expect((await stage.connectBot(TOKEN)).error?.id).toBe('telegram-unreachable')
  expect(await office()).toEqual(before)
  expect(JSON.stringify(before)).not.toContain(TOKEN)
  expect(before).toMatchObject({ username: 'angkor_kits_bot', tokenEnd: TOKEN.slice(-4) })
  const byStore = await stage.shop.call('PUT /api/office/telegram', { token: stage.store, body: { token: null } })
  expect(byStore.status).toBe(403)
})

test('the webhook refuses an unknown path, a wrong secret, another shop and a large body alike', async () => {
  const { chatId, email } = await stage.connectedBuyer()
  const update = messageOf(chatId, { text: 'Let me in' })
  for (const options of [
    { path: '/api/telegram/00000000000000000000000000000000' },
    { secret: 'guessed' },
    { secret: '' },
    { host: 'mekong.localhost' },
  ])
    expect([options, (await stage.post(update, options)).status]).toEqual([options, 404])
  const large = JSON.stringify(messageOf(chatId, { text: 'x', padding: 'y'.repeat(200_000) }))
  expect((await stage.post({}, { payload: large })).status).toBe(413)
  await stage.say(chatId, 'Only this')
  const { entries } = await conversationOf(email)
  expect(entries.filter(({ origin }) => origin === 'telegram').map(({ text }) => text)).toEqual(['Only this'])
})

test('a repeated update, a bot and a group add no message', async () => {
  const { chatId, email } = await stage.connectedBuyer()
  const update = messageOf(chatId, { text: 'Once' })
  expect([(await stage.post(update)).status, (await stage.post(update)).status]).toEqual([200, 200])
  await stage.post(messageOf(chatId, { text: 'I am a bot', from: { id: 1, is_bot: true } }))
  await stage.post(messageOf(chatId, { text: 'In a group', chat: { id: chatId, type: 'group' } }))
  const { entries } = await conversationOf(email)
  expect(entries.filter(({ origin }) => origin === 'telegram').map(({ text }) => text)).toEqual(['Once'])
})

test('a chat that floods is told so once, and no longer taken', async () => {
  const { chatId, email } = await stage.connectedBuyer()
  const said: (string | undefined)[] = []
  for (let i = 0; i < 24; i++) said.push(await stage.say(chatId, `Again ${i}`))
  expect(said.filter(text => text !== undefined)).toEqual([expect.stringContaining('too many messages')])
  const { entries } = await conversationOf(email)
  expect(entries.filter(({ origin }) => origin === 'telegram')).toHaveLength(19)
})

test('a file is answered with the way to the website, and noted', async () => {
  const { chatId, email } = await stage.connectedBuyer()
  const { text } = await stage.post(messageOf(chatId, { photo: [{ file_id: 'x' }], caption: 'Our crest' }))
  expect(text).toContain('/me/')
  const { entries } = await conversationOf(email)
  expect(entries[0]!.text).toMatch(/^Our crest\n\n\[The customer sent a file/)
})

test('a blocked bot ends the connection and says so', async () => {
  const { token, order } = await stage.connectedBuyer()
  await order()
  stage.fake.answers.push(refusal(403, 'Forbidden: bot was blocked by the user'))
  await stage.work()
  expect(await own(token)).toMatchObject({ connectedAt: null, ended: 'blocked' })
  expect((await unsent())[0]).toMatchObject({ kind: 'OrderPlaced', state: 'dead', reason: 'blocked', attempts: 1 })
  expect((await office())!.lastFailure).toMatchObject({ reason: 'blocked' })
})

test('a failed message is tried again, given up at last, and sent again by staff', async () => {
  const { order, chatId } = await stage.connectedBuyer()
  const { number } = await order()
  for (let i = 0; i < 10; i++) stage.fake.answers.push({ status: 500, body: '<html>' })
  await stage.work()
  expect((await unsent())[0]).toMatchObject({ state: 'failed', reason: 'unreachable', attempts: 1 })
  for (let i = 0; i < 12; i++) await stage.work({ isEarly: true })
  const [dead] = await unsent()
  expect(dead).toMatchObject({ state: 'dead', reason: 'unreachable', attempts: 10 })
  const again = { token: stage.store, params: { id: dead!.id } }
  expect((await stage.shop.call('POST /api/office/telegram/messages/{id}/again', again)).status).toBe(204)
  await stage.work()
  expect(textsTo(chatId)).toEqual([expect.stringContaining(number)])
  expect((await stage.shop.call('POST /api/office/telegram/messages/{id}/again', again)).error?.id).toBe(
    'mail-not-failed',
  )
})

test('a pause that Telegram asks for is kept, and counts as no failure', async () => {
  const { order, chatId } = await stage.connectedBuyer()
  await order()
  stage.fake.answers.push(refusal(429, 'Too Many Requests: retry after 7', { retry_after: 7 }))
  await stage.work()
  expect(textsTo(chatId)).toEqual([])
  const { rows } = await stage.shop.database.withPlatform(async trx =>
    sql<{ seconds: number; retries: number }>`select extract(epoch from start_after - now())::float as seconds,
      retry_count as retries from pgboss.job where name = 'telegram' and state = 'created'`.execute(trx),
  )
  expect(rows).toEqual([{ seconds: expect.any(Number), retries: 0 }])
  expect(rows[0]!.seconds).toBeGreaterThan(4)
  await stage.work({ isEarly: true })
  expect(textsTo(chatId)).toHaveLength(1)
})

test('a new token of the same bot keeps the connections and sets the webhook anew', async () => {
  const { token, chatId, email } = await stage.connectedBuyer()
  const before = stage.fake.webhooks.get(TOKEN)!
  await stage.connectBot(TOKEN)
  const after = stage.fake.webhooks.get(TOKEN)!
  expect(after.url).not.toBe(before.url)
  expect(await own(token)).toMatchObject({ ended: null, connectedAt: expect.any(String) })
  expect((await stage.post({}, { path: new URL(before.url).pathname, payload: '{"update_id":1}' })).status).toBe(404)
  await stage.say(chatId, 'Still here')
  expect((await conversationOf(email)).entries[0]).toMatchObject({ text: 'Still here' })
})

test('another bot ends every connection, and a shop without one offers no link', async () => {
  const { token } = await stage.connectedBuyer()
  expect((await stage.connectBot(OTHER_TOKEN)).value).toMatchObject({
    bot: { username: 'other_kits_bot', connected: 0 },
  })
  expect([...stage.fake.webhooks.keys()]).toEqual([OTHER_TOKEN])
  expect(await own(token)).toMatchObject({ connectedAt: null, ended: 'bot', bot: 'other_kits_bot' })
  expect((await stage.connectBot(null)).value).toEqual({ bot: null })
  expect(stage.fake.webhooks.size).toBe(0)
  const link = await stage.shop.call('POST /api/accounts/telegram/link', { token })
  expect(link.error?.id).toBe('telegram-off')
  await stage.connectBot(TOKEN)
})
