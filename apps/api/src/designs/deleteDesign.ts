import type { Queries } from '../database/index.ts'
import { checkIfMatch, Problem } from '../endpoint/index.ts'
import { STATUS_RULES } from './statusRules.ts'
import { findDesignToChange, hideDesign } from './store.ts'

export interface DesignToDelete {
  readonly id: string
  readonly ownerId: string
  readonly ifMatch: string | undefined
  readonly now: Date
}

/** Whether an order that is still under way uses the design. Orders are ahead of this room: entrance brings the answer. */
export type HasLiveOrders = (queries: Queries, designId: string) => Promise<boolean>

/**
 * Hides a design and ends its link; its revisions stay for the orders that were placed with them.
 * Throws `not-found`, `precondition-required`, `stale-version` or `design-in-use`.
 */
export async function deleteDesign(
  queries: Queries,
  { id, ownerId, ifMatch, now }: DesignToDelete,
  hasLiveOrders: HasLiveOrders,
): Promise<void> {
  const current = await findDesignToChange(queries, ownerId, id)
  if (!current) throw new Problem('not-found')
  checkIfMatch(ifMatch, current.version)
  if (!STATUS_RULES[current.status].isDeletable) throw new Problem('design-in-use')
  if (await hasLiveOrders(queries, id)) throw new Problem('design-in-use')
  await hideDesign(queries, id, now)
}
