import type { DB, Selectable, Transaction } from '../../database/index.ts'

type AccountRow = Selectable<DB['accounts']>
/** The e-mail is empty for a customer whom staff added without one. */
export type Account = Omit<AccountRow, 'email'> & { readonly email: string }

/** Returns an account as the row says it. */
export const accountOf = (row: AccountRow): Account => ({ ...row, email: row.email ?? '' })
const maybe = (row: AccountRow | undefined): Account | undefined => row && accountOf(row)

export async function findAccountByEmail(trx: Transaction, email: string): Promise<Account | undefined> {
  return maybe(await trx.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst())
}

export async function findAccount(trx: Transaction, id: string): Promise<Account | undefined> {
  return maybe(await trx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst())
}

/** Throws if the account does not exist: the caller's session has just proved that it does. */
export async function getAccount(trx: Transaction, id: string): Promise<Account> {
  return accountOf(await trx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
}

/** Returns the rights of an account's role of the shop's own; null for every other role. */
export async function readOwnRights(
  trx: Transaction,
  { staff_role_id }: Pick<Account, 'staff_role_id'>,
): Promise<readonly string[] | null> {
  if (staff_role_id === null) return null
  const query = trx.selectFrom('staff_roles').select('rights').where('id', '=', staff_role_id)
  return (await query.executeTakeFirst())?.rights ?? null
}

/** Whether an account currently belongs to the shop's staff. For callers without a session. */
export async function isStaff(trx: Transaction, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('role', 'in', ['STORE', 'ADMIN'])
    .where('is_blocked', '=', false)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export type NewAccount = Pick<
  Account,
  'email' | 'password_hash' | 'role' | 'first_name' | 'last_name' | 'phone' | 'language' | 'email_confirmed_at'
> &
  Partial<Pick<Account, 'google_sub' | 'terms_version' | 'terms_accepted_at' | 'staff_role_id'>>

/** Adds an account. Returns undefined if the tenant already has one with this e-mail. */
export async function insertAccount(trx: Transaction, account: NewAccount): Promise<Account | undefined> {
  const row = await trx
    .insertInto('accounts')
    .values({ ...account, email: account.email || null })
    .onConflict(conflict => conflict.constraint('accounts_email_taken').doNothing())
    .returningAll()
    .executeTakeFirst()
  return maybe(row)
}
