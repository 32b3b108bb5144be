import type { Device } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, type Person, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { findFactorKinds, hasFactor, readStaffPolicy, removeFactors, writeStaffPolicy } from '../factors/factorStore.ts'
import { endSessionOf, listSessions } from '../sessions/devices.ts'
import { endSessions } from '../sessions/sessions.ts'
import { checkCustomer } from './customers.ts'
import { findOther, lockAdministrators } from './staff.ts'

export const listOwnSessions = async ({
  person,
  run,
  now,
}: Exchange<'GET /api/office/me/sessions'>): Promise<Device[]> =>
  run(async trx => listSessions(trx, { accountId: person.id, currentId: person.sessionId, now }))

export async function endOwnSession({ params, person, run, now }: Exchange<'DELETE /api/office/me/sessions/{id}'>) {
  await run(async trx =>
    endSessionOf(trx, { accountId: person.id, sessionId: params.id, currentId: person.sessionId, now }),
  )
}

export async function endOtherSessions({ person, run, now }: Exchange<'DELETE /api/office/me/sessions'>) {
  await run(async trx => endSessions(trx, person.id, { reason: 'ended-elsewhere', keep: person.sessionId, now }))
}

export async function listStaffSessions({
  params,
  person,
  run,
  now,
}: Exchange<'GET /api/office/staff/{id}/sessions'>): Promise<Device[]> {
  return run(async trx => {
    const { id } = await findOther(trx, params.id, person.id)
    return listSessions(trx, { accountId: id, currentId: null, now })
  })
}

export async function endStaffSession({
  params,
  person,
  run,
  now,
}: Exchange<'DELETE /api/office/staff/{id}/sessions/{sessionId}'>) {
  await run(async trx => {
    const { id } = await findOther(trx, params.id, person.id)
    await endSessionOf(trx, { accountId: id, sessionId: params.sessionId, currentId: null, now })
  })
}

export async function endStaffSessions({
  params,
  person,
  run,
  now,
}: Exchange<'DELETE /api/office/staff/{id}/sessions'>) {
  await run(async trx => {
    const { id } = await findOther(trx, params.id, person.id)
    await endSessions(trx, id, { reason: 'ended-elsewhere', keep: null, now })
  })
}

/** A right alone does not remove a factor: staff with the right for people could take over an account by it. */
function requireAdministrator({ roles }: Person): void {
  if (!roles.includes('ADMIN')) throw new ProblemError('administrator-needed')
}

/** Removes the second factors of an account, ends its sessions and mails its owner. Throws `factor-off` without a factor. */
export async function resetFactors(trx: Transaction, accountId: string, now: Date): Promise<void> {
  if (!(await removeFactors(trx, accountId))) throw new ProblemError('factor-off')
  await endSessions(trx, accountId, { reason: 'factor', keep: null, now })
  await recordEvent(trx, { kind: 'SecondFactorChanged', subjectId: accountId, payload: { what: 'reset' } })
}

export async function resetStaffFactors({
  params,
  person,
  run,
  now,
}: Exchange<'DELETE /api/office/staff/{id}/factors'>) {
  await run(async trx => {
    const { id } = await findOther(trx, params.id, person.id)
    requireAdministrator(person)
    await resetFactors(trx, id, now)
  })
}

export async function resetCustomerFactors({
  params,
  person,
  run,
  now,
}: Exchange<'DELETE /api/office/customers/{id}/factors'>) {
  await run(async trx => {
    await checkCustomer(trx, params.id)
    requireAdministrator(person)
    await resetFactors(trx, params.id, now)
  })
}

export const readPolicy = async ({ run }: Exchange<'GET /api/office/staff-policy'>) => run(readStaffPolicy)

/** An administrator without a second factor cannot require one: nobody locks themselves out by an untried policy. */
export async function changePolicy({ body, person, run }: Exchange<'PUT /api/office/staff-policy'>) {
  return run(async trx => {
    await lockAdministrators(trx)
    const { requiresSecondFactor } = body
    if (requiresSecondFactor && !hasFactor(await findFactorKinds(trx, person.id)))
      throw new ProblemError('own-factor-missing')
    await writeStaffPolicy(trx, requiresSecondFactor)
    return { requiresSecondFactor }
  })
}
