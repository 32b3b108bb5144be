/** Why a customer's connection with the bot ended: by a button, in the chat, blocked there, another bot, another account. */
export const TELEGRAM_ENDINGS = ['customer', 'chat', 'blocked', 'bot', 'moved'] as const
export type TelegramEnding = (typeof TELEGRAM_ENDINGS)[number]

/** Why a message was not sent. */
export const TELEGRAM_REASONS = ['blocked', 'refused', 'token', 'unreachable', 'busy', 'held', 'failed'] as const
export type TelegramReason = (typeof TELEGRAM_REASONS)[number]

/** The states of messages that were not sent. */
export const TELEGRAM_UNSENT_STATES = ['failed', 'dead'] as const

export const TELEGRAM_LIMITS = {
  /** Characters of a message that Telegram takes. */
  text: 4096,
  /** Minutes for which a link that connects an account is open. */
  codeMinutes: 15,
  /** Messages of one chat that are taken within a minute. */
  updatesPerMinute: 20,
  /** Messages that the office lists. */
  listed: 50,
} as const
