import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { ABSOLUTE_MS, GRACE_MS, hashToken, IDLE_MS, successorOf } from '../tokens/refreshTokens.ts'
import { endSession, keepToken, type OpenedSession, secondsLeft } from './sessions.ts'
import { type Account, getAccount, readOwnRights } from '../person/store.ts'

type Refresh = Exchange<'POST /api/accounts/refreshtoken'>

interface RefreshTokenRow {
  readonly sessionId: string
  readonly accountId: string
  readonly clientId: 'web' | 'office'
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly issuedAt: Date
  readonly usedAt: Date | null
}

/** Exchanges a refresh token for a new one. A second use of the same token ends its session. */
export async function refreshSession(exchange: Refresh, key: Uint8Array): Promise<OpenedSession> {
  // Reuse must be recorded although the answer is a refusal, so the transaction returns the refusal as a value.
  const outcome = await exchange.run(async trx => refresh(trx, exchange, key))
  if (outcome === 'reused' || outcome === 'over') throw new ProblemError('session-ended')
  return outcome
}

async function refresh(
  trx: Transaction,
  exchange: Refresh,
  key: Uint8Array,
): Promise<OpenedSession | 'reused' | 'over'> {
  const { body, now } = exchange
  const found = await findToken(trx, body.token)
  if (!found || found.clientId !== body.clientId || isOver(found, now)) return 'over'
  const next = successorOf(body.token, key)
  if (found.usedAt && (now.getTime() - found.usedAt.getTime() > GRACE_MS || (await isUsed(trx, next)))) {
    await endSession(trx, found.sessionId, { reason: 'reuse', now })
    return 'reused'
  }
  const account = await getAccount(trx, found.accountId)
  refuse(account, found.clientId)
  if (!found.usedAt) await rotate(trx, { found, token: body.token, next, now })
  const { sessionId, clientId } = found
  const ownRights = await readOwnRights(trx, account)
  return {
    account,
    ownRights,
    sessionId,
    clientId,
    refreshToken: next,
    refreshSeconds: secondsLeft(found.startedAt, now),
  }
}

async function findToken(trx: Transaction, token: string): Promise<RefreshTokenRow | undefined> {
  return trx
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', join =>
      join.onRef('s.tenant_id', '=', 't.tenant_id').onRef('s.id', '=', 't.session_id'),
    )
    .select(['s.id as sessionId', 's.account_id as accountId', 's.client_id as clientId', 's.started_at as startedAt'])
    .select(['s.ended_at as endedAt', 't.issued_at as issuedAt', 't.used_at as usedAt'])
    .where('t.hash', '=', hashToken(token))
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Whether a token has been exchanged. Another tab may send an exchanged token within the grace period; if its successor
 * was exchanged too, the token is stolen.
 */
async function isUsed(trx: Transaction, token: string): Promise<boolean> {
  const found = await trx
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('hash', '=', hashToken(token))
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

function isOver({ endedAt, startedAt, issuedAt }: RefreshTokenRow, now: Date): boolean {
  const at = now.getTime()
  return endedAt !== null || at >= startedAt.getTime() + ABSOLUTE_MS || at >= issuedAt.getTime() + IDLE_MS
}

function refuse({ is_blocked, role }: Account, clientId: 'web' | 'office'): void {
  if (is_blocked) throw new ProblemError('account-blocked')
  if (clientId === 'web' && role !== 'CUSTOMER') throw new ProblemError('admin-not-allowed')
}

interface Rotation {
  readonly found: RefreshTokenRow
  readonly token: string
  readonly next: string
  readonly now: Date
}

async function rotate(trx: Transaction, { found, token, next, now }: Rotation): Promise<void> {
  await trx.updateTable('refresh_tokens').set({ used_at: now }).where('hash', '=', hashToken(token)).execute()
  await keepToken(trx, { token: next, sessionId: found.sessionId, now })
  await trx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', found.sessionId).execute()
  await forgetOldTokens(trx, found.sessionId, now)
}

/** Deletes tokens too old to be accepted, which are refused without a row. */
async function forgetOldTokens(trx: Transaction, sessionId: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('refresh_tokens')
    .where('session_id', '=', sessionId)
    .where('issued_at', '<', new Date(now.getTime() - IDLE_MS))
    .execute()
}
