import { type Account, findAccountByEmail } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { UsageError } from '../command.ts'

export interface CustomerRef {
  readonly email: string
  readonly slug: string
}

/** Reads the customer from the arguments. Throws with the usage if e-mail or shop is missing. */
export function readCustomerRef(positionals: readonly string[], slug: string | undefined, usage: string): CustomerRef {
  const [email] = positionals
  if (email === undefined || positionals.length > 1 || slug === undefined) throw new UsageError(`Type it so: ${usage}`)
  return { email: email.trim().toLowerCase(), slug }
}

/**
 * Finds a customer in the tenant's scope. Throws a sentence if there is none, and for staff, whom the office removes.
 */
export async function getCustomer(trx: Transaction, { email, slug }: CustomerRef): Promise<Account> {
  const account = await findAccountByEmail(trx, email)
  if (!account) throw new UsageError(`${slug} has no account of ${email}.`)
  if (account.role !== 'CUSTOMER')
    throw new UsageError(`${email} is of the staff of ${slug}: an administrator removes them in the office.`)
  return account
}
