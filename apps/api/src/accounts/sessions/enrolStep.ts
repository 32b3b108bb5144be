import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { encryptSecret } from '../factors/encryptSecret.ts'
import { confirmPending, findFactorKinds, hasFactor, keepPending, keepRecovery } from '../factors/factorStore.ts'
import { makeRecoveryCodes } from '../factors/recoveryCodes.ts'
import { findTicket, type Ticket } from '../factors/signInTickets.ts'
import { describeTimeSecret, newTimeSecret } from '../factors/timeCodes.ts'
import { tryPendingCode } from '../factors/tryCode.ts'
import { type Account, findAccount } from '../person/store.ts'
import type { Transaction } from '../../database/index.ts'
import { openByTicket, runStep } from './secondStep.ts'
import { endSessions, type OpenedSession } from './sessions.ts'

/** Finds who enrols by a ticket. One who has a factor by now needs it, and this ticket is of no more use. */
async function findEnrolling(
  trx: Transaction,
  ticket: string,
  now: Date,
): Promise<{ readonly account: Account; readonly clientId: Ticket['client_id'] } | undefined> {
  const found = await findTicket(trx, ticket, { of: ['enrol'], now })
  const account = found?.account_id ? await findAccount(trx, found.account_id) : undefined
  if (!found || !account || hasFactor(await findFactorKinds(trx, account.id))) return undefined
  return { account, clientId: found.client_id }
}

/** Returns a secret for a member of staff who has to add a second factor before the first session. */
export async function beginEnrolStep(
  { body, tenant, run, now }: Exchange<'POST /api/accounts/token/enrol'>,
  key: Uint8Array,
) {
  return run(async trx => {
    const found = await findEnrolling(trx, body.ticket, now)
    if (!found) throw new ProblemError('sign-in-step-ended')
    const { id, email } = found.account
    const secret = newTimeSecret()
    await keepPending(trx, { accountId: id, secret: encryptSecret(secret, id, key), now })
    return describeTimeSecret(secret, { shop: tenant.name, email })
  })
}

/** Turns the second factor on by its first code and opens the session. Older sessions, begun without it, end. */
export async function confirmEnrolStep(
  exchange: Exchange<'POST /api/accounts/token/enrol/confirm'>,
  key: Uint8Array,
): Promise<{ readonly session: OpenedSession; readonly recoveryCodes: readonly string[] }> {
  const { body, device, now } = exchange
  return runStep(exchange, async trx => {
    const found = await findEnrolling(trx, body.ticket, now)
    if (!found) return new ProblemError('sign-in-step-ended')
    const accountId = found.account.id
    const step = await tryPendingCode(trx, { accountId, code: body.code, device, key, now })
    if (step instanceof ProblemError) return step
    const { codes, hashes } = makeRecoveryCodes(accountId, key)
    await confirmPending(trx, { accountId, step, now })
    await keepRecovery(trx, { accountId, hashes, now })
    await recordEvent(trx, { kind: 'SecondFactorChanged', subjectId: accountId, payload: { what: 'app-on' } })
    await endSessions(trx, accountId, { reason: 'factor', keep: null, now })
    return { session: await openByTicket(trx, exchange, { ...body, ...found }), recoveryCodes: codes }
  })
}
