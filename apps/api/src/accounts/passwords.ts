import { hash, type Options, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { COMMON_PASSWORDS } from './commonPasswords.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
let cost: Readonly<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>> = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** What a hash costs from now on; for tests, which make and try hundreds of passwords. */
export const setPasswordCost = (less: typeof cost): void => void (cost = less)

/** At once: each holds its memory and one of the four threads that also read all files, and more of them than processors are no quicker. */
const AT_ONCE = Math.min(3, availableParallelism())
let underWay = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else underWay += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else underWay -= 1
  }
}

export const hashPassword = async (password: string): Promise<string> => inTurn(async () => hash(password, cost))

let decoy: Promise<string> | undefined

/** Whether the password is the hash's. Without a hash it takes the same time and says no. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const against = passwordHash ?? (await decoy)
  const isRight = await inTurn(async () => verify(against, password)).catch(() => false)
  return isRight && passwordHash !== undefined
}

/** Whether a guesser would try it early: among the most used ones, one character over and over, or the owner's own e-mail. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  const core = lower.replace(/[\d!@#$%^&*._-]+$/, '')
  const own = email.split('@')[0] ?? ''
  return (
    COMMON_PASSWORDS.has(lower) ||
    COMMON_PASSWORDS.has(core) ||
    new Set(lower).size < 3 ||
    lower === email ||
    (own.length > 3 && core === own)
  )
}
