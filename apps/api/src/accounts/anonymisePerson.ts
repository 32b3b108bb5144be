import { sql, type Transaction } from '../database/index.ts'
import { mailKeyOf } from './person/requestMail.ts'
import { countedBy } from './passwords/signInPauses.ts'
import { removeFactors } from './factors/factorStore.ts'
import type { Account } from './person/store.ts'

/** Removes the account's sessions, second factors, codes, links, known devices, failure counts and mail requests. */
export async function forgetSignIns(trx: Transaction, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
  await trx.deleteFrom('sessions').where('account_id', '=', id).execute()
  await removeFactors(trx, id)
  await trx.deleteFrom('one_time_codes').where('account_id', '=', id).execute()
  await trx.deleteFrom('one_time_links').where('account_id', '=', id).execute()
  await sql`delete from email_changes where account_id = ${id}`.execute(trx)
  await trx.deleteFrom('known_devices').where('account_id', '=', id).execute()
  const counted = countedBy({ email, network: '', knownDevice: null })
  await trx.deleteFrom('sign_in_failures').where('key', 'in', counted).execute()
  const wishes = (['CodeAsked', 'ResetAsked', 'UnlockAsked'] as const).map(kind => mailKeyOf(kind, email))
  await trx.deleteFrom('mail_wishes').where('key', 'in', wishes).execute()
}

/**
 * Makes the account anonymous for the orders that still name it. Its e-mail becomes free, and nobody can sign in to it.
 */
export async function anonymiseAccount(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({
      email: `${id}@removed.invalid`,
      first_name: 'Erased',
      last_name: 'customer',
      phone: null,
      password_hash: null,
      google_sub: null,
      terms_version: null,
      terms_accepted_at: null,
      notifications: '{}',
      is_blocked: true,
      removed_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}
