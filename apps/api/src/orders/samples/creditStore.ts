import type { SampleKind } from '@kitwright/contract'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'

/** The credit of a sample that waits for an order, in whole cents. */
export interface CreditRecord {
  readonly id: string
  /** The number of the sample's order. */
  readonly number: string
  readonly kind: SampleKind
  readonly product_type: string
  readonly cents: number
}

export interface CreditsQuery {
  readonly personId: string
  readonly productTypes: readonly string[]
  /** The shop's day, on which credits have not expired. */
  readonly today: string
}

/** The credits of samples that were paid in full and not canceled, unless an order that is not canceled used them. */
const openCredits = ({ personId, productTypes, today }: CreditsQuery): RawBuilder<CreditRecord> => sql<CreditRecord>`
  select c.id, o.number, c.kind, c.product_type, c.cents
  from sample_credits c join orders o on o.id = c.order_id left join orders u on u.id = c.used_by
  where o.owner_id = ${personId} and c.product_type = any(${[...productTypes]}::text[]) and c.expires_on >= ${today}::date
    and o.status <> 'CANCELED' and o.paid_cents >= o.total_cents and (c.used_by is null or u.status = 'CANCELED')
  order by c.expires_on, c.id`

export async function listOpenCredits(trx: Transaction, query: CreditsQuery): Promise<CreditRecord[]> {
  return (await openCredits(query).execute(trx)).rows
}

/**
 * Lists the open credits and locks them with their orders until the transaction ends. Another order that wants the same
 * ones waits, and then does not find those that were used; a cancellation of the sample's order waits, too.
 */
export async function lockOpenCredits(trx: Transaction, query: CreditsQuery): Promise<CreditRecord[]> {
  return (await sql<CreditRecord>`${openCredits(query)} for update of c for share of o`.execute(trx)).rows
}

/** Whether a sample of this order is credited on an order that is not canceled. */
export async function isSampleCredited(trx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from sample_credits c join orders u on u.id = c.used_by
    where c.order_id = ${orderId} and u.status <> 'CANCELED') as found`.execute(trx)
  return rows[0]!.found
}
