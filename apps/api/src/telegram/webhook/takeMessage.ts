import { loadTexts, type Texts } from '@kitwright/words'
import { getAccount } from '../../accounts/index.ts'
import { takeChatMessage } from '../../conversations/index.ts'
import type { Transaction } from '../../database/index.ts'
import { connectChat, endLink, findLinkByChat } from '../records/linkStore.ts'

export interface ChatMessage {
  readonly chatId: number
  readonly updateId: number
  readonly botId: number
  readonly text: string
  /** Whether it has a photo, a document or the like, which is not taken. */
  readonly isFile: boolean
  /** Whether a program wrote it, or another chat. */
  readonly isAutomatic: boolean
}

export interface ChatContext {
  readonly shop: string
  readonly origin: string
  readonly isOn: boolean
  readonly now: Date
}

type ChatText = Extract<keyof Texts['telegram'], `chat_${string}`>

const START = /^\/start(?:@\w{1,64})?(?:[ \n]+(\S{1,64}))?\s*$/
const STOP = /^\/stop(?:@\w{1,64})?\s*$/

/** Says a text of the bot in the language of an account; in English to strangers. */
async function say(
  trx: Transaction,
  accountId: string | undefined,
  key: ChatText,
  { shop, origin }: ChatContext,
): Promise<string> {
  const language = accountId === undefined ? 'en' : (await getAccount(trx, accountId)).language
  const texts = await loadTexts(language, 'telegram')
  const url = `${origin}/me/setting`
  return texts[key].replaceAll('{{shop}}', () => shop).replaceAll('{{url}}', () => url)
}

/** Takes a message of a private chat. Returns the bot's answer; null for none. */
export async function takeMessage(
  trx: Transaction,
  message: ChatMessage,
  context: ChatContext,
): Promise<string | null> {
  const { chatId, text } = message
  const start = START.exec(text)
  if (start?.[1] !== undefined) {
    const accountId = await connectChat(trx, { code: start[1], chatId, now: context.now })
    const known = accountId ?? (await findLinkByChat(trx, chatId))?.account_id
    return say(trx, known, accountId === undefined ? 'chat_code_wrong' : 'chat_connected', context)
  }
  const link = await findLinkByChat(trx, chatId)
  if (!link) return say(trx, undefined, 'chat_stranger', context)
  const { account_id: accountId } = link
  if (start) return say(trx, accountId, 'chat_connected', context)
  if (STOP.test(text)) {
    await endLink(trx, { chatId }, 'chat')
    return say(trx, accountId, 'chat_stopped', context)
  }
  if (!context.isOn) return say(trx, accountId, 'chat_off', context)
  return keepMessage(trx, accountId, message, context)
}

/** Adds a message to the customer's conversation. A program's message joins too, but tells nobody and gets no answer. */
async function keepMessage(
  trx: Transaction,
  accountId: string,
  { text, isFile, isAutomatic, botId, updateId }: ChatMessage,
  context: ChatContext,
): Promise<string | null> {
  const note = isFile ? await say(trx, accountId, 'chat_file_note', context) : ''
  const whole = [text, note].filter(part => part !== '').join('\n\n')
  if (whole === '') return null
  const sourceId = `telegram:${botId}:${updateId}`
  await takeChatMessage(trx, { accountId, text: whole, sourceId, isAutomatic, now: context.now })
  return isFile && !isAutomatic ? say(trx, accountId, 'chat_file', context) : null
}

/** Says that a chat writes too much. */
export async function sayTooMany(trx: Transaction, chatId: number, context: ChatContext): Promise<string> {
  return say(trx, (await findLinkByChat(trx, chatId))?.account_id, 'chat_too_many', context)
}
