import type { Language } from '@kitwright/words'

/** A text in one line or paragraph, in the languages in which the tenant has written it. */
export type OwnText = { readonly [L in Language]?: string | undefined }

export interface Span {
  readonly text: string
  /** Address of a link, see `faultOfLink`. */
  readonly href?: string | undefined
}
/** Structured text. It holds no mark-up, so that nothing that was typed can be taken for a tag. */
export type Passage =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
export type OwnPassages = { readonly [L in Language]?: readonly Passage[] | undefined }

/** A file that the tenant uploaded. The database finds pictures in use by `source`, as those of designs. */
export interface OwnPicture {
  readonly source: 'file'
  readonly id: string
}

export interface ButtonOf<T> {
  readonly label: T
  readonly href: string
}
export interface EntryOf<T> {
  readonly title: T
  readonly text: T
}
/** A picture with its title and caption. Without one, a ready design of the shop is shown. */
export interface ShotOf<T> extends EntryOf<T> {
  readonly picture: OwnPicture | null
}
/** Title and lead of a block whose content comes from the shop's own offer. */
interface HeadOf<T> {
  readonly title: T
  readonly lead: T
}

/** The fields of each kind of block: `T` is a text, `P` a structured text. */
export interface BlockFields<T, P> {
  /**
   * Opens a page: its title and lead, beside the tenant's garments or one kit if `picture` says so. `facts` shows the
   * lowest price, the smallest order and the lead time.
   */
  hero: {
    readonly kicker: T
    readonly title: T
    readonly lead: T
    readonly button: ButtonOf<T> | null
    readonly secondButton: ButtonOf<T> | null
    readonly picture: 'none' | 'garments' | 'kit'
    readonly hasFacts: boolean
  }
  /** The garments that the tenant sells. */
  garments: HeadOf<T>
  /** The newest ready-made designs. */
  designs: HeadOf<T>
  /** The price of each garment by quantity. */
  prices: HeadOf<T>
  /** The fabrics of the price list. */
  fabric: HeadOf<T>
  team: { readonly title: T; readonly text: P; readonly people: readonly EntryOf<T>[] }
  gallery: HeadOf<T> & { readonly items: readonly ShotOf<T>[] }
  /** A form that asks for a price. */
  quote: HeadOf<T>
  /** A video file at an https address, played on request. */
  video: { readonly title: T; readonly caption: T; readonly address: string }
  text: { readonly text: P }
  /** Short texts side by side, or one after another with a number. */
  steps: { readonly title: T; readonly items: readonly EntryOf<T>[]; readonly isNumbered: boolean }
  questions: { readonly title: T; readonly items: readonly EntryOf<T>[] }
  /** The ways to reach the tenant, from its settings, and the form for a message. */
  contact: {
    readonly title: T
    readonly address: T
    readonly hours: T
    readonly text: P
    readonly links: readonly ButtonOf<T>[]
    /** Latitude and longitude in degrees, for a link to a map. */
    readonly place: { readonly lat: number; readonly lng: number } | null
    readonly hasForm: boolean
  }
  banner: { readonly title: T; readonly text: T; readonly button: ButtonOf<T> | null }
  image: { readonly picture: OwnPicture | null; readonly alt: T; readonly caption: T }
}
export type BlockKind = keyof BlockFields<unknown, unknown>

type BlockOf<T, P, More> = {
  [K in BlockKind]: { readonly kind: K; readonly id: string } & BlockFields<T, P>[K] & More
}[BlockKind]

/** A block as the tenant wrote it. Its id stays the same from version to version. */
export type Block = BlockOf<OwnText, OwnPassages, unknown>

/** Everything that a tenant wrote for one page. */
export interface PageContent {
  /** Title in links to the page. */
  readonly title: OwnText
  /** Description for search engines; empty to use the page's own. */
  readonly description: OwnText
  readonly blocks: readonly Block[]
}

/**
 * A block in a reader's language. `lang` is set if the block is written in the other language only. `twin` is its title
 * in the other language, if it is written in both.
 */
export type ShownBlock = BlockOf<string, readonly Passage[], ShownMore>
interface ShownMore {
  readonly lang?: Language | undefined
  readonly twin?: { readonly language: Language; readonly title: string } | undefined
}

/** A page's content in a reader's language. */
export interface ShownContent {
  readonly title: string
  readonly description: string
  readonly blocks: readonly ShownBlock[]
}
