import { sql, type Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { findAccountByEmail, getAccount, insertAccount } from '../person/store.ts'
import { checkCustomer } from './customers.ts'
import type { Customer } from './types.ts'

/** Throws `customer-known` if a customer has the telephone number. */
async function requireUnknown(trx: Transaction, phone: string): Promise<void> {
  const { rows } = await sql`
    select from accounts where phone = ${phone} and role = 'CUSTOMER' and removed_at is null limit 1`.execute(trx)
  if (rows.length > 0) throw new ProblemError('customer-known', [{ path: 'phone', id: 'customer-known' }])
}

/**
 * Adds a customer without a password, who is invited by mail to choose one: only the owner of the address can claim the
 * account and its orders. Without an address nobody is invited, until {@link giveEmail}. Throws `email-taken`, and `customer-known` for a known telephone number unless it is another
 * person.
 */
export async function addCustomer({ body, origin, run }: Exchange<'POST /api/office/customers'>): Promise<Customer> {
  const { firstName: first_name, lastName: last_name, email, phone, language, isAnother } = body
  return run(async trx => {
    if (email !== '' && (await findAccountByEmail(trx, email))) throw emailTaken()
    if (phone !== '' && !isAnother) await requireUnknown(trx, phone)
    const account = await insertAccount(trx, {
      email,
      password_hash: null,
      role: 'CUSTOMER',
      first_name,
      last_name,
      phone: phone || null,
      language,
      email_confirmed_at: null,
    })
    if (!account) throw emailTaken()
    if (email !== '') await recordEvent(trx, { kind: 'CustomerInvited', subjectId: account.id, payload: { origin } })
    return {
      id: account.id,
      firstName: first_name,
      lastName: last_name,
      email,
      phone: account.phone,
      isBlocked: false,
      createdAt: account.created_at.toISOString(),
      lastSeenAt: null,
      orders: 0,
      designs: 0,
    }
  })
}

/**
 * Gives a customer without an e-mail address one, and invites them to it. Throws `not-found`, `customer-has-email`: an
 * address is changed by its owner alone; and `email-taken`.
 */
export async function giveEmail({
  params: { id },
  body: { email },
  origin,
  now,
  run,
}: Exchange<'PUT /api/office/customers/{id}/email'>): Promise<void> {
  await run(async trx => {
    await checkCustomer(trx, id)
    if ((await getAccount(trx, id)).email !== '') throw new ProblemError('customer-has-email')
    if (await findAccountByEmail(trx, email)) throw emailTaken()
    await trx.updateTable('accounts').set({ email, updated_at: now }).where('id', '=', id).execute()
    await recordEvent(trx, { kind: 'CustomerInvited', subjectId: id, payload: { origin } })
  })
}

const emailTaken = (): ProblemError => new ProblemError('email-taken', [{ path: 'email', id: 'email-taken' }])
