import type { Transaction } from '../database/index.ts'
import { type Exchange, Problem } from '../endpoint/index.ts'
import { recordEvent } from '../events/index.ts'
import { inTurn } from './inTurn.ts'
import { useLink } from './oneTimeLinks.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'
import { failureKeys, openLock } from './signInFailures.ts'
import { type Account, getAccount } from './store.ts'

const refuseCommon = (password: string, path: string, email: string): void => {
  if (isCommonPassword(password, email)) throw new Problem('password-too-common', [{ path, id: 'password-too-common' }])
}

/** Changes the caller's password, whose present one must be known, and ends every other session. */
export async function changePassword(exchange: Exchange<'PUT /api/oauth/password'>): Promise<void> {
  const { person, body, run, tenant } = exchange
  const account = await run(async trx => getAccount(trx, person.id))
  const isRight = await inTurn(`${tenant.id} ${account.email}`, async () => isOwn(account, body.currentPassword))
  if (!isRight) throw new Problem('current-password-wrong', [{ path: 'currentPassword', id: 'current-password-wrong' }])
  refuseCommon(body.newPassword, 'newPassword', account.email)
  const passwordHash = await hashPassword(body.newPassword)
  await run(async trx =>
    setPassword(trx, { account, passwordHash, keep: person.sessionId, origin: exchange.origin, now: exchange.now }),
  )
}

async function isOwn(account: Account, password: string | undefined): Promise<boolean> {
  if (account.password_hash === null) return true
  return verifyPassword(account.password_hash, password ?? '')
}

/** Sets a new password by a mailed link. Ends every session and any lock, and proves the e-mail. */
export async function resetPassword(exchange: Exchange<'POST /api/accounts/resetpassword'>): Promise<void> {
  const { body, run, origin, ip, now } = exchange
  const passwordHash = await hashPassword(body.password)
  await run(async trx => {
    const accountId = await useLink(trx, body.token, { purpose: 'reset', now })
    if (!accountId) throw new Problem('link-invalid')
    const account = await getAccount(trx, accountId)
    // Thrown inside: the link stays good for a better password.
    refuseCommon(body.password, 'password', account.email)
    await setPassword(trx, { account, passwordHash, keep: null, origin, now })
    await trx
      .updateTable('accounts')
      .set({ email_confirmed_at: account.email_confirmed_at ?? now })
      .where('id', '=', account.id)
      .execute()
    await openLock(trx, failureKeys(account.email, ip))
  })
}

interface NewPassword {
  readonly account: Account
  readonly passwordHash: string
  /** The session that goes on. */
  readonly keep: string | null
  readonly origin: string
  readonly now: Date
}

async function setPassword(trx: Transaction, { account, passwordHash, keep, origin, now }: NewPassword): Promise<void> {
  const changes = { password_hash: passwordHash, updated_at: now }
  await trx.updateTable('accounts').set(changes).where('id', '=', account.id).execute()
  await endSessions(trx, account.id, { reason: 'password', keep, now })
  await recordEvent(trx, { kind: 'PasswordChanged', subjectId: account.id, payload: { origin } })
}

/** Ends the lock after wrong passwords by a mailed link. */
export async function unlock({ body, run, ip, now }: Exchange<'POST /api/oauth/unlock'>): Promise<void> {
  await run(async trx => {
    const accountId = await useLink(trx, body.token, { purpose: 'unlock', now })
    if (!accountId) throw new Problem('link-invalid')
    const { email } = await getAccount(trx, accountId)
    await openLock(trx, failureKeys(email, ip))
  })
}
