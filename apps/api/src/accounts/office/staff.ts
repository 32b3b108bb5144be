import { noteAudit } from '../../audit/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { removeFactors } from '../factors/factorStore.ts'
import { hashPassword, isCommonPassword } from '../passwords/passwords.ts'
import { endSessions } from '../sessions/sessions.ts'
import { type Account, accountOf, insertAccount } from '../person/store.ts'
import { readRights } from '../tokens/staffRights.ts'
import type { StaffMember } from './types.ts'

/** An account with its role of the shop's own. */
interface StaffRow extends Account {
  readonly roleName: string | null
  readonly ownRights: readonly string[] | null
  readonly hasSecondFactor: boolean
}

export const presentStaff = (account: StaffRow): StaffMember => ({
  id: account.id,
  firstName: account.first_name,
  lastName: account.last_name,
  email: account.email,
  phone: account.phone,
  role: account.role === 'ADMIN' ? 'ADMIN' : 'STORE',
  ownRole: account.staff_role_id === null ? null : { id: account.staff_role_id, name: account.roleName ?? '' },
  rights: [...readRights([account.role], account.ownRights).rights],
  hasSecondFactor: account.hasSecondFactor,
  isInvited: account.password_hash === null && account.removed_at === null,
  isBlocked: account.is_blocked,
  createdAt: account.created_at.toISOString(),
})

const selectStaff = (trx: Transaction) =>
  trx
    .selectFrom('accounts as a')
    .leftJoin('staff_roles as r', join =>
      join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.staff_role_id'),
    )
    .selectAll('a')
    .select(['r.name as roleName', 'r.rights as ownRights'])
    .select(
      sql<boolean>`exists (select from second_factors f
          where f.tenant_id = a.tenant_id and f.account_id = a.id and f.secret is not null)
        or exists (select from passkeys p where p.tenant_id = a.tenant_id and p.account_id = a.id)`.as(
        'hasSecondFactor',
      ),
    )
    .where('a.role', '!=', 'CUSTOMER')
    .where('a.removed_at', 'is', null)
    // Only customers may be without one.
    .$narrowType<{ email: string }>()

const getStaff = async (trx: Transaction, id: string): Promise<StaffRow> =>
  selectStaff(trx).where('a.id', '=', id).executeTakeFirstOrThrow()

export const readOwnStaff = async ({ person, run }: Exchange<'GET /api/office/me'>): Promise<StaffMember> =>
  presentStaff(await run(async trx => getStaff(trx, person.id)))

export async function listStaff({ run }: Exchange<'GET /api/office/staff'>): Promise<StaffMember[]> {
  const rows = await run(async trx => selectStaff(trx).orderBy('a.created_at').orderBy('a.id').limit(500).execute())
  return rows.map(presentStaff)
}

/** Throws `right-not-owned` unless the caller has all these rights. Reads the caller's anew, so lock first. */
export async function requireOwned(trx: Transaction, callerId: string, rights: readonly string[]): Promise<void> {
  const { role, ownRights } = await getStaff(trx, callerId)
  const own = readRights([role], ownRights).rights
  // A role may keep a right of a later version, which nobody has here but administrators.
  if (role !== 'ADMIN' && !rights.every(right => own.some(each => each === right)))
    throw new ProblemError('right-not-owned')
}

/** Returns the rights of a role as an account would have it. Throws `not-found` for an unknown role of the shop's own. */
async function rightsOfRole(
  trx: Transaction,
  { role, ownRoleId }: { readonly role: string; readonly ownRoleId: string | null },
): Promise<readonly string[]> {
  if (ownRoleId === null) return readRights([role], null).rights
  const query = trx.selectFrom('staff_roles').select('rights').where('id', '=', ownRoleId).forKeyShare()
  const found = await query.executeTakeFirst()
  if (!found || role !== 'STORE') throw new ProblemError('not-found', [{ path: 'ownRoleId', id: 'unknown' }])
  return found.rights
}

/** Requests the mail by which a member of staff chooses a password. */
const inviteStaff = async (trx: Transaction, id: string): Promise<unknown> =>
  recordEvent(trx, { kind: 'AdministratorAdded', subjectId: id, payload: {} })

/**
 * Adds a member of staff with rights that the caller has. Without a password they are invited by mail to choose one, by
 * which they also prove the address.
 */
export async function addStaff(exchange: Exchange<'POST /api/office/staff'>): Promise<StaffMember> {
  const { tenant, person, body, language, now, run } = exchange
  const { password } = body
  if (password !== undefined && isCommonPassword(password, body.email))
    throw new ProblemError('password-too-common', [{ path: 'password', id: 'password-too-common' }])
  const row = {
    email: body.email,
    password_hash: password === undefined ? null : await hashPassword(tenant.id, password),
    role: body.role,
    staff_role_id: body.ownRoleId,
    first_name: body.firstName,
    last_name: body.lastName,
    phone: null,
    language,
    email_confirmed_at: password === undefined ? null : now,
  }
  return run(async trx => {
    await lockAdministrators(trx)
    await requireOwned(trx, person.id, await rightsOfRole(trx, body))
    const account = await insertAccount(trx, row)
    if (!account) throw new ProblemError('email-taken', [{ path: 'email', id: 'email-taken' }])
    if (password === undefined) await inviteStaff(trx, account.id)
    return presentStaff(await getStaff(trx, account.id))
  })
}

/** Invites a member of staff again. Throws `invitation-used` for one with a password. */
export async function inviteAgain({
  params,
  person,
  run,
}: Exchange<'POST /api/office/staff/{id}/invitation'>): Promise<void> {
  await run(async trx => {
    const account = await findOther(trx, params.id, person.id)
    if (account.password_hash !== null) throw new ProblemError('invitation-used')
    await inviteStaff(trx, account.id)
    const note = { actorId: person.id, area: 'people', action: 'invite', subject: 'account' } as const
    await noteAudit(trx, { ...note, subjectId: account.id })
  })
}

/** Another role or a block ends every session, so that the person signs in with the new rights. */
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
    const ownRoleId = body.ownRoleId === undefined && role === account.role ? account.staff_role_id : body.ownRoleId
    const access = { role, ownRoleId: ownRoleId ?? null }
    await requireOwned(trx, person.id, await rightsOfRole(trx, access))
    await setStaffAccess(trx, account, { ...access, isBlocked, now })
    return presentStaff(await getStaff(trx, account.id))
  })
}

export interface StaffAccess {
  readonly role: Account['role']
  /** A role of the shop's own, with the role STORE. */
  readonly ownRoleId: string | null
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
  { role, ownRoleId, isBlocked, now }: StaffAccess,
): Promise<Account> {
  const changed = await trx
    .updateTable('accounts')
    .set({ role, staff_role_id: ownRoleId, is_blocked: isBlocked, updated_at: now })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const isSame = account.role === role && account.staff_role_id === ownRoleId && account.is_blocked === isBlocked
  if (!isSame) await endSessions(trx, account.id, { reason: 'blocked', keep: null, now })
  await checkAdministrators(trx)
  return accountOf(changed)
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
  await trx.deleteFrom('one_time_links').where('account_id', '=', id).execute()
  await removeFactors(trx, id)
  await endSessions(trx, id, { reason: 'blocked', keep: null, now })
  await checkAdministrators(trx)
}

/**
 * Finds another member of staff and locks the administrators against concurrent changes. Throws `right-not-owned` for
 * one with rights that the caller lacks.
 */
export async function findOther(trx: Transaction, id: string, ownId: string): Promise<StaffRow> {
  await lockAdministrators(trx)
  const account = await selectStaff(trx).where('a.id', '=', id).executeTakeFirst()
  if (!account) throw new ProblemError('not-found')
  if (account.id === ownId) throw new ProblemError('own-staff-account')
  const { rights } = readRights([account.role], account.ownRights)
  await requireOwned(trx, ownId, account.role === 'ADMIN' ? rights : (account.ownRights ?? rights))
  return account
}

/**
 * Locks the administrators. Every change of people and roles begins with it, so that two who remove each other, or a right
 * and its holder, run one after the other.
 */
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
