import { preparePassword } from '@kitwright/contract'
import { hash, type Options, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { FairSemaphore } from '../../database/index.ts'
import { COMMON_PASSWORDS } from './commonPasswords.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
let cost: Readonly<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>> = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Sets the cost of new hashes. For tests, which create and try hundreds of passwords. */
export const setPasswordCost = (less: typeof cost): void => void (cost = less)

/** Node has four threads for such work. One processor stays free for light calls, and one thread for files. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism()) - 1)
/** One processor computes about thirty hashes a second. */
const LONGEST_WAIT_MS = 10_000

const turns = new FairSemaphore({ places: AT_ONCE, longestWaitMs: LONGEST_WAIT_MS })

/** Each hash uses its memory while it is computed. */
async function inTurn<T>(shop: string, work: () => Promise<T>): Promise<T> {
  const leave = await turns.acquire(shop)
  return work().finally(leave)
}

export const hashPassword = async (shop: string, password: string): Promise<string> =>
  inTurn(shop, async () => hash(preparePassword(password), cost))

/**
 * Returns every input a hash may stem from: the prepared password, or, before passwords were prepared, the typed text
 * in either normal form.
 */
const formsOf = (password: string): string[] => [
  ...new Set([preparePassword(password), password, password.normalize('NFC'), password.normalize('NFD')]),
]

let decoy: Promise<string> | undefined

interface PasswordCheck {
  readonly shop: string
  readonly hash: string | undefined
  readonly password: string
}

/**
 * Whether the password matches the hash, in whatever Unicode form it was typed. Without a hash it takes the same time
 * and returns false.
 */
export async function verifyPassword({ shop, hash: known, password }: PasswordCheck): Promise<boolean> {
  decoy ??= hash('nobody has this password', cost)
  const tried = known ?? (await decoy)
  for (const form of formsOf(password))
    if (await inTurn(shop, async () => verify(tried, form).catch(() => false))) return known !== undefined
  return false
}

/**
 * Whether a guesser would try the password early: one of the most used, one repeated character, or the owner's own
 * e-mail.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  const core = lower.replace(/(?<![\d!@#$%^&*._-])[\d!@#$%^&*._-]+$/, '')
  const own = email.split('@')[0] ?? ''
  return (
    COMMON_PASSWORDS.has(lower) ||
    COMMON_PASSWORDS.has(core) ||
    new Set(lower).size < 3 ||
    lower === email ||
    (own.length > 3 && core === own)
  )
}
