import { channel } from 'node:diagnostics_channel'

/** Times of one transaction, reported after it has ended. */
export interface TransactionTimes {
  /** The owner of the connections: shop, office, upkeep, watch. */
  readonly pool: string
  /** Wait for a free connection, in milliseconds. */
  readonly waitMs: number
  /** Time from begin to end, in milliseconds. */
  readonly runMs: number
  readonly isDone: boolean
}

/** Tells whoever measures of {@link TransactionTimes}; costs nothing while nobody listens. */
export const transactions = channel('kitwright:transaction')
