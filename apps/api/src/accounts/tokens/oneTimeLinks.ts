import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../database/index.ts'
import { hashToken } from './refreshTokens.ts'

export type LinkPurpose = 'reset' | 'unlock'
const LIVES_MS: Record<LinkPurpose, number> = { reset: 60 * 60_000, unlock: 30 * 60_000 }

export interface LinkOf {
  readonly purpose: LinkPurpose
  readonly now: Date
  /** The lifetime, if it differs from the usual one. */
  readonly livesMs?: number
}

/**
 * Creates a token for a mailed link and replaces any earlier one. The token is returned once; only its hash is stored.
 */
export async function makeLink(
  trx: Transaction,
  accountId: string,
  { purpose, now, livesMs = LIVES_MS[purpose] }: LinkOf,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx.deleteFrom('one_time_links').where('account_id', '=', accountId).where('purpose', '=', purpose).execute()
  await trx
    .insertInto('one_time_links')
    .values({
      hash: hashToken(token),
      account_id: accountId,
      purpose,
      made_at: now,
      expires_at: new Date(now.getTime() + livesMs),
    })
    .execute()
  return token
}

/** Uses up a link and returns its account; undefined if the link is unknown, used, expired, or for another purpose. */
export async function useLink(trx: Transaction, token: string, { purpose, now }: LinkOf): Promise<string | undefined> {
  const found = await trx
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return found?.account_id
}
