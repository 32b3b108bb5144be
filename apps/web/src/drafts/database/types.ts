import type { Player } from '@kitwright/contract'
import type { DesignDocument } from '@kitwright/design'
import type { Size, SleeveLength } from '@kitwright/garment'

/** Number of pieces of one size, without names. */
export interface PlainPieces {
  readonly size: Size
  /** Null means the design's sleeve length. */
  readonly sleeve: SleeveLength | null
  readonly qty: number
}

/** A design as stored in this browser, signed in or not. */
export interface Draft {
  /** UUID; also the id of the design on the server, unless that id was already taken. */
  readonly id: string
  readonly name: string
  readonly document: DesignDocument
  readonly players: readonly Player[]
  /** Pieces ordered without names; none if absent. */
  readonly sizes?: readonly PlainPieces[]
  /** Fabric id of the tenant's price list; empty until the catalogue is known. */
  readonly fabric: string
  /**
   * Id of the account that saved the draft or for which it waits to be saved, for devices that several people share.
   */
  readonly owner?: string
  /** Id of the design on the server if it differs from the draft's own. */
  readonly designId?: string
  /** ETag of the last revision that the server confirmed. */
  readonly serverEtag?: string
  /** Number of the revision in `serverEtag`. */
  readonly savedRevision?: number
  /** Digest of name and document as the server has them; see `digestOf`. */
  readonly savedDigest?: string
  /** Digest of name and players as a squad on the server has them. */
  readonly savedRoster?: string
  /** A requested save has not reached the server. */
  readonly isQueued?: boolean
  /** Digests of versions sent without an answer: the server may have any of them. */
  readonly triedDigests?: readonly string[]
  /** Number of the content write in this browser that produced this state. */
  readonly version?: number
  /** Id of the page that wrote it; see `draftChannel.ts`. */
  readonly writer?: string
  /** Milliseconds since the epoch. */
  readonly updatedAt: number
}

/**
 * Reason why this browser could not store something; `newer`: another page has written the draft since, and its version
 * stays.
 */
export type KeepFailure = 'quota' | 'unavailable' | 'newer'
export type KeepResult =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly reason: KeepFailure }

/** A picture stored in this browser. */
export interface StoredImage {
  readonly id: string
  readonly blob: Blob
  readonly widthPx: number
  readonly heightPx: number
  /** Id of the same picture on the server, once uploaded. */
  readonly fileId?: string
}
