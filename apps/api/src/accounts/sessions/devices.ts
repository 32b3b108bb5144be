import type { Device } from '@kitwright/contract'
import bowser from 'bowser'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { ABSOLUTE_MS, IDLE_MS } from '../tokens/refreshTokens.ts'
import { endSession } from './sessions.ts'

const MAX_LISTED = 100

/** Returns the caller's open sessions, latest first. */
export async function listDevices({ person, run, now }: Exchange<'GET /api/oauth/token'>): Promise<Device[]> {
  const rows = await run(async trx =>
    trx
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', person.id)
      .where('ended_at', 'is', null)
      .where('last_used_at', '>', new Date(now.getTime() - IDLE_MS))
      .where('started_at', '>', new Date(now.getTime() - ABSOLUTE_MS))
      .orderBy('last_used_at', 'desc')
      .limit(MAX_LISTED)
      .execute(),
  )
  return rows.map(row => ({
    sessionId: row.id,
    clientId: row.client_id,
    ...readUserAgent(row.user_agent),
    ipAddress: row.ip,
    startedAt: row.started_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.id === person.sessionId,
  }))
}

const KINDS = ['desktop', 'mobile', 'tablet'] as const

function readUserAgent(userAgent: string): Pick<Device, 'browser' | 'os' | 'kind'> {
  if (userAgent === '') return { browser: '', os: '', kind: 'unknown' }
  const { browser, os, platform } = bowser.parse(userAgent)
  const name = (part: { name?: string; version?: string }): string =>
    [part.name, part.version?.split('.')[0]].filter(Boolean).join(' ').slice(0, 80)
  return { browser: name(browser), os: name(os), kind: KINDS.find(kind => kind === platform.type) ?? 'unknown' }
}

/** Ends one of the caller's sessions. Throws `not-found` for another user's session. */
export async function endDevice({
  params,
  person,
  run,
  now,
}: Exchange<'DELETE /api/oauth/destroy/{clientId}/{sessionId}'>): Promise<void> {
  await run(async trx => {
    const found = await trx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', params.sessionId)
      .where('account_id', '=', person.id)
      .where('client_id', '=', params.clientId === 'app' ? 'web' : params.clientId)
      .executeTakeFirst()
    if (!found) throw new ProblemError('not-found')
    const reason = found.id === person.sessionId ? 'sign-out' : 'ended-elsewhere'
    await endSession(trx, found.id, { reason, now })
  })
}
