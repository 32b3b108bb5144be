import { haveScope, type ScopeAuth } from '@kitwright/contract'
import type { Database } from '../../database/index.ts'
import { type ApiKey, ProblemError } from '../../endpoint/index.ts'
import { countCall, useKey } from './keyStore.ts'
import { hashKey, isKey } from './secretKey.ts'

/** SQL function that refuses a key that has ended, asked as each transaction opens. */
export const KEY_GUARD = 'api_key_refusal'

export interface KeyCall {
  /** The bearer token of the call. */
  readonly token: string | undefined
  /** The tenant of the host. A key of another tenant is none here. */
  readonly tenantId: string
  readonly needed: ScopeAuth
  readonly isLimited: boolean
  readonly now: Date
}

export interface KeyAnswer {
  readonly key: ApiKey
  /** Headers about the key's limit, also of refusals that follow. */
  readonly headers: Readonly<Record<string, string>>
  /** Seconds until the key may call again; 0 if it may now. */
  readonly retryAfter: number
  /** Whether the key has the scope. */
  readonly isAllowed: boolean
}

/**
 * Finds the key of a call and counts the call, also one that is refused later. Throws `unauthenticated` without a key,
 * `key-invalid` for one that does not exist here, has expired or was ended.
 */
export async function authenticateKey(database: Database, call: KeyCall): Promise<KeyAnswer> {
  const { token, tenantId, needed, isLimited, now } = call
  if (token === undefined) throw new ProblemError('unauthenticated')
  if (!isKey(token)) throw new ProblemError('key-invalid')
  const found = await database.withTenant(tenantId, async trx => {
    const row = await useKey(trx, { hash: hashKey(token), now })
    return row && { row, count: isLimited ? await countCall(trx, row.id) : undefined }
  })
  if (!found) throw new ProblemError('key-invalid')
  const { row, count } = found
  const { id, name, scopes, calls_per_minute: callsPerMinute, made_by: madeBy, expires_at: expiresAt } = row
  const resetsIn = Math.max(1, Math.ceil((count?.resetsInMs ?? 60_000) / 1_000))
  const calls = count?.calls ?? 0
  const headers = {
    'ratelimit-limit': String(callsPerMinute),
    'ratelimit-remaining': String(Math.max(0, callsPerMinute - calls)),
    'ratelimit-reset': String(resetsIn),
  }
  const key = { id, name, scopes, callsPerMinute, madeBy, expiresAt }
  return { key, headers, retryAfter: calls > callsPerMinute ? resetsIn : 0, isAllowed: haveScope(scopes, needed) }
}
