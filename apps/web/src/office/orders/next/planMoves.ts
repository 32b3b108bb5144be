import { hasStatusClass, ORDER_STATUSES, type OrderStatus } from '@kitwright/contract'
import type { Move } from '../../officeTypes.ts'

export interface MovePlan {
  /** The next step; null when this person may take none. */
  readonly next: Move | null
  /** Further forward moves. */
  readonly others: readonly Move[]
  /** Ways back. */
  readonly back: readonly Move[]
  readonly cancel: Move | null
}

const rank = (status: OrderStatus): number => ORDER_STATUSES.indexOf(status)

/** Splits the moves that the API allows into the next one and the rest. */
export function planMoves(status: OrderStatus, moves: readonly Move[]): MovePlan {
  const cancel = moves.find(({ to }) => to === 'CANCELED') ?? null
  const ways = moves.filter(({ to }) => to !== 'CANCELED').toSorted((a, b) => rank(a.to) - rank(b.to))
  const forward = ways.filter(({ to }) => rank(to) > rank(status))
  // A status beside the way is never the next step, whatever its place in the list.
  const next = forward.find(({ to }) => hasStatusClass(to, 'step')) ?? null
  return {
    next,
    others: forward.filter(move => move !== next),
    back: ways.filter(({ to }) => rank(to) < rank(status)),
    cancel,
  }
}
