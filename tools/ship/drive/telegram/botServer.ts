import { createServer } from 'node:http'

export const BOT_TOKEN = '7000000009:AAF-a_token_of_the_check_with_35_ch'

export interface BotServer {
  readonly url: string
  /** The webhook that the shop has set. */
  webhook(): { readonly url: string; readonly secret_token: string } | undefined
  /** Whether a message was tried: the bot is blocked in every chat. */
  isTried(): boolean
  close(): Promise<void>
}

/** Opens a stand-in for Telegram's Bot API, whose one bot is blocked by everybody. */
export async function openBotServer(port: number): Promise<BotServer> {
  let webhook: ReturnType<BotServer['webhook']>
  let isTried = false
  const answer = (method: string, body: string): { status: number; value: object } => {
    if (method === 'getMe')
      return { status: 200, value: { ok: true, result: { id: 7000000009, is_bot: true, username: 'check_bot' } } }
    if (method === 'setWebhook') webhook = JSON.parse(body) as typeof webhook
    if (method !== 'sendMessage') return { status: 200, value: { ok: true, result: true } }
    isTried = true
    return { status: 403, value: { ok: false, description: 'Forbidden: bot was blocked by the user' } }
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { status, value } = answer(/\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '', body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    webhook: () => webhook,
    isTried: () => isTried,
    async close() {
      server.closeAllConnections()
      await new Promise(done => void server.close(done))
    },
  }
}
