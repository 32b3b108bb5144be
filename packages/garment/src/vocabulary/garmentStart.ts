import type { Part, PartId } from './parts.ts'
import type { TextRole } from './vocabulary.ts'

/** Colours of a fresh design: `fade` runs from the main colour into the deep one. */
export type FreshTone = 'main' | 'deep' | 'light' | 'fade'

/** A text of a fresh design, in its role's zone or in the named one. */
export interface Sample {
  readonly role: TextRole
  readonly text: 'team' | 'name' | 'number'
  readonly zone?: string
  readonly ink: Exclude<FreshTone, 'fade'>
  /** Defaults to the usual size of its role. */
  readonly sizeMm?: number
}

/** The style of a fresh design: a tone for each part, by default the main one, and its texts. */
export interface FreshLook {
  readonly parts: Readonly<Record<string, FreshTone>>
  readonly samples: readonly Sample[]
}

/** Initial data that comes with an open garment; the atelier writes it into `garment.json`. */
export interface PublishedStart {
  readonly look: FreshLook
  /** Parts with another name than usual, by the part whose word they use: a hoodie's hem is a waistband. */
  readonly partNames?: Readonly<Record<string, string>>
  /** Parts that only this garment has, or that mean something else here. */
  readonly ownParts?: Readonly<Record<PartId, Part>>
  /** The garment's own zones for a role's layers, before the usual ones. */
  readonly zonesFor?: Readonly<Record<string, readonly string[]>>
  /** The garment can be shown on a player of the library. */
  readonly isWornByPlayers?: true
}

/**
 * Initial data of a fresh design and a new shop: `src/{id}/start.ts`. Used by the server and the atelier; browsers get
 * the parts they need in `garment.json`.
 */
export interface Start extends PublishedStart {
  /** The garment's picture in the shop has a number. */
  readonly isShownNumbered?: true
  /** A new shop's prices of one piece in size M by fabric, with short sleeves if the garment has them. */
  readonly pricesCents: Readonly<Record<string, number>>
  /** Templates that a new shop offers initially. */
  readonly templates: {
    /** The ids of the seeded looks, in this order. */
    readonly looks: readonly string[]
    /** Roles of the texts that they show, and their sizes (mm). */
    readonly texts: readonly (readonly [role: TextRole, sizeMm: number])[]
  }
}

/** Returns the parts of a start that go into `garment.json`. */
export const publishedStartOf = ({ look, partNames, ownParts, zonesFor, isWornByPlayers }: Start): PublishedStart => ({
  look,
  ...(partNames && { partNames }),
  ...(ownParts && { ownParts }),
  ...(zonesFor && { zonesFor }),
  ...(isWornByPlayers && { isWornByPlayers }),
})
