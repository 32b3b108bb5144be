import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { DELIVERY_KINDS } from '../terms/enums.ts'
import { TELEGRAM_ENDINGS, TELEGRAM_LIMITS, TELEGRAM_REASONS, TELEGRAM_UNSENT_STATES } from './telegramTerms.ts'

// A shop's Telegram bot: what it sends to customers, and what they write to it.

const token = z.string().regex(/^\d{5,20}:[\w-]{20,100}$/)

const bot = z.object({
  username: z.string(),
  /** The last characters of the token. The token itself is never answered. */
  tokenEnd: z.string(),
  isOn: z.boolean(),
  setAt: s.instant,
  /** Customers who are connected. */
  connected: z.int(),
  lastSentAt: s.instant.nullable(),
  lastFailure: z.object({ at: s.instant, reason: z.enum(TELEGRAM_REASONS) }).nullable(),
})
const office = z.object({ bot: bot.nullable() })

const unsent = z.object({
  id: s.uuid,
  kind: z.enum(DELIVERY_KINDS),
  customer: z.object({ id: s.uuid, name: z.string() }),
  state: z.enum(TELEGRAM_UNSENT_STATES),
  attempts: z.int(),
  reason: z.enum(TELEGRAM_REASONS).nullable(),
  madeAt: s.instant,
  triedAt: s.instant.nullable(),
})

const own = z.object({
  /** Name of the shop's bot; null where the shop has none. */
  bot: z.string().nullable(),
  connectedAt: s.instant.nullable(),
  /** Why the last connection ended. */
  ended: z.enum(TELEGRAM_ENDINGS).nullable(),
  topics: s.notifications,
})

/** An update of the Bot API; fields that are not listed are ignored. */
const chat = z.object({ id: z.int(), type: s.line(20) })
const sender = z.object({ id: z.int(), is_bot: z.boolean() })
const update = z.object({
  update_id: z.int().min(0),
  message: z
    .object({
      message_id: z.int(),
      chat,
      from: sender.optional(),
      text: s.anyText(TELEGRAM_LIMITS.text).optional(),
      caption: s.anyText(TELEGRAM_LIMITS.text).optional(),
      via_bot: sender.optional(),
      is_automatic_forward: z.boolean().optional(),
      forward_origin: z.object({ type: s.line(20) }).optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: s.line(20) }) }).optional(),
})

export const telegramRoutes = {
  'GET /api/office/telegram': {
    summary: 'The shop’s Telegram bot',
    auth: 'settings',
    response: office,
    errors: [],
  },
  'PUT /api/office/telegram': {
    summary: 'Set the token of the shop’s Telegram bot, or remove the bot',
    auth: 'settings',
    body: z.strictObject({ token: token.nullable() }),
    response: office,
    errors: ['telegram-token-refused', 'telegram-unreachable', 'telegram-webhook-refused'],
  },
  'PUT /api/office/telegram/state': {
    summary: 'Switch the shop’s Telegram bot on or off',
    auth: 'settings',
    body: z.strictObject({ isOn: z.boolean() }),
    response: office,
    errors: ['not-found'],
  },
  'GET /api/office/telegram/messages': {
    summary: 'Telegram messages that failed or were given up, latest first',
    auth: 'staff',
    response: z.object({ items: z.array(unsent), total: z.int() }),
    errors: [],
  },
  'POST /api/office/telegram/messages/{id}/again': {
    summary: 'Send a Telegram message once more that failed or was given up',
    auth: 'orders',
    params: z.object({ id: s.uuid }),
    response: null,
    errors: ['not-found', 'mail-not-failed'],
  },
  'GET /api/accounts/telegram': {
    summary: 'The own connection with the shop’s Telegram bot',
    auth: true,
    response: own,
    errors: [],
  },
  'POST /api/accounts/telegram/link': {
    summary: 'Make a link, valid once, that connects the account with a chat',
    auth: true,
    status: 201,
    response: z.object({ url: z.string(), until: s.instant }),
    errors: ['telegram-off', 'too-many-requests'],
  },
  'DELETE /api/accounts/telegram': {
    summary: 'End the connection with the chat',
    auth: true,
    response: own,
    errors: [],
  },
  'PUT /api/accounts/telegram/topics': {
    summary: 'Choose which messages one gets by Telegram',
    auth: true,
    body: s.notifications,
    response: own,
    errors: ['telegram-off'],
  },
  'POST /api/telegram/{path}': {
    summary:
      'Take an update of the shop’s Telegram bot, with the secret of its webhook in `x-telegram-bot-api-secret-token`',
    params: z.object({ path: s.line(40) }),
    headers: z.object({ 'x-telegram-bot-api-secret-token': s.line(256).optional() }),
    body: update,
    /** A method that Telegram calls at once, such as an answer in the chat; or nothing. */
    response: z.object({
      method: z.literal('sendMessage').optional(),
      chat_id: z.int().optional(),
      text: z.string().optional(),
    }),
    errors: ['not-found', 'too-many-requests'],
  },
} as const satisfies Record<string, Route>
