import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { type BotRecord, deleteBot, findBot, writeBot } from '../records/botStore.ts'
import { hashSecret } from '../records/linkStore.ts'
import { callBot, TelegramError } from './callBot.ts'
import { openToken, sealToken } from './tokenBox.ts'

export interface BotSettings {
  /** The address of the Bot API. */
  readonly url: string
  /** Encrypts tokens. */
  readonly key: Uint8Array
}

export interface BotChange extends BotSettings {
  readonly tenantId: string
  /** The shop's address, at which Telegram calls the webhook. */
  readonly origin: string
  readonly by: string
  readonly now: Date
  run<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

const me = z.object({ id: z.int(), is_bot: z.literal(true), username: z.string().regex(/^\w{3,64}$/) })

function problemOf(error: unknown, method: 'getMe' | 'setWebhook'): ProblemError {
  const reason = error instanceof TelegramError ? error.reason : 'unreachable'
  if (reason === 'unreachable' || reason === 'busy') return new ProblemError('telegram-unreachable')
  if (reason === 'token' || method === 'getMe') return new ProblemError('telegram-token-refused')
  return new ProblemError('telegram-webhook-refused')
}

/** Removes the webhook of a bot that is replaced. Its token may have ended, so a failure stops nothing. */
async function releaseBot({ url, key, tenantId }: BotChange, bot: BotRecord): Promise<void> {
  try {
    await callBot({ url, token: openToken(bot.token, tenantId, key), method: 'deleteWebhook' })
  } catch {
    // The old webhook's path is gone, so calls to it are refused.
  }
}

/**
 * Connects the bot of a token: asks its name, sets its webhook and stores it. Throws `telegram-token-refused`,
 * `telegram-webhook-refused` or `telegram-unreachable`, and changes nothing then. No transaction is open while Telegram
 * is asked.
 */
export async function connectBot(change: BotChange, token: string): Promise<void> {
  const { url, key, tenantId, origin, by, now, run } = change
  const answer = await callBot({ url, token, method: 'getMe' }).catch((error: unknown) => {
    throw problemOf(error, 'getMe')
  })
  const bot = me.safeParse(answer)
  if (!bot.success) throw new ProblemError('telegram-token-refused')
  const path = randomBytes(16).toString('hex')
  const secret = randomBytes(32).toString('base64url')
  const webhook = {
    url: `${origin}/api/telegram/${path}`,
    secret_token: secret,
    allowed_updates: ['message', 'my_chat_member'],
  }
  await callBot({ url, token, method: 'setWebhook', body: webhook }).catch((error: unknown) => {
    throw problemOf(error, 'setWebhook')
  })
  const before = await run(async trx => {
    const replaced = await findBot(trx)
    const sealed = sealToken(token, tenantId, key)
    const { id: botId, username } = bot.data
    const stored = { token: sealed, token_end: token.slice(-4), username, path, secret_hash: hashSecret(secret) }
    await writeBot(trx, { ...stored, botId, by, now })
    return replaced?.bot_id === botId ? undefined : replaced
  })
  if (before) await releaseBot(change, before)
}

/** Removes the shop's bot, its webhook and all connections. */
export async function disconnectBot(change: BotChange): Promise<void> {
  const before = await change.run(async trx => {
    const bot = await findBot(trx)
    if (bot) await deleteBot(trx)
    return bot
  })
  if (before) await releaseBot(change, before)
}
