import { type Exchange, Problem } from '../endpoint/index.ts'
import { inTurn } from './inTurn.ts'
import { verifyPassword } from './passwords.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { countFailure, failureKeys, forgetFailures, isLocked } from './signInFailures.ts'
import { type Account, findAccountByEmail } from './store.ts'

type SignIn = Exchange<'POST /api/accounts/token'>

/** Opens a session. An unknown e-mail, a wrong password and a locked account get the same answer after the same work. */
export async function signIn(exchange: SignIn): Promise<OpenedSession> {
  const email = exchange.body.email.trim().toLowerCase()
  return inTurn(`${exchange.tenant.id} ${email}`, async () => signInWith(exchange, email))
}

async function signInWith(exchange: SignIn, email: string): Promise<OpenedSession> {
  const { body, now, ip } = exchange
  const keys = failureKeys(email, ip)
  const found = await exchange.run(async trx => ({
    locked: await isLocked(trx, keys, now),
    account: await findAccountByEmail(trx, email),
  }))
  const isRight = await verifyPassword(found.account?.password_hash, body.password)
  if (found.locked) throw new Problem('invalid-credentials')
  if (!found.account || !isRight) {
    await exchange.run(async trx => countFailure(trx, keys, now))
    throw new Problem('invalid-credentials')
  }
  refuseWrongDoor(found.account, body.clientId)
  const { account } = found
  return exchange.run(async trx => {
    await forgetFailures(trx, keys)
    const userAgent = exchange.headers['user-agent'] ?? ''
    return openSession(trx, { account, clientId: body.clientId, userAgent, ip, now })
  })
}

/** Customers come in by the shop, staff by the office. */
function refuseWrongDoor({ role, is_blocked }: Account, clientId: 'web' | 'office'): void {
  if (is_blocked) throw new Problem('account-blocked')
  if (clientId === 'web' && role !== 'CUSTOMER') throw new Problem('admin-not-allowed')
  if (clientId === 'office' && role === 'CUSTOMER') throw new Problem('invalid-credentials')
}
