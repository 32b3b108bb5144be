import { createHash } from 'node:crypto'
import { type Transaction } from '../../database/index.ts'

const SECOND_MS = 1000
const HOUR_MS = 3_600_000
const LONGEST_PAUSE_MS = 15 * 60 * SECOND_MS

/**
 * The keys by which wrong passwords are counted, the number of free attempts, and how long attempts are remembered
 * after the last. A person who mistypes meets only their own count. A whole school may do so behind one address. An
 * attacker with many addresses still meets the account's count.
 */
const COUNTS = {
  /** One account from one network address. */
  pair: { free: 2, keptMs: 12 * HOUR_MS },
  /** One account on a device that has signed in to it before. Guesses from other devices do not count here. */
  device: { free: 2, keptMs: 12 * HOUR_MS },
  account: { free: 20, keptMs: 12 * HOUR_MS },
  address: { free: 1000, keptMs: HOUR_MS },
  /**
   * Accounts tried from one address with a wrong password. Only this counter shows one password tried on many accounts.
   */
  spread: { free: 60, keptMs: HOUR_MS },
  /** Codes of an account's second factor. Of the million codes three are right at a time. */
  code: { free: 4, keptMs: 12 * HOUR_MS },
  /** The same on a device that has signed in to the account before, so that a thief of the password does not lock the owner out. */
  deviceCode: { free: 4, keptMs: 12 * HOUR_MS },
} as const
type FailureCounterKind = keyof typeof COUNTS

/** The person who tries a password, as far as known. */
export interface Guesser {
  /** Lower case. May belong to no account. */
  readonly email: string
  readonly network: string
  /** Null for a device that has not signed in to this account before. */
  readonly knownDevice: string | null
}

/** Hashed, because an e-mail may belong to no account, and we must not store it then. */
const keyOf = (kind: FailureCounterKind, ...parts: string[]): string =>
  `${kind}:${createHash('sha256').update(parts.join(' ')).digest('base64url')}`

export function countedBy({ email, network, knownDevice }: Guesser): string[] {
  if (knownDevice !== null) return [keyOf('device', email, knownDevice)]
  const own = [keyOf('pair', email, network), keyOf('account', email)]
  return [...own, keyOf('address', network), keyOf('spread', network)]
}

/** The key under which wrong codes of a second factor are counted. */
export const codesCountedBy = (accountId: string, knownDevice: string | null): string =>
  knownDevice === null ? keyOf('code', accountId) : keyOf('deviceCode', accountId, knownDevice)

/** A pause of one second, two, four … up to a quarter of an hour. */
export const pauseMs = (failures: number, free: number): number =>
  failures <= free ? 0 : Math.min(LONGEST_PAUSE_MS, SECOND_MS * 2 ** (failures - free - 1))

/** Returns how long the guesser must wait, in milliseconds; 0 if they may try now. */
export async function pauseLeftMs(trx: Transaction, keys: readonly string[], now: Date): Promise<number> {
  const { until } = await trx
    .selectFrom('sign_in_failures')
    .select(eb => eb.fn.max('locked_until').as('until'))
    .where('key', 'in', keys)
    .executeTakeFirstOrThrow()
  return until === null ? 0 : Math.max(0, until.getTime() - now.getTime())
}

/** Counts one wrong password under each key and returns the pause that begins, in milliseconds. */
export async function countFailure(trx: Transaction, keys: readonly string[], now: Date): Promise<number> {
  let longest = 0
  // Takes the keys in a fixed order, so that two concurrent failures cannot deadlock; `pair` comes before `spread`.
  let isNewPair = false
  for (const key of keys.toSorted()) {
    const kind = key.slice(0, key.indexOf(':')) as FailureCounterKind
    if (kind === 'spread' && !isNewPair) continue
    const { failures, pause } = await countOne(trx, key, { kind, now })
    isNewPair ||= kind === 'pair' && failures === 1
    longest = Math.max(longest, pause)
  }
  return longest
}

async function countOne(
  trx: Transaction,
  key: string,
  { kind, now }: { kind: FailureCounterKind; now: Date },
): Promise<{ failures: number; pause: number }> {
  const { free, keptMs } = COUNTS[kind]
  const forgotten = new Date(now.getTime() - keptMs)
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
  const ms = pauseMs(failures, free)
  if (ms === 0) return { failures, pause: 0 }
  const until = new Date(now.getTime() + ms)
  await trx.updateTable('sign_in_failures').set({ locked_until: until }).where('key', '=', key).execute()
  return { failures, pause: ms }
}

const isOwn = (key: string): boolean => /^(?:pair|device):/.test(key)

/**
 * Clears the guesser's own count after a right password. The counts of the account and the address stay: others guess
 * too, and a guesser may own one account of many.
 */
export async function forgetFailures(trx: Transaction, keys: readonly string[]): Promise<void> {
  await trx.deleteFrom('sign_in_failures').where('key', 'in', keys.filter(isOwn)).execute()
}

/**
 * Lets the owner of a mailed link sign in at once, also from the address of the wrong passwords. The address keeps its
 * count.
 */
export async function endPause(trx: Transaction, keys: readonly string[]): Promise<void> {
  const shared = keys.filter(key => /^(?:address|spread):/.test(key))
  const others = keys.filter(key => !shared.includes(key))
  await trx.deleteFrom('sign_in_failures').where('key', 'in', others).execute()
  if (shared.length > 0)
    await trx.updateTable('sign_in_failures').set({ locked_until: null }).where('key', 'in', shared).execute()
}
