import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const TOKEN = '7000000001:AAF-a_token_of_the_tests_with_35_ch'
export const OTHER_TOKEN = '7000000002:AAF-another_token_of_the_tests_35c'

interface SentChatMessage {
  readonly chat_id: number
  readonly text: string
}

interface Webhook {
  readonly url: string
  readonly secret_token: string
}

interface FakeAnswer {
  readonly status: number
  readonly body: string
  readonly location?: string
}

export interface FakeTelegram {
  readonly url: string
  /** The messages that were sent. */
  readonly sent: SentChatMessage[]
  /** The webhooks by token. */
  readonly webhooks: Map<string, Webhook>
  /** Answers to the next calls of `sendMessage` and `setWebhook`, in place of the usual ones. */
  readonly answers: FakeAnswer[]
  close(): Promise<void>
}

const BOTS: Readonly<Record<string, object>> = {
  [TOKEN]: { id: 7000000001, is_bot: true, username: 'angkor_kits_bot' },
  [OTHER_TOKEN]: { id: 7000000002, is_bot: true, username: 'other_kits_bot' },
}

const done = (result: unknown): FakeAnswer => ({ status: 200, body: JSON.stringify({ ok: true, result }) })
/** Returns an answer as Telegram refuses. */
export const refusal = (status: number, description: string, parameters?: object): FakeAnswer => ({
  status,
  body: JSON.stringify({ ok: false, error_code: status, description, ...(parameters && { parameters }) }),
})

/** Starts a real server that answers as the Bot API does. */
export async function openFakeTelegram(): Promise<FakeTelegram> {
  const sent: SentChatMessage[] = []
  const webhooks = new Map<string, Webhook>()
  const answers: FakeAnswer[] = []
  const answer = (token: string, method: string, body: object): FakeAnswer => {
    const bot = BOTS[token]
    if (!bot) return refusal(401, 'Unauthorized')
    if (method === 'getMe') return done(bot)
    const next = answers.shift()
    if (next) return next
    if (method === 'setWebhook') webhooks.set(token, body as Webhook)
    if (method === 'deleteWebhook') webhooks.delete(token)
    if (method === 'sendMessage') sent.push(body as SentChatMessage)
    return done(true)
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
      const { status, body, location } = answer(token, method, JSON.parse(text || '{}') as object)
      response.writeHead(status, { 'content-type': 'application/json', ...(location !== undefined && { location }) })
      response.end(body)
    })
  })
  await new Promise<void>(ready => void server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    webhooks,
    answers,
    async close() {
      server.closeAllConnections()
      await new Promise(ended => void server.close(ended))
    },
  }
}
