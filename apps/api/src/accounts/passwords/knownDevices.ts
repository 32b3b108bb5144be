import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../database/index.ts'
import { hashToken } from '../tokens/refreshTokens.ts'

/** The limit per account. Older devices are phones and browsers long given away. */
const MAX_KNOWN = 20

/**
 * Whether somebody has signed in to the account on this device before. Also runs the query for a missing account, so
 * that an unknown e-mail is not answered sooner.
 */
export async function isKnownDevice(trx: Transaction, accountId: string, device: string): Promise<boolean> {
  const found = await trx
    .selectFrom('known_devices')
    .select('known_at')
    .where('account_id', '=', accountId)
    .where('device', '=', hashToken(device))
    .executeTakeFirst()
  return found !== undefined
}

interface DeviceVisit {
  readonly accountId: string
  /** The name the browser gives itself; null if it has none yet. */
  readonly device: string | null
  readonly now: Date
}

/** Remembers the device and returns the name that it must store. The server stores only the hash. */
export async function rememberDevice(trx: Transaction, { accountId, device, now }: DeviceVisit): Promise<string> {
  const name = device ?? randomBytes(32).toString('base64url')
  await trx
    .insertInto('known_devices')
    .values({ account_id: accountId, device: hashToken(name), known_at: now })
    .onConflict(conflict => conflict.columns(['tenant_id', 'account_id', 'device']).doUpdateSet({ known_at: now }))
    .execute()
  const others = trx
    .selectFrom('known_devices')
    .select('device')
    .where('account_id', '=', accountId)
    .orderBy('known_at', 'desc')
    .offset(MAX_KNOWN)
  await trx.deleteFrom('known_devices').where('account_id', '=', accountId).where('device', 'in', others).execute()
  return name
}

/** Forgets all of the account's known devices. */
export async function forgetDevices(trx: Transaction, accountId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('account_id', '=', accountId).execute()
}
