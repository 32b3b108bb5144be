import type { Shop } from '../people.ts'
import { visit, type Visitor } from '../visit.ts'
import { until } from '../wait.ts'
import { BOT_TOKEN, type BotServer } from './botServer.ts'

const SENT_SECONDS = 60

/** Connects a bot and a customer's chat, in which the customer writes. */
export async function connectTelegram(
  office: Visitor,
  { shop, bots, customer }: { readonly shop: Shop; readonly bots: BotServer; readonly customer: Visitor },
): Promise<void> {
  await office.ask('PUT /api/office/telegram', { body: { token: BOT_TOKEN } })
  await office.ask('PUT /api/office/telegram/state', { body: { isOn: false } })
  await office.ask('PUT /api/office/telegram/state', { body: { isOn: true } })
  await customer.ask('GET /api/accounts/telegram')
  const { url } = await customer.ask('POST /api/accounts/telegram/link')
  const body = { orders: true, designs: true, payments: true, news: false }
  const code = new URL(url).searchParams.get('start') ?? ''
  const { url: at, secret_token: secret } = bots.webhook()!
  const call = {
    params: { path: new URL(at).pathname.split('/').at(-1)! },
    headers: { 'x-telegram-bot-api-secret-token': secret },
  }
  const from = { id: 5_000_000_001, is_bot: false }
  const say = async (update_id: number, text: string) =>
    visit(shop.place).ask('POST /api/telegram/{path}', {
      ...call,
      body: { update_id, message: { message_id: update_id, chat: { id: from.id, type: 'private' }, from, text } },
    })
  await say(1, `/start ${code}`)
  await customer.ask('PUT /api/accounts/telegram/topics', { body })
  await say(2, 'Is my kit ready?')
}

/** Sends a message again that could not be sent, and removes the connection and the bot. */
export async function endTelegram(
  office: Visitor,
  { bots, customer }: { readonly bots: BotServer; readonly customer: Visitor },
): Promise<void> {
  await until('A message by Telegram', SENT_SECONDS, async () => (bots.isTried() ? true : undefined))
  const { items } = await until('A message that was not sent', SENT_SECONDS, async () => {
    const list = await office.ask('GET /api/office/telegram/messages')
    return list.items.length > 0 ? list : undefined
  })
  await office.ask('POST /api/office/telegram/messages/{id}/again', { params: { id: items[0]!.id } })
  await customer.ask('DELETE /api/accounts/telegram')
  await office.ask('PUT /api/office/telegram', { body: { token: null } })
  await office.ask('GET /api/office/telegram')
}
