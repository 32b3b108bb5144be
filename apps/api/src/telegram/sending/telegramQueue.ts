import type { TelegramReason } from '@kitwright/contract'
import { getAccount } from '../../accounts/index.ts'
import type { Database, Transaction } from '../../database/index.ts'
import { secondsHeld } from '../../events/index.ts'
import type { EventJob, EventQueue, JobPostponement } from '../../jobs/index.ts'
import { type ContextSources, deferIfSuspended, LETTER_KINDS, openContext, writeChatLetter } from '../../mail/index.ts'
import { callBot, TelegramError } from '../bot/callBot.ts'
import { openToken } from '../bot/tokenBox.ts'
import { findBot, noteFailed, noteSent } from '../records/botStore.ts'
import { endLink, findLink, topicsOf } from '../records/linkStore.ts'
import {
  buryMessage,
  claimMessage,
  dropMessage,
  expectMessages,
  markFailed,
  markSent,
  type TelegramMessage,
} from '../records/messageStore.ts'
import { writeReply } from './writeReply.ts'
import { writeText } from './writeText.ts'

export interface TelegramQueueDependencies extends ContextSources {
  readonly database: Database
  /** The address of the Bot API. */
  readonly url: string
  /** Loads the key of tokens when a message is sent: a worker may have been started without it. */
  readonly loadKey: () => Promise<Uint8Array>
  readonly now: () => Date
}

const TELEGRAM = 'telegram'
/** A bot that is told to wait for ever is given up. */
const MOST_PAUSES = 50

/** Sends Telegram messages for events to customers who are connected: one for each, tried ten times within some days. */
export const telegramQueue = (sending: TelegramQueueDependencies): EventQueue => ({
  name: TELEGRAM,
  hears: LETTER_KINDS,
  most: 6,
  maxPerShop: 2,
  longestSeconds: 60,
  tries: 10,
  pauseSeconds: 30,
  longestPauseSeconds: 12 * 60 * 60,
  expect: expectMessages,
  act: async job => sendMessage(sending, job),
  bury: async ({ tenantId, eventId }) =>
    sending.database.withTenant(tenantId, async trx => void (await buryMessage(trx, eventId))),
})

interface WrittenMessage {
  readonly token: Uint8Array
  readonly chatId: number
  readonly text: string
}

/** One transaction writes the message, another records that it was sent. It is sent between them. */
async function sendMessage(sending: TelegramQueueDependencies, job: EventJob): Promise<JobPostponement | void> {
  const { database, url, now, loadKey } = sending
  const { tenantId, eventId, signal } = job
  const run = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> => database.withTenant(tenantId, work)
  const afterSeconds = await run(async trx => secondsHeld(trx, { eventId, now: now() }))
  if (afterSeconds > 0) return { afterSeconds, isIdle: true }
  const message = await run(async trx =>
    (await deferIfSuspended(trx, { eventId, queue: TELEGRAM })) ? undefined : claimMessage(trx, eventId, now()),
  )
  if (!message) return
  try {
    const written = await run(async trx => writeOrDrop(trx, { job, message, sending }))
    if (!written) return
    const token = openToken(written.token, tenantId, await loadKey())
    const body = { chat_id: written.chatId, text: written.text, link_preview_options: { is_disabled: true } }
    await callBot({ url, token, method: 'sendMessage', body, signal })
  } catch (error) {
    return run(async trx => noteProblem(trx, { error, job, message, now: now() })).then(again => {
      if (again === 'later') throw error
      return again
    })
  }
  await run(async trx => {
    await markSent(trx, eventId, now())
    await noteSent(trx, now())
  })
}

interface SendAttempt {
  readonly job: EventJob
  readonly message: TelegramMessage
  readonly sending: TelegramQueueDependencies
}

/** Returns null, and drops the message, if nobody wants it there. */
async function writeOrDrop(trx: Transaction, { job, message, sending }: SendAttempt): Promise<WrittenMessage | null> {
  const written = await write(trx, { job, message, sending })
  if (!written) await dropMessage(trx, job.eventId)
  return written
}

async function write(trx: Transaction, { job, message, sending }: SendAttempt): Promise<WrittenMessage | null> {
  const { account_id: accountId } = message
  const bot = await findBot(trx)
  const link = await findLink(trx, accountId)
  if (!bot?.is_on || typeof link?.chat_id !== 'number') return null
  const account = await getAccount(trx, accountId)
  if (account.is_blocked || account.removed_at) return null
  const context = await openContext(trx, { ...job, now: sending.now() }, sending)
  const { event, shop, origin } = context
  if (event.kind === 'ConversationReplied') {
    const { messageId } = event.payload as { readonly messageId: string }
    const text = await writeReply(trx, { messageId, accountId, shop })
    return text === null ? null : { token: bot.token, chatId: link.chat_id, text }
  }
  const topics = topicsOf(link)
  const addressed = await writeChatLetter(context, topic => topics[topic])
  return addressed && { token: bot.token, chatId: link.chat_id, text: writeText(addressed, origin) }
}

interface Problem {
  readonly error: unknown
  readonly job: EventJob
  readonly message: TelegramMessage
  readonly now: Date
}

/** Records why a message was not sent. Returns when it is tried again: `later` by the queue's own rules, nothing for never. */
async function noteProblem(
  trx: Transaction,
  { error, job: { eventId }, message, now }: Problem,
): Promise<JobPostponement | 'later' | undefined> {
  const reason: TelegramReason = error instanceof TelegramError ? error.reason : 'failed'
  await noteFailed(trx, reason, now)
  const isFinal = reason === 'blocked' || reason === 'refused'
  await markFailed(trx, eventId, { state: isFinal ? 'dead' : 'failed', reason })
  if (reason === 'blocked') await endLink(trx, { accountId: message.account_id }, 'blocked')
  if (isFinal) return undefined
  const pause = error instanceof TelegramError ? error.retryAfter : null
  return pause !== null && message.attempts < MOST_PAUSES ? { afterSeconds: pause } : 'later'
}
