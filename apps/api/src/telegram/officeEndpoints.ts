import type { Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../endpoint/index.ts'
import { findBestHost, type Origins } from '../tenants/index.ts'
import { type BotSettings, connectBot, disconnectBot } from './bot/connectBot.ts'
import { findBot, switchBot } from './records/botStore.ts'
import { countConnected } from './records/linkStore.ts'
import { listUnsent, reopenMessage, type UnsentMessage } from './records/messageStore.ts'

type Routes =
  | 'GET /api/office/telegram'
  | 'PUT /api/office/telegram'
  | 'PUT /api/office/telegram/state'
  | 'GET /api/office/telegram/messages'
  | 'POST /api/office/telegram/messages/{id}/again'

export interface TelegramSettings extends BotSettings {
  readonly origins: Origins
}

async function presentBot(trx: Transaction): Promise<Response_<'GET /api/office/telegram'>> {
  const bot = await findBot(trx)
  if (!bot) return { bot: null }
  const { last_failed_at: failedAt, last_failure: reason } = bot
  return {
    bot: {
      username: bot.username,
      tokenEnd: bot.token_end,
      isOn: bot.is_on,
      setAt: bot.set_at.toISOString(),
      connected: await countConnected(trx),
      lastSentAt: bot.last_sent_at?.toISOString() ?? null,
      lastFailure: failedAt && reason ? { at: failedAt.toISOString(), reason } : null,
    },
  }
}

const presentUnsent = (row: UnsentMessage): Response_<'GET /api/office/telegram/messages'>['items'][number] => ({
  id: row.id,
  kind: row.kind,
  customer: { id: row.account_id, name: row.name },
  state: row.state,
  attempts: row.attempts,
  reason: row.reason,
  madeAt: row.made_at.toISOString(),
  triedAt: row.tried_at?.toISOString() ?? null,
})

async function setToken(
  { tenant, body, person, now, run }: Exchange<'PUT /api/office/telegram'>,
  { origins, ...settings }: TelegramSettings,
): Promise<void> {
  // Not the host of the request, because its sender chose that.
  const origin = origins.of((await run(findBestHost)) ?? tenant.host)
  const change = { ...settings, tenantId: tenant.id, origin, by: person.id, now, run }
  if (body.token === null) await disconnectBot(change)
  else await connectBot(change, body.token)
}

/** Sends an undelivered message once more, at once. */
async function sendAgain(trx: Transaction, id: string): Promise<void> {
  const found = await reopenMessage(trx, id)
  if (!found) throw new ProblemError('not-found')
  if (found.state === 'waiting' || found.state === 'sent') throw new ProblemError('mail-not-failed')
  const { rows } = await sql`select from events where id = ${found.event_id}`.execute(trx)
  // Housekeeping has deleted the event, so the content is unknown.
  if (rows.length === 0) throw new ProblemError('not-found')
  await sql`select pass_on_again(${found.event_id}, 'telegram')`.execute(trx)
}

/** Endpoints with which staff connect the shop's bot and see what it could not send. */
export const createTelegramOfficeEndpoints = (settings: TelegramSettings): Endpoints<Routes> => ({
  'GET /api/office/telegram': async ({ run }) => ({ value: await run(presentBot) }),
  'PUT /api/office/telegram': async call => {
    await setToken(call, settings)
    return { value: await call.run(presentBot) }
  },
  'PUT /api/office/telegram/state': async ({ body, run }) =>
    run(async trx => {
      if (!(await switchBot(trx, body.isOn))) throw new ProblemError('not-found')
      return { value: await presentBot(trx) }
    }),
  'GET /api/office/telegram/messages': async ({ run }) => {
    const rows = await run(listUnsent)
    return { value: { items: rows.map(presentUnsent), total: rows[0]?.total ?? 0 } }
  },
  'POST /api/office/telegram/messages/{id}/again': async ({ params, run }) => {
    await run(async trx => sendAgain(trx, params.id))
    return { value: null }
  },
})
