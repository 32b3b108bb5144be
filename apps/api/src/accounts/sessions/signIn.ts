import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { sendAccountMail } from '../person/requestMail.ts'
import { admit } from './admit.ts'
import { noteSignIn, type OpenedSession } from './sessions.ts'
import { type Account, findAccountByEmail } from '../person/store.ts'
import { tryPassword } from '../passwords/tryPassword.ts'

type PasswordSignInExchange = Exchange<'POST /api/accounts/token'>

/**
 * Opens a session, or asks for the second factor. An unknown e-mail and a wrong password get the same answer after the same work. If codes are mailed,
 * an unconfirmed account is sent a new one.
 */
export async function signIn(exchange: PasswordSignInExchange, confirmsByCode: boolean): Promise<OpenedSession> {
  const { body, now, ip } = exchange
  const email = body.email.trim().toLowerCase()
  const account = await exchange.run(async trx => findAccountByEmail(trx, email))
  const isRight = await tryPassword(exchange, { email, account, password: body.password })
  if (account && !isRight && body.clientId === 'office' && account.role !== 'CUSTOMER')
    await exchange.run(async trx => noteSignIn(trx, account, 'sign-in-refused'))
  if (!account || !isRight) throw new ProblemError('invalid-credentials')
  refuseWrongDoor(account, body.clientId)
  if (confirmsByCode && !account.email_confirmed_at && account.role === 'CUSTOMER') await askForCode(exchange, email)
  const userAgent = exchange.headers['user-agent'] ?? ''
  return admit(exchange, { account, clientId: body.clientId, userAgent, ip, now })
}

async function askForCode({ run, origin, language, now }: PasswordSignInExchange, email: string): Promise<never> {
  await run(async trx => sendAccountMail(trx, { kind: 'CodeAsked', email, origin, language, now }))
  throw new ProblemError('email-unconfirmed')
}

/** Customers sign in to the shop, staff to the office. */
export function refuseWrongDoor({ role, is_blocked }: Account, clientId: 'web' | 'office'): void {
  if (is_blocked) throw new ProblemError('account-blocked')
  if (clientId === 'web' && role !== 'CUSTOMER') throw new ProblemError('admin-not-allowed')
  if (clientId === 'office' && role === 'CUSTOMER') throw new ProblemError('invalid-credentials')
}
