import type { Player } from '@kitwright/contract'
import type { DesignDocument } from '@kitwright/design'
import type { Size, SleeveLength } from '@kitwright/garment'

/** How many pieces of one size, without names. */
export interface PlainPieces {
  readonly size: Size
  /** Null: as the design. */
  readonly sleeve: SleeveLength | null
  readonly qty: number
}

/** A design as this browser keeps it, signed in or not. */
export interface Draft {
  /** uuid; also the id of the design on the server, unless that id turned out to be taken. */
  readonly id: string
  readonly name: string
  readonly document: DesignDocument
  readonly players: readonly Player[]
  /** Pieces ordered without names; none if absent. */
  readonly sizes?: readonly PlainPieces[]
  /** Fabric id of the tenant's price list; empty until the catalogue is known. */
  readonly fabric: string
  /** Id of the account that it was saved by, or waits to be saved for: on a device of several people. */
  readonly owner?: string
  /** Id of the design on the server where it differs from the draft's own. */
  readonly designId?: string
  /** ETag of the last revision that the server confirmed. */
  readonly serverEtag?: string
  /** Number of that revision. */
  readonly savedRevision?: number
  /** Digest of name and document as the server has them; see `digestOf`. */
  readonly savedDigest?: string
  /** Digest of name and players as a squad on the server has them. */
  readonly savedRoster?: string
  /** A save to the server was wanted and has not reached it. */
  readonly isQueued?: boolean
  /** Digests of what was sent without an answer coming back: the server may have any of them. */
  readonly triedDigests?: readonly string[]
  /** Counts the writes of its content in this browser: of the write that this state comes from. */
  readonly version?: number
  /** The page that wrote it; see `draftChannel.ts`. */
  readonly writer?: string
  /** Milliseconds since the epoch. */
  readonly updatedAt: number
}

/** Why this browser could not keep something; `newer`: another page wrote the draft meanwhile, and that stays. */
export type KeepFailure = 'quota' | 'unavailable' | 'newer'
export type KeepResult =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly reason: KeepFailure }

/** A picture kept in this browser. */
export interface StoredImage {
  readonly id: string
  readonly blob: Blob
  readonly widthPx: number
  readonly heightPx: number
  /** Id of the same picture on the server, once uploaded. */
  readonly fileId?: string
}
