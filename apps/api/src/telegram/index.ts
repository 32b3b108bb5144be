export { createTelegramEndpoints } from './endpoints.ts'
export { telegramQueue } from './sending/telegramQueue.ts'
export { forgetTelegram, holdMessages } from './records/messageStore.ts'
