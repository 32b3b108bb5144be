import { channel } from 'node:diagnostics_channel'

/** One transaction, told when it has ended. */
export interface TransactionTimes {
  /** The owner of the connections: shop, office, upkeep, watch. */
  readonly pool: string
  /** Until a connection was free, ms. */
  readonly waitMs: number
  /** From its begin to its end, ms. */
  readonly runMs: number
  readonly isDone: boolean
}

/** Tells whoever measures of {@link TransactionTimes}; costs nothing while nobody listens. */
export const transactions = channel('kitwright:transaction')
