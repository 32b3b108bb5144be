import type { Namespace, TextKey, Texts } from '@kitwright/words'

/** The shop's own things that some pages depend on. */
export interface Offer {
  /** Product types that it sells. */
  readonly productTypes: readonly string[]
  /** Pages that the tenant made and published, in its order. */
  readonly ownPages?: readonly { readonly slug: string }[] | undefined
}

export interface MenuEntry {
  /**
   * `main` is the top bar (its pages except the home page also appear in the footer's first group); the others are
   * groups of the footer.
   */
  readonly place: 'main' | 'shop' | 'company' | 'legal'
  readonly label: TextKey<'common'>
  /** Whether the link is shown. It is omitted if it would offer no choice, though the page exists. */
  readonly isShown?: (offer: Offer) => boolean
}

/** How the server renders a page (SSR). Pages without it need the visitor's own browser. */
export interface ServerRendering {
  /** The component's file below `apps/web/src`. */
  readonly module: string
  /** Text namespaces of the page, in addition to the common one. */
  readonly words: readonly Namespace[]
}

/** One page of the web app and all its facts. */
export interface Page {
  /** Path in the router's syntax: `$slug` stands for any one part. */
  readonly path: string
  /** Session that the page requires; null if it is open to anyone. */
  readonly session: 'customer' | 'staff' | null
  readonly menu: MenuEntry | null
  /** `content` for a page whose text belongs to the tenant: its blocks come from the shop's own database rows. */
  readonly kind?: 'content'
  /**
   * Title in links to the page and on its pictures elsewhere; null if that is the shop's name or the name of the item
   * shown.
   */
  readonly title: TextKey<'common'> | null
  /** Description for search engines and link previews; null to use the home page's. */
  readonly description: keyof Texts['shots'] | null
  /** Whether search engines may index the page, which puts it in the sitemap. */
  readonly isListed: boolean
  readonly ssr: ServerRendering | null
  /** `no-store` if the address contains a key that opens an account, which no cache may store. */
  readonly cache: 'no-cache' | 'no-store'
  /** Whether a shop has the page; by default every shop has it. */
  readonly isOffered?: (offer: Offer, params: Readonly<Record<string, string>>) => boolean
}
