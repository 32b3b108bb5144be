import type { Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { lockAdministrators, requireOwned } from './staff.ts'

type StaffRole = Response_<'GET /api/office/roles'>[number]

const MAX_ROLES = 50

const selectRoles = (trx: Transaction) =>
  trx
    .selectFrom('staff_roles as r')
    .select(['r.id', 'r.name', 'r.rights'])
    .select(
      sql<number>`(select count(*)::int from accounts a
        where a.tenant_id = r.tenant_id and a.staff_role_id = r.id and a.removed_at is null)`.as('people'),
    )

async function getRole(trx: Transaction, id: string): Promise<StaffRole> {
  const found = await selectRoles(trx).where('r.id', '=', id).executeTakeFirst()
  if (!found) throw new ProblemError('not-found')
  return found as StaffRole
}

export const listRoles = async ({ run }: Exchange<'GET /api/office/roles'>): Promise<StaffRole[]> =>
  run(async trx => (await selectRoles(trx).orderBy('r.name').orderBy('r.id').execute()) as StaffRole[])

/** Returns the rights as a row keeps them: each once, in the order of the alphabet. */
const asKept = (rights: readonly string[]): string[] => [...new Set(rights)].toSorted()

async function requireFreeName(trx: Transaction, name: string, exceptId: string | null): Promise<void> {
  const { rows } = await sql`select from staff_roles
    where lower(name) = lower(${name}) and id is distinct from ${exceptId}::uuid`.execute(trx)
  if (rows.length > 0) throw new ProblemError('role-name-taken', [{ path: 'name', id: 'role-name-taken' }])
}

export async function addRole({ body, person, run }: Exchange<'POST /api/office/roles'>): Promise<StaffRole> {
  return run(async trx => {
    await lockAdministrators(trx)
    await requireOwned(trx, person.id, body.rights)
    await requireFreeName(trx, body.name, null)
    const { count } = await trx
      .selectFrom('staff_roles')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    if (count >= MAX_ROLES) throw new ProblemError('role-limit-reached')
    const row = { name: body.name, rights: asKept(body.rights) }
    const { id } = await trx.insertInto('staff_roles').values(row).returning('id').executeTakeFirstOrThrow()
    return getRole(trx, id)
  })
}

/** Finds a role of which the caller has every right, with the administrators locked. */
async function findOwned(trx: Transaction, id: string, callerId: string): Promise<StaffRole> {
  await lockAdministrators(trx)
  const role = await getRole(trx, id)
  await requireOwned(trx, callerId, role.rights)
  return role
}

/** Changes a role. Tokens of its people are refused from then on, so that their clients get new ones. */
export async function changeRole({
  params,
  body,
  person,
  run,
}: Exchange<'PUT /api/office/roles/{id}'>): Promise<StaffRole> {
  return run(async trx => {
    await findOwned(trx, params.id, person.id)
    await requireOwned(trx, person.id, body.rights)
    await requireFreeName(trx, body.name, params.id)
    const changes = { name: body.name, rights: asKept(body.rights) }
    await trx.updateTable('staff_roles').set(changes).where('id', '=', params.id).execute()
    return getRole(trx, params.id)
  })
}

/** Deletes a role. Staff who were removed lose it, since nobody gives their account back. */
export async function removeRole({ params, person, run }: Exchange<'DELETE /api/office/roles/{id}'>): Promise<void> {
  await run(async trx => {
    const { people } = await findOwned(trx, params.id, person.id)
    if (people > 0) throw new ProblemError('role-in-use')
    await trx.updateTable('accounts').set({ staff_role_id: null }).where('staff_role_id', '=', params.id).execute()
    await trx.deleteFrom('staff_roles').where('id', '=', params.id).execute()
  })
}
