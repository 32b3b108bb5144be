import type { Response_ } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import type { Person, TenantContext } from '../../endpoint/index.ts'
import type { OrderRecord } from '../record/store.ts'

/** The call of a member of staff that changes one order. */
export interface OrderExchange {
  readonly params: { readonly id: string }
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly tenant: TenantContext
  readonly person: Person
  readonly now: Date
  run<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

/**
 * Locks an order, changes it in one transaction, and answers with it. The call must name the order's version unless
 * `isVersioned` is false.
 */
export type ChangeOrder = (
  exchange: OrderExchange,
  work: (trx: Transaction, order: OrderRecord) => Promise<void>,
  options?: { readonly isVersioned: boolean },
) => Promise<{ readonly value: Response_<'GET /api/office/orders/{id}'>; readonly etag: string }>
