import type { Transaction } from '../database/index.ts'
import { type Exchange, Problem } from '../endpoint/index.ts'
import { askForMail } from './askForMail.ts'
import { inTurn } from './inTurn.ts'
import { verifyPassword } from './passwords.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { countFailure, failureKeys, forgetFailures, isLocked } from './signInFailures.ts'
import { type Account, findAccountByEmail } from './store.ts'

type SignIn = Exchange<'POST /api/accounts/token'>

/**
 * Opens a session. An unknown e-mail, a wrong password and a locked account get the same answer after the same work. Where codes are
 * mailed, an account that has not been confirmed is sent a new one.
 */
export async function signIn(exchange: SignIn, confirmsByCode: boolean): Promise<OpenedSession> {
  const email = exchange.body.email.trim().toLowerCase()
  return inTurn(`${exchange.tenant.id} ${email}`, async () => signInWith(exchange, email, confirmsByCode))
}

async function signInWith(exchange: SignIn, email: string, confirmsByCode: boolean): Promise<OpenedSession> {
  const { body, now, ip } = exchange
  const keys = failureKeys(email, ip)
  const found = await exchange.run(async trx => ({
    locked: await isLocked(trx, keys, now),
    account: await findAccountByEmail(trx, email),
  }))
  const isRight = await verifyPassword(found.account?.password_hash ?? undefined, body.password)
  if (found.locked) throw new Problem('invalid-credentials')
  if (!found.account || !isRight) {
    await exchange.run(async trx => fail(trx, exchange, { keys, email }))
    throw new Problem('invalid-credentials')
  }
  refuseWrongDoor(found.account, body.clientId)
  const { account } = found
  if (confirmsByCode && !account.email_confirmed_at && account.role === 'CUSTOMER') await askForCode(exchange, email)
  return exchange.run(async trx => {
    await forgetFailures(trx, keys)
    const userAgent = exchange.headers['user-agent'] ?? ''
    return openSession(trx, { account, clientId: body.clientId, userAgent, ip, now })
  })
}

/** Counts the failure; an account that is locked by it is offered a way out by mail, known here or not. */
async function fail(
  trx: Transaction,
  { now, origin, language }: SignIn,
  { keys, email }: { keys: readonly string[]; email: string },
): Promise<void> {
  const locked = await countFailure(trx, keys, now)
  const isAccountLocked = locked.some(key => key.startsWith('email:'))
  if (isAccountLocked) await askForMail(trx, { kind: 'UnlockAsked', email, origin, language, now })
}

async function askForCode({ run, origin, language, now }: SignIn, email: string): Promise<never> {
  await run(async trx => askForMail(trx, { kind: 'CodeAsked', email, origin, language, now }))
  throw new Problem('email-unconfirmed')
}

/** Customers come in by the shop, staff by the office. */
function refuseWrongDoor({ role, is_blocked }: Account, clientId: 'web' | 'office'): void {
  if (is_blocked) throw new Problem('account-blocked')
  if (clientId === 'web' && role !== 'CUSTOMER') throw new Problem('admin-not-allowed')
  if (clientId === 'office' && role === 'CUSTOMER') throw new Problem('invalid-credentials')
}
