import { sql, type Transaction } from '../../database/index.ts'

/** A customer's terms for orders on account. */
export interface CreditTerms {
  /** Days to pay after delivery. */
  readonly days: number
  readonly limit_cents: number
  readonly approved_by: string
  readonly approved_at: Date
}

export async function findCreditTerms(trx: Transaction, accountId: string): Promise<CreditTerms | undefined> {
  const { rows } = await sql<CreditTerms>`
    select days, limit_cents, approved_by, approved_at from credit_terms where account_id = ${accountId}`.execute(trx)
  return rows[0]
}

/**
 * Returns the terms and locks them until the transaction ends, so that two orders at once do not exceed the limit
 * together.
 */
export async function lockCreditTerms(trx: Transaction, accountId: string): Promise<CreditTerms | undefined> {
  const { rows } = await sql<CreditTerms>`
    select days, limit_cents, approved_by, approved_at from credit_terms where account_id = ${accountId}
    for update`.execute(trx)
  return rows[0]
}

/** Returns the unpaid amount of a customer's orders on account, in cents. */
export async function sumUsedCredit(trx: Transaction, accountId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(total_cents - paid_cents), 0)::bigint as cents from orders
    where owner_id = ${accountId} and credit_days is not null and status <> 'CANCELED' and paid_cents < total_cents`.execute(
    trx,
  )
  return rows[0]!.cents
}

/** Stores the terms of a customer, in place of earlier ones. */
export async function writeCreditTerms(
  trx: Transaction,
  {
    accountId,
    days,
    limitCents,
    by,
    now,
  }: { accountId: string; days: number; limitCents: number; by: string; now: Date },
): Promise<void> {
  await sql`
    insert into credit_terms (account_id, days, limit_cents, approved_by, approved_at)
    values (${accountId}, ${days}, ${limitCents}, ${by}, ${now})
    on conflict (tenant_id, account_id) do update set days = excluded.days, limit_cents = excluded.limit_cents,
      approved_by = excluded.approved_by, approved_at = excluded.approved_at`.execute(trx)
}

export async function deleteCreditTerms(trx: Transaction, accountId: string): Promise<void> {
  await sql`delete from credit_terms where account_id = ${accountId}`.execute(trx)
}
