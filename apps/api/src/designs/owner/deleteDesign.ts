import type { Transaction } from '../../database/index.ts'
import { checkIfMatch, ProblemError } from '../../endpoint/index.ts'
import { STATUS_RULES } from './statusRules.ts'
import { findDesignToChange, hideDesign } from '../storage/store.ts'

export interface DesignToDelete {
  readonly id: string
  readonly ownerId: string
  readonly ifMatch: string | undefined
  readonly now: Date
}

/**
 * Whether an order in progress uses the design. This module may not import orders, so entrance provides the function.
 */
export type HasLiveOrders = (trx: Transaction, designId: string) => Promise<boolean>

/**
 * Hides a design and ends its link. Its revisions stay for the orders placed with them. Throws `not-found`,
 * `precondition-required`, `stale-version` or `design-in-use`.
 */
export async function deleteDesign(
  trx: Transaction,
  { id, ownerId, ifMatch, now }: DesignToDelete,
  hasLiveOrders: HasLiveOrders,
): Promise<void> {
  const current = await findDesignToChange(trx, ownerId, id)
  if (!current) throw new ProblemError('not-found')
  checkIfMatch(ifMatch, current.version)
  if (!STATUS_RULES[current.status].isDeletable) throw new ProblemError('design-in-use')
  if (await hasLiveOrders(trx, id)) throw new ProblemError('design-in-use')
  await hideDesign(trx, id, now)
}
