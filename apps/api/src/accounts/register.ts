import { type Exchange, Problem } from '../endpoint/index.ts'
import { recordEvent } from '../events/index.ts'
import { hashPassword, isCommonPassword } from './passwords.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { insertAccount } from './store.ts'

/** Makes a customer account, active at once, and signs it in. */
export async function register(exchange: Exchange<'POST /api/accounts/register'>): Promise<OpenedSession> {
  const { body, language, now, ip } = exchange
  if (isCommonPassword(body.password, body.email)) throw new Problem('password-too-common')
  const passwordHash = await hashPassword(body.password)
  return exchange.run(async trx => {
    const account = await insertAccount(trx, {
      email: body.email,
      password_hash: passwordHash,
      role: 'CUSTOMER',
      first_name: body.firstName,
      last_name: body.lastName,
      phone: body.phone || null,
      language,
    })
    if (!account) throw new Problem('email-taken', [{ path: 'email', id: 'email-taken' }])
    await recordEvent(trx, { kind: 'AccountRegistered', subjectId: account.id })
    const userAgent = exchange.headers['user-agent'] ?? ''
    return openSession(trx, { account, clientId: 'web', userAgent, ip, now })
  })
}
