import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../../database/index.ts'

const LIVES_MS = 10 * 60_000
const MAX_TRIES = 5

export interface CodeOf {
  readonly accountId: string
  readonly key: Uint8Array
  readonly now: Date
}

/** Six digits have too few values for a plain hash, so the hash uses the servers' key. */
const hashCode = (code: string, { accountId, key }: Pick<CodeOf, 'accountId' | 'key'>): Buffer =>
  createHmac('sha256', key).update(`${accountId} ${code}`).digest()

/** Creates a code for the account and replaces any earlier one. The code is returned once; only its hash is stored. */
export async function makeCode(trx: Transaction, { accountId, key, now }: CodeOf): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = {
    account_id: accountId,
    hash: hashCode(code, { accountId, key }),
    sent_at: now,
    expires_at: new Date(now.getTime() + LIVES_MS),
    tries: 0,
  }
  await trx
    .insertInto('one_time_codes')
    .values(row)
    .onConflict(conflict => conflict.columns(['tenant_id', 'account_id']).doUpdateSet(row))
    .execute()
  return code
}

/** Whether the code belongs to the account. A right code is used up; any code is used up after five wrong attempts. */
export async function useCode(trx: Transaction, code: string, { accountId, key, now }: CodeOf): Promise<boolean> {
  const found = await trx
    .updateTable('one_time_codes')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  if (!found || !timingSafeEqual(found.hash, hashCode(code, { accountId, key }))) return false
  await trx.deleteFrom('one_time_codes').where('account_id', '=', accountId).execute()
  return true
}
