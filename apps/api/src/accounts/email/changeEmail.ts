import { sql, type Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { forgetDevices } from '../passwords/knownDevices.ts'
import { findAccountByEmail, getAccount } from '../person/store.ts'
import { sendAccountMail } from '../person/requestMail.ts'
import { endSessions } from '../sessions/sessions.ts'
import {
  CONFIRM_MS,
  type EmailChange,
  endPending,
  findPending,
  takeConfirmation,
  takeUndo,
} from './emailChangeStore.ts'
import { requireOwner } from './requireOwner.ts'

/** Mails that one account may send to addresses it names. */
const MOST_A_DAY = 5
const DAY_MS = 24 * 60 * 60_000

const present = (change: EmailChange | undefined) => ({
  pending: change ? { email: change.new_email, expiresAt: change.expires_at.toISOString() } : null,
})

export const readPending = async ({ run, person, now }: Exchange<'GET /api/accounts/email'>) =>
  present(await run(async trx => findPending(trx, person.id, now)))

/**
 * Asks for another e-mail address, which changes nothing until the link that is mailed to it is opened. An address that
 * belongs to another account gets the same answer; only its mail says so.
 */
export async function askForEmail(exchange: Exchange<'POST /api/accounts/email'>) {
  const { run, person, body } = exchange
  const account = await run(async trx => getAccount(trx, person.id))
  await requireOwner(exchange, account, body.password)
  if (body.email === account.email)
    throw new ProblemError('email-unchanged', [{ path: 'email', id: 'email-unchanged' }])
  return present(await run(async trx => insertChange(trx, exchange, account.email)))
}

async function insertChange(
  trx: Transaction,
  { person, body, now }: Exchange<'POST /api/accounts/email'>,
  oldEmail: string,
): Promise<EmailChange> {
  // Two tabs ask in turn, so that one link works.
  await sql`select from accounts where id = ${person.id} for update`.execute(trx)
  await refuseMany(trx, person.id, now)
  await endPending(trx, person.id, now)
  const { rows } = await sql<EmailChange>`
    insert into email_changes (account_id, session_id, old_email, new_email, asked_at, expires_at)
    values (${person.id}, ${person.sessionId}, ${oldEmail}, ${body.email}, ${now}, ${new Date(now.getTime() + CONFIRM_MS)})
    returning *`.execute(trx)
  const change = rows[0]!
  await recordEvent(trx, { kind: 'EmailChangeAsked', subjectId: person.id, payload: { changeId: change.id } })
  return change
}

async function refuseMany(trx: Transaction, accountId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ first: Date; count: number }>`
    select min(asked_at) as first, count(*)::int as count from email_changes
    where account_id = ${accountId} and asked_at > ${new Date(now.getTime() - DAY_MS)}`.execute(trx)
  const { first, count } = rows[0]!
  if (count < MOST_A_DAY) return
  throw new ProblemError('too-many-requests', [], Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000))
}

export const cancelChange = async ({ run, person, now }: Exchange<'DELETE /api/accounts/email'>): Promise<void> =>
  run(async trx => void (await endPending(trx, person.id, now)))

/**
 * Changes the address by the link mailed to the new one. Every session but the one that asked ends, and the old address
 * gets a notice with the way back.
 */
export async function confirmEmail({ run, body, now }: Exchange<'POST /api/accounts/email/confirm'>) {
  return run(async trx => {
    const change = await takeConfirmation(trx, body.token, now)
    if (!change) throw new ProblemError('link-invalid')
    const { id, account_id: accountId, new_email: email } = change
    await setEmail(trx, { accountId, email, from: change.old_email, now })
    await endSessions(trx, accountId, { reason: 'email', keep: change.session_id, now })
    await recordEvent(trx, { kind: 'EmailChanged', subjectId: accountId, payload: { changeId: id } })
    return { email }
  })
}

/**
 * Takes a change back by the link mailed to the old address: someone else may have made it, so every session ends, every
 * device is forgotten, and the old address gets a link to a new password.
 */
export async function undoEmail({ run, body, now, origin, language }: Exchange<'POST /api/accounts/email/undo'>) {
  return run(async trx => {
    const change = await takeUndo(trx, body.token, now)
    if (!change) throw new ProblemError('link-invalid')
    const { account_id: accountId, old_email: email } = change
    await endPending(trx, accountId, now)
    const account = await getAccount(trx, accountId)
    await setEmail(trx, { accountId, email, from: account.email, now })
    // Their links lead to addresses that the other person has chosen.
    await sql`update email_changes set undo_hash = null where account_id = ${accountId}`.execute(trx)
    await trx.deleteFrom('one_time_links').where('account_id', '=', accountId).execute()
    await endSessions(trx, accountId, { reason: 'email', keep: null, now })
    await forgetDevices(trx, accountId)
    await sendAccountMail(trx, { kind: 'ResetAsked', email, origin, language, now })
    return { email }
  })
}

/** Throws `email-taken` if another account has the address by now, `link-invalid` if this one has changed or is gone. */
async function setEmail(
  trx: Transaction,
  { accountId, email, from, now }: { accountId: string; email: string; from: string; now: Date },
): Promise<void> {
  const other = await findAccountByEmail(trx, email)
  if (other && other.id !== accountId) throw new ProblemError('email-taken')
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ email, email_confirmed_at: now, updated_at: now })
    .where('id', '=', accountId)
    .where('email', '=', from)
    .where('removed_at', 'is', null)
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ProblemError('link-invalid')
}
