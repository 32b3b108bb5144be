import { createOwnTelegramEndpoints } from './customerEndpoints.ts'
import { createTelegramOfficeEndpoints, type TelegramSettings } from './officeEndpoints.ts'
import { createTelegramWebhook } from './webhook/webhookEndpoint.ts'

/** All endpoints of the shop's bot: for staff, for customers, and for Telegram. */
export const createTelegramEndpoints = (settings: TelegramSettings) => ({
  ...createTelegramOfficeEndpoints(settings),
  ...createOwnTelegramEndpoints(),
  ...createTelegramWebhook(),
})
