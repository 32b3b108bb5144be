import type { Details, Tokens } from '@kitwright/contract'
import type { TenantContext } from '../../endpoint/index.ts'
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from '../tokens/accessTokens.ts'
import type { OpenedSession } from './sessions.ts'
import type { Account } from '../person/store.ts'

/** Account as its owner sees it. `blocked` repeats `isBlocked` under the name that the specification's client reads. */
export const presentDetails = (account: Account): Details => ({
  id: account.id,
  firstName: account.first_name,
  lastName: account.last_name,
  email: account.email,
  phone: account.phone,
  language: account.language,
  isBlocked: account.is_blocked,
  blocked: account.is_blocked,
  hasPassword: account.password_hash !== null,
})

/** Answer to signing in or refreshing. */
export async function presentTokens(
  session: OpenedSession,
  { tokens, tenant, now }: { tokens: AccessTokens; tenant: TenantContext; now: Date },
): Promise<Tokens> {
  const { account, ownRights, sessionId, clientId } = session
  const { id, email, role } = account
  const name = { firstName: account.first_name, lastName: account.last_name }
  const bearer = { id, email, role, ownRights, ...name, isConfirmed: account.email_confirmed_at !== null }
  return {
    access_token: await tokens.issue({ tenant, account: bearer, sessionId, clientId }, now),
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: session.refreshToken,
    refresh_expires_in: session.refreshSeconds,
    token_type: 'Bearer',
    session_state: sessionId,
  }
}
