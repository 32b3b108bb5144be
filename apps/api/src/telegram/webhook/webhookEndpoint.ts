import type { Response_ } from '@kitwright/contract'
import { timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { type BotRecord, findBot } from '../records/botStore.ts'
import { endLink, hashSecret } from '../records/linkStore.ts'
import { takeUpdate } from '../records/updateStore.ts'
import { type ChatContext, type ChatMessage, sayTooMany, takeMessage } from './takeMessage.ts'

type Call = Exchange<'POST /api/telegram/{path}'>
type Answer = Response_<'POST /api/telegram/{path}'>
type Message = NonNullable<Call['body']['message']>

/** Control characters but line breaks and tabs, and those that turn the direction of writing. */
const CONTROL = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu

/** Compares hashes, so that neither length nor content of the secret is measured by time. */
const isOurs = (bot: BotRecord, path: string, secret: string): boolean => {
  const isPath = timingSafeEqual(hashSecret(bot.path), hashSecret(path))
  const isSecret = timingSafeEqual(bot.secret_hash, hashSecret(secret))
  return isPath && isSecret
}

const readMessage = (message: Message, bot: BotRecord, updateId: number): ChatMessage => {
  const { text, caption } = message
  const isAutomatic =
    message.from?.is_bot !== false || message.via_bot !== undefined || message.is_automatic_forward === true
  return {
    chatId: message.chat.id,
    updateId,
    botId: bot.bot_id,
    text: (text ?? caption ?? '').replaceAll(CONTROL, '').trim(),
    isFile: text === undefined,
    isAutomatic,
  }
}

async function takeChat(trx: Transaction, call: Call, bot: BotRecord): Promise<Answer> {
  const { body, tenant, origin, now } = call
  const { update_id: updateId, message, my_chat_member: member } = body
  const chat = message?.chat ?? member?.chat
  // The bot of a shop speaks to persons, not in groups.
  if (chat?.type !== 'private') return {}
  const context: ChatContext = { shop: tenant.name, origin, isOn: bot.is_on, now }
  const verdict = await takeUpdate(trx, { updateId, chatId: chat.id, now })
  if (verdict === 'repeated' || verdict === 'too-many') return {}
  const answer = (text: string | null): Answer =>
    text === null ? {} : { method: 'sendMessage', chat_id: chat.id, text }
  if (verdict === 'first-too-many') return answer(await sayTooMany(trx, chat.id, context))
  if (member?.new_chat_member.status === 'kicked') await endLink(trx, { chatId: chat.id }, 'blocked')
  if (!message) return {}
  const read = readMessage(message, bot, updateId)
  // A bot that answers a bot would go on for ever.
  if (message.from?.is_bot === true) return {}
  return answer(await takeMessage(trx, read, context))
}

/**
 * Endpoint that Telegram calls with what people write to the shop's bot. An unknown path and a wrong secret get the same
 * answer. The bot's words are returned as the answer, so nothing is asked of Telegram here.
 */
export const createTelegramWebhook = (): Endpoints<'POST /api/telegram/{path}'> => ({
  'POST /api/telegram/{path}': async call =>
    call.run(async trx => {
      const bot = await findBot(trx)
      const secret = call.headers['x-telegram-bot-api-secret-token'] ?? ''
      if (!bot || !isOurs(bot, call.params.path, secret)) throw new ProblemError('not-found')
      return { value: await takeChat(trx, call, bot) }
    }),
})
