import { ORDER_STATUSES, type OrderStatus } from '@kitwright/contract'
import type { Move } from '../officeTypes.ts'

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
  const [next = null, ...others] = ways.filter(({ to }) => rank(to) > rank(status))
  return { next, others, back: ways.filter(({ to }) => rank(to) < rank(status)), cancel }
}
