import type { Transaction } from '../database/index.ts'
import { type Exchange, Problem } from '../endpoint/index.ts'
import { recordEvent } from '../events/index.ts'
import { askForMail } from './askForMail.ts'
import { hashPassword, isCommonPassword } from './passwords.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { findAccountByEmail, insertAccount, type NewAccount } from './store.ts'

type Register = Exchange<'POST /api/accounts/register'>

/**
 * Makes a customer account. Where mails reach people it waits for the mailed code, and an e-mail that is taken gets the same answer
 * (and its owner a mail); otherwise it is active and signed in at once.
 */
export async function register(exchange: Register, confirmsByCode: boolean): Promise<OpenedSession | 'code'> {
  const { body, run } = exchange
  if (isCommonPassword(body.password, body.email))
    throw new Problem('password-too-common', [{ path: 'password', id: 'password-too-common' }])
  const passwordHash = await hashPassword(body.password)
  return run(async trx =>
    confirmsByCode ? registerForCode(trx, exchange, passwordHash) : registerAtOnce(trx, exchange, passwordHash),
  )
}

const rowOf = ({ body, language }: Register, passwordHash: string): Omit<NewAccount, 'email_confirmed_at'> => ({
  email: body.email,
  password_hash: passwordHash,
  role: 'CUSTOMER',
  first_name: body.firstName,
  last_name: body.lastName,
  phone: body.phone || null,
  language,
})

async function registerAtOnce(trx: Transaction, exchange: Register, passwordHash: string): Promise<OpenedSession> {
  const { now, ip, origin, headers } = exchange
  const account = await insertAccount(trx, { ...rowOf(exchange, passwordHash), email_confirmed_at: null })
  if (!account) throw new Problem('email-taken', [{ path: 'email', id: 'email-taken' }])
  await recordEvent(trx, { kind: 'AccountRegistered', subjectId: account.id, payload: { origin } })
  return openSession(trx, { account, clientId: 'web', userAgent: headers['user-agent'] ?? '', ip, now })
}

async function registerForCode(trx: Transaction, exchange: Register, passwordHash: string): Promise<'code'> {
  const { body, language, origin, now } = exchange
  const made = await insertAccount(trx, { ...rowOf(exchange, passwordHash), email_confirmed_at: null })
  // Whoever could not confirm it before may have mistyped their own name or password.
  if (!made) await replaceUnconfirmed(trx, exchange, passwordHash)
  await askForMail(trx, { kind: 'CodeAsked', email: body.email, origin, language, now })
  return 'code'
}

async function replaceUnconfirmed(trx: Transaction, exchange: Register, passwordHash: string): Promise<void> {
  const account = await findAccountByEmail(trx, exchange.body.email)
  if (!account || account.email_confirmed_at || account.role !== 'CUSTOMER') return
  const { role: _, email: __, ...changes } = rowOf(exchange, passwordHash)
  await trx.updateTable('accounts').set(changes).where('id', '=', account.id).execute()
}
