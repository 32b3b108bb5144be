import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { forgetDevices, rememberDevice } from '../passwords/knownDevices.ts'
import { useLink } from '../tokens/oneTimeLinks.ts'
import { hashPassword, isCommonPassword } from '../passwords/passwords.ts'
import { endSessions } from './sessions.ts'
import { countedBy, endPause } from '../passwords/signInPauses.ts'
import { type Account, getAccount } from '../person/store.ts'
import { guesserOf, tryPassword } from '../passwords/tryPassword.ts'

const refuseCommon = (password: string, path: string, email: string): void => {
  if (isCommonPassword(password, email))
    throw new ProblemError('password-too-common', [{ path, id: 'password-too-common' }])
}

/**
 * Changes the caller's password after checking the current one, and ends every other session. Returns the name of the
 * device.
 */
export async function changePassword(exchange: Exchange<'PUT /api/oauth/password'>): Promise<string> {
  const { tenant, person, body, run } = exchange
  const account = await run(async trx => getAccount(trx, person.id))
  const isRight = await isOwn(exchange, account)
  if (!isRight)
    throw new ProblemError('current-password-wrong', [{ path: 'currentPassword', id: 'current-password-wrong' }])
  refuseCommon(body.newPassword, 'newPassword', account.email)
  const passwordHash = await hashPassword(tenant.id, body.newPassword)
  return run(async trx => setPassword(trx, exchange, { account, passwordHash, keep: person.sessionId }))
}

async function isOwn(exchange: Exchange<'PUT /api/oauth/password'>, account: Account): Promise<boolean> {
  if (account.password_hash === null) return true
  return tryPassword(exchange, { email: account.email, account, password: exchange.body.currentPassword ?? '' })
}

/**
 * Sets a new password by a mailed link. Ends every session and any pause, and proves the e-mail. Returns the name of
 * the device.
 */
export async function resetPassword(exchange: Exchange<'POST /api/accounts/resetpassword'>): Promise<string> {
  const { tenant, body, run, now } = exchange
  const passwordHash = await hashPassword(tenant.id, body.password)
  const { account, device } = await run(async trx => {
    const accountId = await useLink(trx, body.token, { purpose: 'reset', now })
    if (!accountId) throw new ProblemError('link-invalid')
    const account = await getAccount(trx, accountId)
    // Throws inside the transaction, so that the link stays valid for a better password.
    refuseCommon(body.password, 'password', account.email)
    const device = await setPassword(trx, exchange, { account, passwordHash, keep: null })
    await trx
      .updateTable('accounts')
      .set({ email_confirmed_at: account.email_confirmed_at ?? now })
      .where('id', '=', account.id)
      .execute()
    return { account, device }
  })
  await letTry(exchange, account)
  return device
}

interface NewPassword {
  readonly account: Account
  readonly passwordHash: string
  /** The session that stays open. */
  readonly keep: string | null
}

/** Someone who knew the old password may have signed in with it, so only this device stays known. */
async function setPassword(
  trx: Transaction,
  { device, origin, now }: Pick<Exchange<'PUT /api/oauth/password'>, 'device' | 'origin' | 'now'>,
  { account, passwordHash, keep }: NewPassword,
): Promise<string> {
  const changes = { password_hash: passwordHash, updated_at: now }
  await trx.updateTable('accounts').set(changes).where('id', '=', account.id).execute()
  await endSessions(trx, account.id, { reason: 'password', keep, now })
  await recordEvent(trx, { kind: 'PasswordChanged', subjectId: account.id, payload: { origin } })
  await forgetDevices(trx, account.id)
  return rememberDevice(trx, { accountId: account.id, device, now })
}

type LinkTokenExchange = Exchange<'POST /api/accounts/resetpassword'> | Exchange<'POST /api/oauth/unlock'>

/** Ends the pauses of this account on this device. Only the account's owner can open a mailed link. */
async function letTry(exchange: LinkTokenExchange, account: Account): Promise<void> {
  const { email } = account
  const guesser = await guesserOf(exchange, email, account)
  const keys = [...countedBy(guesser), ...countedBy({ ...guesser, knownDevice: null })]
  await exchange.run(async trx => endPause(trx, keys))
}

/**
 * Ends the pause after wrong passwords by a mailed link. Returns the name of the device, which strangers' guesses no
 * longer affect.
 */
export async function unlock(exchange: Exchange<'POST /api/oauth/unlock'>): Promise<string> {
  const { body, run, device, now } = exchange
  const { account, known } = await run(async trx => {
    const accountId = await useLink(trx, body.token, { purpose: 'unlock', now })
    if (!accountId) throw new ProblemError('link-invalid')
    const account = await getAccount(trx, accountId)
    return { account, known: await rememberDevice(trx, { accountId, device, now }) }
  })
  await letTry(exchange, account)
  return known
}
