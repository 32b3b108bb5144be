import type { Device } from '@kitwright/contract'
import bowser from 'bowser'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { ABSOLUTE_MS, IDLE_MS } from '../tokens/refreshTokens.ts'
import { endSession } from './sessions.ts'

const MAX_LISTED = 100

interface ListedAccount {
  readonly accountId: string
  /** The session that asks; null where somebody else does. */
  readonly currentId: string | null
  readonly now: Date
}

/** Returns the account's open sessions, latest first. */
export async function listSessions(trx: Transaction, { accountId, currentId, now }: ListedAccount): Promise<Device[]> {
  const rows = await trx
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', new Date(now.getTime() - IDLE_MS))
    .where('started_at', '>', new Date(now.getTime() - ABSOLUTE_MS))
    .orderBy('last_used_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(row => ({
    sessionId: row.id,
    clientId: row.client_id,
    ...readUserAgent(row.user_agent),
    ipAddress: row.ip,
    startedAt: row.started_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.id === currentId,
  }))
}

/** Returns the caller's open sessions, latest first. */
export const listDevices = async ({ person, run, now }: Exchange<'GET /api/oauth/token'>): Promise<Device[]> =>
  run(async trx => listSessions(trx, { accountId: person.id, currentId: person.sessionId, now }))

const KINDS = ['desktop', 'mobile', 'tablet'] as const

function readUserAgent(userAgent: string): Pick<Device, 'browser' | 'os' | 'kind'> {
  if (userAgent === '') return { browser: '', os: '', kind: 'unknown' }
  const { browser, os, platform } = bowser.parse(userAgent)
  const name = (part: { name?: string; version?: string }): string =>
    [part.name, part.version?.split('.')[0]].filter(Boolean).join(' ').slice(0, 80)
  return { browser: name(browser), os: name(os), kind: KINDS.find(kind => kind === platform.type) ?? 'unknown' }
}

/** Ends one of the account's sessions. Throws `not-found` for another account's. */
export async function endSessionOf(
  trx: Transaction,
  { accountId, sessionId, currentId, now }: ListedAccount & { readonly sessionId: string },
): Promise<void> {
  const query = trx.selectFrom('sessions').select('id').where('id', '=', sessionId).where('account_id', '=', accountId)
  const found = await query.executeTakeFirst()
  if (!found) throw new ProblemError('not-found')
  await endSession(trx, found.id, { reason: found.id === currentId ? 'sign-out' : 'ended-elsewhere', now })
}

/** Ends one of the caller's sessions. Throws `not-found` for another user's session. */
export async function endDevice({
  params,
  person,
  run,
  now,
}: Exchange<'DELETE /api/oauth/destroy/{clientId}/{sessionId}'>): Promise<void> {
  // A customer has sessions of the shop only.
  if (params.clientId === 'office') throw new ProblemError('not-found')
  await run(async trx =>
    endSessionOf(trx, { accountId: person.id, sessionId: params.sessionId, currentId: person.sessionId, now }),
  )
}
