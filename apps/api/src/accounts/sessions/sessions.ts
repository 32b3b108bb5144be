import { noteAudit } from '../../audit/index.ts'
import { type Transaction, sql } from '../../database/index.ts'
import { deleteTickets } from '../factors/signInTickets.ts'
import type { ClientId } from '../tokens/accessTokens.ts'
import { ABSOLUTE_MS, hashToken, IDLE_MS, newRefreshToken } from '../tokens/refreshTokens.ts'
import { type Account, readOwnRights } from '../person/store.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000
const MAX_AT_ONCE = 1_000

/**
 * Removes sessions a month after they ended, with their refresh tokens, which would not be accepted. Saves when the
 * account was last seen. Removes a bounded number; call it again, in another transaction, until it returns 0.
 */
export async function forgetSessions(trx: Transaction, now: Date): Promise<number> {
  const before = (ms: number): Date => new Date(now.getTime() - KEPT_MS - ms)
  const { numAffectedRows } = await sql`delete from sessions where id in (
    select id from sessions where started_at < ${before(0)}
      and (ended_at < ${before(0)} or last_used_at < ${before(IDLE_MS)} or started_at < ${before(ABSOLUTE_MS)})
    order by started_at limit ${MAX_AT_ONCE} for update skip locked)`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** The SQL function that returns why a session (its id, its account's id) may not act. */
export const SESSION_GUARD = 'session_refusal'
/** The same for office sessions. */
export const STAFF_SESSION_GUARD = 'staff_session_refusal'

export interface NewSession {
  readonly account: Account
  readonly clientId: ClientId
  readonly userAgent: string
  readonly ip: string
  readonly now: Date
}

export interface OpenedSession {
  readonly account: Account
  /** Rights of a role of the shop's own; null for every other role. */
  readonly ownRights: readonly string[] | null
  readonly sessionId: string
  readonly clientId: ClientId
  readonly refreshToken: string
  readonly refreshSeconds: number
}

/** Writes into the audit log that staff signed in, or that a sign-in with their address was refused. */
export const noteSignIn = async (trx: Transaction, { id }: Account, action: string): Promise<void> =>
  noteAudit(trx, { actorId: id, area: 'sign-in', action, subject: 'account', subjectId: id })

/** Opens a session with its first refresh token. Ways to sign in call `admit`, which asks for a second factor first. */
export async function openSession(trx: Transaction, wanted: NewSession): Promise<OpenedSession> {
  const { account, clientId, now } = wanted
  if (clientId === 'office') await noteSignIn(trx, account, 'sign-in')
  const { id } = await trx
    .insertInto('sessions')
    .values({
      account_id: account.id,
      client_id: clientId,
      user_agent: wanted.userAgent.slice(0, 300),
      ip: wanted.ip.slice(0, 64),
      started_at: now,
      last_used_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refreshToken = newRefreshToken()
  await keepToken(trx, { token: refreshToken, sessionId: id, now })
  const ownRights = await readOwnRights(trx, account)
  return { account, ownRights, sessionId: id, clientId, refreshToken, refreshSeconds: IDLE_MS / 1000 }
}

/** Stores the hash of a refresh token. */
export async function keepToken(
  trx: Transaction,
  { token, sessionId, now }: { token: string; sessionId: string; now: Date },
): Promise<void> {
  const row = { hash: hashToken(token), session_id: sessionId, issued_at: now }
  await trx.insertInto('refresh_tokens').values(row).execute()
}

export type EndReason =
  | 'sign-out'
  | 'reuse'
  | 'blocked'
  | 'password'
  | 'ended-elsewhere'
  | 'email'
  | 'deleted'
  | 'factor'

/** Ends all sessions of an account except `keep`, and the steps of signing in that wait. */
export async function endSessions(
  trx: Transaction,
  accountId: string,
  { reason, keep, now }: { reason: EndReason; keep: string | null; now: Date },
): Promise<void> {
  await deleteTickets(trx, accountId)
  await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(keep !== null, query => query.where('id', '!=', keep!))
    .execute()
}

/** Ends the sessions of everyone in the tenant and returns their number. */
export async function endAllSessions(trx: Transaction, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'ended-elsewhere' })
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function endSession(
  trx: Transaction,
  sessionId: string,
  { reason, now }: { reason: EndReason; now: Date },
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Returns for how many seconds a token issued now is valid. */
export function secondsLeft(startedAt: Date, now: Date): number {
  const absolute = startedAt.getTime() + ABSOLUTE_MS - now.getTime()
  return Math.floor(Math.min(IDLE_MS, absolute) / 1000)
}
