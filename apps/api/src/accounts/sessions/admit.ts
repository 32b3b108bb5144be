import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { findFactorKinds, hasFactor, readStaffPolicy } from '../factors/factorStore.ts'
import { countPasskeysAt } from '../factors/passkeyStore.ts'
import { makeTicket } from '../factors/signInTickets.ts'
import { type NewSession, type OpenedSession, openSession } from './sessions.ts'

type AdmitExchange = Pick<Exchange<'POST /api/accounts/token'>, 'run' | 'tenant'>

/**
 * Opens a session for somebody who has proved who they are by their first factor. Throws `second-factor-needed` with a
 * ticket for the second step where the account has a second factor, and `second-factor-missing` with one for adding it
 * where the shop requires it of its staff. No session exists before that step.
 */
export async function admit({ run, tenant }: AdmitExchange, wanted: NewSession): Promise<OpenedSession> {
  const { account, clientId, now } = wanted
  // The ticket is stored although the answer is a refusal, so the transaction returns the refusal as a value.
  const outcome = await run(async trx => {
    const kinds = await findFactorKinds(trx, account.id)
    const { hasApp } = kinds
    if (hasFactor(kinds)) {
      const ticket = await makeTicket(trx, { purpose: 'factor', accountId: account.id, clientId, now })
      const hasPasskey = (await countPasskeysAt(trx, account.id, tenant.host)) > 0
      return new ProblemError('second-factor-needed', [], undefined, { ticket, hasApp, hasPasskey })
    }
    if (account.role !== 'CUSTOMER' && (await readStaffPolicy(trx)).requiresSecondFactor) {
      const ticket = await makeTicket(trx, { purpose: 'enrol', accountId: account.id, clientId, now })
      return new ProblemError('second-factor-missing', [], undefined, { ticket, hasApp, hasPasskey: false })
    }
    return openSession(trx, wanted)
  })
  if (outcome instanceof ProblemError) throw outcome
  return outcome
}
