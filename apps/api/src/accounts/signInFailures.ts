import { createHash } from 'node:crypto'
import type { Transaction } from '../database/index.ts'

const MINUTE_MS = 60_000
const FAILURES_PER_LOCK = 5
const LOCK_MINUTES = [1, 2, 4, 8, 15] as const
/** Failures count together while the last lies no further back. An address may be a whole school's, and forgets sooner. */
const FORGOTTEN_MS = { email: 12 * 60 * MINUTE_MS, address: 60 * MINUTE_MS } as const

/** What wrong passwords are counted by. The e-mail is hashed: it may be nobody's here, and is not ours to keep. */
export function failureKeys(email: string, ip: string): string[] {
  const hash = createHash('sha256').update(email).digest('base64url')
  return [`email:${hash}`, `ip:${ip.slice(0, 64)}`]
}

/** How long the nth failure locks; 0 for all but every fifth. */
export function lockMs(failures: number): number {
  if (failures % FAILURES_PER_LOCK !== 0) return 0
  const step = Math.min(failures / FAILURES_PER_LOCK, LOCK_MINUTES.length) - 1
  return (LOCK_MINUTES[step] ?? 0) * MINUTE_MS
}

export async function isLocked(trx: Transaction, keys: readonly string[], now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('sign_in_failures')
    .select('key')
    .where('key', 'in', keys)
    .where('locked_until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts one wrong password by each key, and locks at every fifth. Answers the keys that it has locked. */
export async function countFailure(trx: Transaction, keys: readonly string[], now: Date): Promise<string[]> {
  const locked: string[] = []
  // In one order, so that two failures at once cannot wait for each other.
  for (const key of keys.toSorted()) if (await countOne(trx, key, now)) locked.push(key)
  return locked
}

async function countOne(trx: Transaction, key: string, now: Date): Promise<boolean> {
  const kind = key.startsWith('ip:') ? 'address' : 'email'
  const forgotten = new Date(now.getTime() - FORGOTTEN_MS[kind])
  const { failures } = await trx
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, failed_at: now })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet(eb => ({
        failures: eb
          .case()
          .when('sign_in_failures.failed_at', '<', forgotten)
          .then(1)
          .else(eb('sign_in_failures.failures', '+', 1))
          .end(),
        failed_at: now,
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  const ms = lockMs(failures)
  if (ms === 0) return false
  const lockedUntil = new Date(now.getTime() + ms)
  await trx.updateTable('sign_in_failures').set({ locked_until: lockedUntil }).where('key', '=', key).execute()
  return true
}

/** A right password clears the e-mail's count. The address keeps its own: a guesser may own one account of many. */
export async function forgetFailures(trx: Transaction, keys: readonly string[]): Promise<void> {
  const own = keys.find(key => key.startsWith('email:')) ?? ''
  await trx.deleteFrom('sign_in_failures').where('key', '=', own).execute()
}

/** Whoever opens a mailed link may sign in at once, also where the wrong passwords came from: the address is let in, but keeps its count. */
export async function openLock(trx: Transaction, keys: readonly string[]): Promise<void> {
  await forgetFailures(trx, keys)
  await trx.updateTable('sign_in_failures').set({ locked_until: null }).where('key', 'in', keys).execute()
}
