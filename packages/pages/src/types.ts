import type { Namespace, TextKey, Texts } from '@kitwright/words'

/** What a shop sells, as product types; some pages depend on it. */
export interface Offer {
  readonly productTypes: readonly string[]
}

export interface MenuEntry {
  /** `main` is the bar on top (its pages but the home page stand in the footer's first group, too), the others are groups of the footer. */
  readonly place: 'main' | 'shop' | 'company' | 'legal'
  readonly label: TextKey<'common'>
  /** Where a link would offer no choice there is none, though the page is there. */
  readonly isShown?: (offer: Offer) => boolean
}

/** How the server renders a page (SSR). Pages without it need the visitor's own browser. */
export interface ServerRendering {
  /** The component's file below `apps/web/src`. */
  readonly module: string
  /** The namespaces of its texts, beside the common one. */
  readonly words: readonly Namespace[]
}

/** One page of the web app: all that anyone needs to know of it. */
export interface Page {
  /** As the router writes it: `$slug` stands for any one part. */
  readonly path: string
  /** Whose session it needs; null where anyone may come. */
  readonly session: 'customer' | 'staff' | null
  readonly menu: MenuEntry | null
  /** Of its links and pictures elsewhere; null where it is the shop's name or the name of what is shown. */
  readonly title: TextKey<'common'> | null
  /** For searches and previews of links; null where it is the home page's. */
  readonly description: keyof Texts['shots'] | null
  /** Whether searches may find it: it stands in the sitemap. */
  readonly isListed: boolean
  readonly ssr: ServerRendering | null
  /** `no-store` where the address holds a key that opens an account, which no cache may keep. */
  readonly cache: 'no-cache' | 'no-store'
  /** Whether a shop has it; every shop where it says nothing. */
  readonly isOffered?: (offer: Offer, params: Readonly<Record<string, string>>) => boolean
}
