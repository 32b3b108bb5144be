import type { Player, SampleInput } from '@kitwright/contract'
import type { Client } from '@kitwright/contract/client'
import type { DesignDocument } from '@kitwright/design'
import type { ProductType } from '@kitwright/garment'
import type { PlainPieces, SaveError } from '../../../drafts/index.ts'
import type { DesignForm } from './checkoutForm.ts'

/** A design to order, as the checkout shows it. */
export interface OrderedDesign {
  /** Names the design in quotes until it is saved. */
  readonly id: string
  readonly name: string
  readonly document: DesignDocument
  readonly productType: ProductType
  /** Search of the studio's address that opens it. */
  readonly studio: { readonly draft: string } | { readonly design: string }
}

/** The order of one design: players and plain pieces, in one fabric. */
export interface OrderedLines {
  readonly players: readonly Player[]
  /** Absent if nobody has entered any: then those typed in the checkout stay. */
  readonly sizes?: readonly PlainPieces[]
  /** Fabric id of the tenant's price list; empty until the catalogue is known. */
  readonly fabric: string
}

/** A design of the source with its input when the checkout opens. */
export interface SourceDesign {
  readonly design: OrderedDesign
  /** Receives what this browser kept of an earlier visit. */
  readonly start: (kept: Partial<DesignForm> | undefined) => DesignForm
}

export type SaveDesignsResult =
  | {
      readonly ok: true
      /** The ids under which order lines name the designs, in their order. */
      readonly designIds: readonly string[]
      /** The version of the cart that is ordered. */
      readonly cart?: { readonly version: number }
    }
  | { readonly ok: false; readonly error: SaveError }

/** The origin of a checkout's lines, to which they also return: a draft, or the cart. */
export interface CheckoutSource {
  /** Names the checkout in this browser. */
  readonly name: string
  /** None in a cart that holds only samples. */
  readonly designs: readonly SourceDesign[]
  readonly samples: readonly SampleInput[]
  /** Stores changed input. Never rejects; without storage the checkout still holds it. */
  readonly keep: (forms: readonly DesignForm[]) => Promise<void>
  /** Hands changed input on at once, for a page that is closing. */
  readonly keepPending: (forms: readonly DesignForm[]) => void
  /** Saves the designs on the server for an account. */
  readonly save: (account: string | null, api: Client, forms: readonly DesignForm[]) => Promise<SaveDesignsResult>
  /** Called once the order is placed. */
  readonly onPlaced: (api: Client) => Promise<void>
  /** Called once the thank-you page is shown: the source is no longer needed. */
  readonly leave: () => Promise<void>
}
