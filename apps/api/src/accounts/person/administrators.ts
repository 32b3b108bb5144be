import type { Transaction } from '../../database/index.ts'
import { makeLink } from '../tokens/oneTimeLinks.ts'
import { type Account, insertAccount } from './store.ts'

/** The mail may be read only after a weekend. */
const INVITATION_MS = 72 * 60 * 60_000
const CUSTOMER_INVITATION_MS = 7 * 24 * 60 * 60_000

export type NewAdministrator = Pick<Account, 'email' | 'first_name' | 'last_name' | 'language'>

/** Creates a link, valid once and for a week, at which an invited customer chooses a password. Earlier links end. */
export async function inviteCustomer(
  trx: Transaction,
  accountId: string,
  { origin, now }: { origin: string; now: Date },
): Promise<string> {
  const token = await makeLink(trx, accountId, { purpose: 'reset', now, livesMs: CUSTOMER_INVITATION_MS })
  // In the URL fragment, which neither proxies nor other sites receive.
  return `${origin}/auth/resetpassword#${token}`
}

/** An administrator without a password yet, who sets one by the link of {@link inviteAdministrator}; undefined when the e-mail is taken. */
export const addAdministrator = async (trx: Transaction, person: NewAdministrator): Promise<Account | undefined> =>
  insertAccount(trx, { ...person, role: 'ADMIN', password_hash: null, phone: null, email_confirmed_at: null })

/** Creates a link, valid once and for three days, at which an administrator sets a password. Earlier links end. */
export async function inviteAdministrator(
  trx: Transaction,
  accountId: string,
  { origin, now }: { origin: string; now: Date },
): Promise<string> {
  const token = await makeLink(trx, accountId, { purpose: 'reset', now, livesMs: INVITATION_MS })
  // In the URL fragment, which neither proxies nor other sites receive.
  return `${origin}/auth/resetpassword?to=office#${token}`
}
