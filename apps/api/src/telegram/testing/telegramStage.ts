import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { type FakeTelegram, openFakeTelegram, TOKEN } from './fakeTelegram.ts'

export interface TelegramStage {
  readonly shop: TestShop
  readonly fake: FakeTelegram
  readonly admin: string
  readonly store: string
  connectBot(token: string | null): ReturnType<TestShop['call']>
  /** Posts an update as Telegram does. Returns the status and what the bot answers. */
  post(update: object, options?: PostOptions): Promise<{ status: number; text: string | undefined }>
  /** Says a text in a private chat. */
  say(chatId: number, text: string): Promise<string | undefined>
  /** Signs up a customer and connects a chat of their own. */
  connectedBuyer(): Promise<Awaited<ReturnType<typeof createBuyer>> & { readonly chatId: number }>
  /** Runs the jobs that are due; with `isEarly` also those that wait for a retry. */
  work(options?: { readonly isEarly?: boolean }): Promise<void>
  close(): Promise<void>
}

export interface PostOptions {
  readonly secret?: string
  readonly path?: string
  readonly host?: string
  readonly payload?: string
}

let nextUpdate = 100
export const updateId = (): number => (nextUpdate += 1)
let nextChat = 5_000_000_000

export const messageOf = (chatId: number, rest: object): object => ({
  update_id: updateId(),
  message: {
    message_id: 1,
    date: 1_700_000_000,
    chat: { id: chatId, type: 'private', first_name: 'Dara' },
    from: { id: chatId, is_bot: false, first_name: 'Dara' },
    ...rest,
  },
})

/** Opens a shop with a stand-in for Telegram, and connects its bot. */
export async function openTelegramStage(): Promise<TelegramStage> {
  const fake = await openFakeTelegram()
  const shop = await createTestShop({ telegramUrl: fake.url })
  const admin = await shop.signInStaff('admin@angkor.example')
  const store = await shop.signInStaff('store@angkor.example')
  const jobs = await shop.openJobs({
    sender: { send: async () => undefined, close: () => undefined },
    now: () => shop.clock.now,
  })
  const connectBot = async (token: string | null) =>
    shop.call('PUT /api/office/telegram', { token: admin, body: { token } })
  await connectBot(TOKEN)
  const post = async (update: object, { secret, path, host = 'localhost', payload }: PostOptions = {}) => {
    const webhook = fake.webhooks.get(TOKEN)
    const answer = await shop.app.inject({
      method: 'POST',
      url: path ?? (webhook ? new URL(webhook.url).pathname : '/api/telegram/none'),
      headers: {
        host,
        'content-type': 'application/json',
        'x-telegram-bot-api-secret-token': secret ?? webhook?.secret_token ?? '',
      },
      payload: payload ?? JSON.stringify(update),
    })
    return { status: answer.statusCode, text: (JSON.parse(answer.body) as { text?: string }).text }
  }
  const say = async (chatId: number, text: string) => (await post(messageOf(chatId, { text }))).text
  return {
    shop,
    fake,
    admin,
    store,
    connectBot,
    post,
    say,
    async connectedBuyer() {
      const buyer = await createBuyer(shop)
      const chatId = (nextChat += 1)
      const { value } = await shop.call('POST /api/accounts/telegram/link', { token: buyer.token })
      await say(chatId, `/start ${new URL(value.url).searchParams.get('start')}`)
      return { ...buyer, chatId }
    },
    work: async options => void (await jobs.drain(options)),
    async close() {
      await shop.close()
      await fake.close()
    },
  }
}
