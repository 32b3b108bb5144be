import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { hashPassword, isCommonPassword } from '../passwords/passwords.ts'
import { endSessions } from '../sessions/sessions.ts'
import { type Account, getAccount, insertAccount } from '../person/store.ts'
import type { StaffMember } from './types.ts'

export const presentStaff = (account: Account): StaffMember => ({
  id: account.id,
  firstName: account.first_name,
  lastName: account.last_name,
  email: account.email,
  phone: account.phone,
  role: account.role === 'ADMIN' ? 'ADMIN' : 'STORE',
  isBlocked: account.is_blocked,
  createdAt: account.created_at.toISOString(),
})

export const readOwnStaff = async ({ person, run }: Exchange<'GET /api/office/me'>): Promise<StaffMember> =>
  presentStaff(await run(async trx => getAccount(trx, person.id)))

export async function listStaff({ run }: Exchange<'GET /api/office/staff'>): Promise<StaffMember[]> {
  const rows = await run(async trx =>
    trx
      .selectFrom('accounts')
      .selectAll()
      .where('role', '!=', 'CUSTOMER')
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(500)
      .execute(),
  )
  return rows.map(presentStaff)
}

export async function addStaff({
  tenant,
  body,
  language,
  now,
  run,
}: Exchange<'POST /api/office/staff'>): Promise<StaffMember> {
  if (isCommonPassword(body.password, body.email))
    throw new ProblemError('password-too-common', [{ path: 'password', id: 'password-too-common' }])
  const row = {
    email: body.email,
    password_hash: await hashPassword(tenant.id, body.password),
    role: body.role,
    first_name: body.firstName,
    last_name: body.lastName,
    phone: null,
    language,
    email_confirmed_at: now,
  }
  const account = await run(async trx => insertAccount(trx, row))
  if (!account) throw new ProblemError('email-taken', [{ path: 'email', id: 'email-taken' }])
  return presentStaff(account)
}

/** A changed role or a block ends every session, since tokens carry the role. */
export async function changeStaff({
  params,
  body,
  person,
  now,
  run,
}: Exchange<'PUT /api/office/staff/{id}'>): Promise<StaffMember> {
  return run(async trx => {
    const account = await findOther(trx, params.id, person.id)
    // An omitted field keeps its current value, which another administrator may have just set.
    const { role = account.role, isBlocked = account.is_blocked } = body
    return presentStaff(await setStaffAccess(trx, account, { role, isBlocked, now }))
  })
}

export interface StaffAccess {
  readonly role: Account['role']
  readonly isBlocked: boolean
  readonly now: Date
}

/**
 * Sets the role and the block of a member of staff and ends their sessions where either changes. Call it while the administrators
 * are locked by {@link lockAdministrators}. Throws `last-administrator` where nobody would be left.
 */
export async function setStaffAccess(
  trx: Transaction,
  account: Account,
  { role, isBlocked, now }: StaffAccess,
): Promise<Account> {
  const changed = await trx
    .updateTable('accounts')
    .set({ role, is_blocked: isBlocked, updated_at: now })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const isSame = account.role === role && account.is_blocked === isBlocked
  if (!isSame) await endSessions(trx, account.id, { reason: 'blocked', keep: null, now })
  await checkAdministrators(trx)
  return changed
}

export async function removeStaff({
  params,
  person,
  now,
  run,
}: Exchange<'DELETE /api/office/staff/{id}'>): Promise<void> {
  await run(async trx => {
    await removeStaffAccount(trx, await findOther(trx, params.id, person.id), now)
  })
}

/**
 * Removes a member of staff. The row stays with their name as a record of what they did; the e-mail becomes free, and
 * nobody can sign in with it. Call it while the administrators are locked. Throws `last-administrator` if no
 * administrator would be left.
 */
export async function removeStaffAccount(trx: Transaction, { id }: Account, now: Date): Promise<void> {
  const gone = { email: `${id}@removed.invalid`, password_hash: null, google_sub: null, phone: null }
  const changes = { ...gone, is_blocked: true, removed_at: now, updated_at: now }
  await trx.updateTable('accounts').set(changes).where('id', '=', id).execute()
  await endSessions(trx, id, { reason: 'blocked', keep: null, now })
  await checkAdministrators(trx)
}

/** Finds another member of staff and locks the administrators against concurrent changes. */
async function findOther(trx: Transaction, id: string, ownId: string): Promise<Account> {
  await lockAdministrators(trx)
  const account = await trx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('role', '!=', 'CUSTOMER')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!account) throw new ProblemError('not-found')
  if (account.id === ownId) throw new ProblemError('own-staff-account')
  return account
}

/** Locks the administrators, so that two who remove each other run one after the other. */
export async function lockAdministrators(trx: Transaction): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('role', '=', 'ADMIN').orderBy('id').forUpdate().execute()
}

/** Returns whether an administrator may sign in. */
export async function hasAdministrator(trx: Transaction): Promise<boolean> {
  const found = await trx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('is_blocked', '=', false)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function checkAdministrators(trx: Transaction): Promise<void> {
  if (!(await hasAdministrator(trx))) throw new ProblemError('last-administrator')
}
