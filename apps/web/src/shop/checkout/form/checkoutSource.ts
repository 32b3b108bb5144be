import type { Player } from '@kitwright/contract'
import type { Client } from '@kitwright/contract/client'
import type { DesignDocument } from '@kitwright/design'
import type { ProductType } from '@kitwright/garment'
import type { EnsureSavedResult, PlainPieces } from '../../../drafts/index.ts'

/** A design to order, as the checkout shows it. */
export interface OrderedDesign {
  /** Names its checkout in this browser, and the design in the studio's address. */
  readonly id: string
  readonly name: string
  readonly document: DesignDocument
  readonly productType: ProductType
}

/** The order of one design: players and plain pieces, in one fabric. */
export interface OrderedLines {
  readonly players: readonly Player[]
  /** Absent if nobody has entered any: then those typed in the checkout stay. */
  readonly sizes?: readonly PlainPieces[]
  /** Fabric id of the tenant's price list; empty until the catalogue is known. */
  readonly fabric: string
}

/** The origin of a checkout's lines, to which they also return: a draft, or anything else that holds lines to order. */
export interface CheckoutSource {
  readonly design: OrderedDesign
  /** The lines when the checkout opens. */
  readonly lines: OrderedLines
  /** Stores changed lines. Never rejects; without storage the checkout still holds them. */
  readonly keep: (lines: OrderedLines) => Promise<void>
  /** Hands changed lines on at once, for a page that is closing. */
  readonly keepPending: (lines: OrderedLines) => void
  /** Saves the design on the server for an account; returns the id under which lines name it. */
  readonly save: (account: string | null, api: Client) => Promise<EnsureSavedResult>
  /** Called once the order is placed. */
  readonly onPlaced: (api: Client) => Promise<void>
  /** Called once the thank-you page is shown: the source is no longer needed. */
  readonly leave: () => Promise<void>
}
