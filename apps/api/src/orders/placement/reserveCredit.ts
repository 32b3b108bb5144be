import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { lockCreditTerms, sumUsedCredit } from '../record/creditStore.ts'

/**
 * Returns the days to pay of a new order on account. Throws `credit-not-approved` for a customer without the shop's
 * approval, `credit-exceeded` if unpaid orders and the new one are above the limit.
 */
export async function reserveCredit(
  trx: Transaction,
  { personId, totalCents }: { readonly personId: string; readonly totalCents: number },
): Promise<number> {
  const terms = await lockCreditTerms(trx, personId)
  if (!terms) throw new ProblemError('credit-not-approved', [{ path: 'isOnAccount', id: 'credit-not-approved' }])
  const used = await sumUsedCredit(trx, personId)
  if (used + totalCents > terms.limit_cents)
    throw new ProblemError('credit-exceeded', [{ path: 'isOnAccount', id: 'credit-exceeded' }])
  return terms.days
}
