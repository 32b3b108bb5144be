import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { sendAccountMail } from '../person/requestMail.ts'
import { hashPassword, isCommonPassword, verifyPassword } from '../passwords/passwords.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { findAccountByEmail, insertAccount, type NewAccount } from '../person/store.ts'

type Register = Exchange<'POST /api/accounts/register'>

/**
 * Creates a customer account. If mails reach people, it waits for the mailed code; an e-mail that is taken gets the
 * same answer, and its owner a mail. Otherwise it is active and signed in immediately.
 */
export async function register(exchange: Register, confirmsByCode: boolean): Promise<OpenedSession | 'code'> {
  const { tenant, body, run } = exchange
  if (isCommonPassword(body.password, body.email))
    throw new ProblemError('password-too-common', [{ path: 'password', id: 'password-too-common' }])
  const passwordHash = await hashPassword(tenant.id, body.password)
  if (confirmsByCode) return registerForCode(exchange, passwordHash)
  return run(async trx => registerAtOnce(trx, exchange, passwordHash))
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
  if (!account) throw new ProblemError('email-taken', [{ path: 'email', id: 'email-taken' }])
  await recordEvent(trx, { kind: 'AccountRegistered', subjectId: account.id, payload: { origin } })
  return openSession(trx, { account, clientId: 'web', userAgent: headers['user-agent'] ?? '', ip, now })
}

async function registerForCode(exchange: Register, passwordHash: string): Promise<'code'> {
  const { tenant, body, language, origin, now, run } = exchange
  const known = await run(async trx => findAccountByEmail(trx, body.email))
  // Also runs for a new e-mail, so that it is not answered sooner.
  const isSame = await verifyPassword({
    shop: tenant.id,
    hash: known?.password_hash ?? undefined,
    password: body.password,
  })
  await run(async trx => {
    const made = await insertAccount(trx, { ...rowOf(exchange, passwordHash), email_confirmed_at: null })
    if (!made) await replaceUnconfirmed(trx, exchange, { passwordHash, isSame })
    await sendAccountMail(trx, { kind: 'CodeAsked', email: body.email, origin, language, now })
  })
  return 'code'
}

const DAY_MS = 24 * 60 * 60_000

/**
 * A person who could not confirm the account may have mistyped their own name or password. Two passwords within a day
 * may belong to two people, one of whom waits for the code. Neither counts then, and the owner proved by the code
 * chooses a new one.
 */
async function replaceUnconfirmed(
  trx: Transaction,
  exchange: Register,
  { passwordHash, isSame }: { passwordHash: string; isSame: boolean },
): Promise<void> {
  const { body, now } = exchange
  const account = await findAccountByEmail(trx, body.email)
  if (!account || account.email_confirmed_at || account.role !== 'CUSTOMER') return
  const { role: _, email: __, ...changes } = rowOf(exchange, passwordHash)
  const isDoubtful = !isSame && now.getTime() - account.updated_at.getTime() < DAY_MS
  await trx
    .updateTable('accounts')
    .set({ ...changes, ...(isDoubtful && { password_hash: null }), updated_at: now })
    .where('id', '=', account.id)
    .execute()
}
