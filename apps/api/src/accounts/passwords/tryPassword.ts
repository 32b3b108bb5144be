import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { sendAccountMail } from '../person/requestMail.ts'
import { isKnownDevice } from './knownDevices.ts'
import { verifyPassword } from './passwords.ts'
import { countedBy, countFailure, forgetFailures, type Guesser, pauseLeftMs } from './signInPauses.ts'
import type { Account } from '../person/store.ts'

const tails = new Map<string, Promise<unknown>>()

/** Runs the tasks of one key one after the other, so that concurrent guesses are counted like guesses in a row. */
async function withMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  const tail = mine.catch(() => {})
  tails.set(key, tail)
  try {
    return await mine
  } finally {
    if (tails.get(key) === tail) tails.delete(key)
  }
}

/** A pause of at least this length offers an alternative by mail. */
const LONG_PAUSE_MS = 30_000

type SignInContext = Pick<
  Exchange<'POST /api/accounts/token'>,
  'tenant' | 'run' | 'network' | 'device' | 'origin' | 'language' | 'now'
>

interface SignInAttempt {
  /** Lower case. May belong to no account. */
  readonly email: string
  readonly account: Account | undefined
  readonly password: string
}

/**
 * Checks a password; the only function that may. Counts wrong passwords, which delay later attempts. Throws
 * `sign-in-paused` without checking the password. An unknown e-mail takes the same steps as a known one.
 */
export async function tryPassword(
  trying: SignInContext,
  { email, account, password }: SignInAttempt,
): Promise<boolean> {
  const { tenant, run, now } = trying
  const guesser = await guesserOf(trying, email, account)
  const keys = countedBy(guesser)
  // Guesses at one account wait for each other, but its own device does not wait for strangers.
  return withMutex(`${tenant.id} ${email} ${guesser.knownDevice}`, async () => {
    const requireNoPause = async (trx: Transaction): Promise<void> => {
      const left = await pauseLeftMs(trx, keys, now)
      if (left > 0) throw new ProblemError('sign-in-paused', [], left / 1000)
    }
    await run(requireNoPause)
    const isRight = await verifyPassword({
      shop: tenant.id,
      hash: account?.password_hash ?? undefined,
      password,
    })
    await run(async trx => {
      // Concurrent guesses at other accounts may have used up the address's allowance.
      await requireNoPause(trx)
      if (isRight) return forgetFailures(trx, keys)
      const pause = await countFailure(trx, keys, now)
      if (pause >= LONG_PAUSE_MS) await sendAccountMail(trx, { ...trying, kind: 'UnlockAsked', email })
    })
    return isRight
  })
}

/** Identifies the guesser, for an account that may not exist. */
export async function guesserOf(
  { run, network, device }: Pick<SignInContext, 'run' | 'network' | 'device'>,
  email: string,
  account: Account | undefined,
): Promise<Guesser> {
  const isKnown = device !== null && (await run(async trx => isKnownDevice(trx, account?.id ?? randomUUID(), device)))
  return { email, network, knownDevice: isKnown ? device : null }
}
