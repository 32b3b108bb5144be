import { hash, type Options, verify } from '@node-rs/argon2'
import { COMMON_PASSWORDS } from './commonPasswords.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
let cost: Readonly<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>> = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** What a hash costs from now on; for tests, which make and try hundreds of passwords. */
export const setPasswordCost = (less: typeof cost): void => void (cost = less)

export const hashPassword = async (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** Whether the password is the hash's. Without a hash it takes the same time and says no. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const isRight = await verify(passwordHash ?? (await decoy), password).catch(() => false)
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
