import { getAccount } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

/** Throws `customer-without-email` if no mail reaches a customer. */
export async function requireMailable(trx: Transaction, customerId: string): Promise<void> {
  if ((await getAccount(trx, customerId)).email === '') throw new ProblemError('customer-without-email')
}
