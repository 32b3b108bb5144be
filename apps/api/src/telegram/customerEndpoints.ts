import type { Response_ } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import { type Endpoints, ProblemError } from '../endpoint/index.ts'
import { type BotRecord, findBot } from './records/botStore.ts'
import { endLink, findLink, makeCode, topicsOf, writeTopics } from './records/linkStore.ts'

type Routes =
  | 'GET /api/accounts/telegram'
  | 'POST /api/accounts/telegram/link'
  | 'DELETE /api/accounts/telegram'
  | 'PUT /api/accounts/telegram/topics'

async function presentOwn(trx: Transaction, accountId: string): Promise<Response_<'GET /api/accounts/telegram'>> {
  const bot = await findBot(trx)
  const link = await findLink(trx, accountId)
  return {
    bot: bot?.is_on ? bot.username : null,
    connectedAt: link?.connected_at?.toISOString() ?? null,
    ended: link?.ended ?? null,
    topics: topicsOf(link ?? { topics: {} }),
  }
}

/** Throws `telegram-off` where the shop has no bot, or has switched it off. */
async function requireBot(trx: Transaction): Promise<BotRecord> {
  const bot = await findBot(trx)
  if (!bot?.is_on) throw new ProblemError('telegram-off')
  return bot
}

/** Endpoints with which a customer connects a chat and chooses what comes there. */
export const createOwnTelegramEndpoints = (): Endpoints<Routes> => ({
  'GET /api/accounts/telegram': async ({ person, run }) => ({
    value: await run(async trx => presentOwn(trx, person.id)),
  }),
  'POST /api/accounts/telegram/link': async ({ person, now, run }) =>
    run(async trx => {
      const { username } = await requireBot(trx)
      const { code, until } = await makeCode(trx, person.id, now)
      return { value: { url: `https://t.me/${username}?start=${code}`, until: until.toISOString() } }
    }),
  'DELETE /api/accounts/telegram': async ({ person, run }) =>
    run(async trx => {
      await endLink(trx, { accountId: person.id }, 'customer')
      return { value: await presentOwn(trx, person.id) }
    }),
  'PUT /api/accounts/telegram/topics': async ({ person, body, run }) =>
    run(async trx => {
      await requireBot(trx)
      await writeTopics(trx, person.id, body)
      return { value: await presentOwn(trx, person.id) }
    }),
})
