import type { Size } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import type { ProofSide } from './views.ts'

/** A stored picture. */
export interface ProofPicture {
  readonly side: ProofSide
  readonly bytes: Uint8Array
}

/** Change to a garment since it was accepted. */
export interface ProofChange {
  readonly what:
    | 'name'
    | 'number'
    | 'size'
    | 'sleeve'
    | 'version'
    | 'kit'
    | 'design'
    | 'revision'
    | 'fabric'
    | 'qty'
    | 'chart'
  readonly before: string
  readonly after: string
}

/** Identical garments, as they will be printed. */
export interface ProofCard {
  readonly design: string
  readonly size: Size
  readonly sleeve: 'short' | 'long' | null
  readonly version: 'player' | 'goalkeeper'
  readonly kit: 'away' | 'third' | 'referee' | 'training' | null
  readonly playerName: string
  /** Null if the design's own texts are printed. */
  readonly printed: string | null
  readonly number: number | null
  readonly qty: number
  /** Details that are not printed, because the design has no text for them. */
  readonly unprinted: readonly ('name' | 'number')[]
  readonly pictures: readonly ProofPicture[]
  /** Change that the customer requests. */
  readonly wish: string
  readonly changes: readonly ProofChange[]
  /** Areas where its pictures differ, as shares of them. */
  readonly boxes: Readonly<Partial<Record<ProofSide, readonly Box[]>>>
}

export interface ProofFacts {
  readonly shop: string
  readonly order: string
  readonly sentAt: Date
  /** Hash of everything shown: two proofs with the same hash show the same. */
  readonly hash: string
  readonly answer: { readonly verdict: 'accepted' | 'changes'; readonly at: Date; readonly by: string } | null
  /** The order has changed since. */
  readonly isOutdated: boolean
  readonly text: string
  readonly cards: readonly ProofCard[]
}
