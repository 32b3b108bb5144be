import { editorPathOf, isSewn, productTypesIn, type ProductType } from '@kitwright/garment'
import { otherPages } from './otherPages.ts'
import { publicPages } from './publicPages.ts'
import type { MenuEntry, Offer, Page } from './types.ts'

/** Every page of the web app, one row each, by name. */
export const PAGES = { ...publicPages, ...otherPages } as const
export type PageName = keyof typeof PAGES

/** The rows as an iterable list. */
export const pageRows = Object.entries(PAGES) as readonly (readonly [PageName, Page])[]

export interface FoundPage {
  readonly name: PageName
  readonly page: Page
  readonly params: Readonly<Record<string, string>>
}

const partsOf = (path: string): string[] => path.split('/').filter(part => part !== '')
const isOpen = (part: string): boolean => part.startsWith('$')
/** Pages sorted by their number of path parameters, so that literal paths match first. */
const BY_CLOSENESS = pageRows.toSorted(
  ([, a], [, b]) => partsOf(a.path).filter(isOpen).length - partsOf(b.path).filter(isOpen).length,
)

function match(pattern: string, parts: readonly string[]): Record<string, string> | null {
  const wanted = partsOf(pattern)
  if (wanted.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    if (isOpen(part)) params[part.slice(1)] = parts[i]!
    else if (part !== parts[i]!.toLowerCase()) return null
  }
  return params
}

/** Returns the page at a path, as the router matches it; undefined if there is none. */
export function findPage(path: string): FoundPage | undefined {
  const parts = partsOf(path)
  for (const [name, page] of BY_CLOSENESS) {
    const params = match(page.path, parts)
    if (params) return { name, page, params }
  }
  return undefined
}

/** Whether this shop has the page. A shop has no editor for garments that it does not sell. */
export const isOffered = ({ page, params }: Pick<FoundPage, 'page' | 'params'>, offer: Offer): boolean =>
  page.isOffered?.(offer, params) ?? true

/** Returns the product types that the shop sells and that can be designed, in the specification's order. */
export const designableTypes = ({ productTypes }: Offer): ProductType[] => productTypesIn(productTypes).filter(isSewn)

/** Returns the path of a page that a tenant made. */
export const ownPagePath = (slug: string): string => PAGES.ownPage.path.replace('$slug', slug)

/** Returns the paths of all pages of a shop that search engines may index: products, own pages and editors last. */
export const listedPaths = (offer: Offer): string[] => [
  ...pageRows.flatMap(([, page]) =>
    page.isListed && !page.path.includes('$') && isOffered({ page, params: {} }, offer) ? [page.path] : [],
  ),
  ...productTypesIn(offer.productTypes).map(type => PAGES.product.path.replace('$slug', editorPathOf(type))),
  ...(offer.ownPages ?? []).map(({ slug }) => ownPagePath(slug)),
  ...designableTypes(offer).map(type => PAGES.editor.path.replace('$slug', editorPathOf(type))),
]

type MenuPageName = { readonly [N in PageName]: (typeof PAGES)[N]['menu'] extends null ? never : N }[PageName]

export interface MenuLink {
  readonly to: (typeof PAGES)[MenuPageName]['path']
  readonly label: MenuEntry['label']
}

/** Returns the links of a shop's frame for one place, in the manifest's order. */
export const menuOf = (place: MenuEntry['place'], offer: Offer): MenuLink[] =>
  pageRows.flatMap(([, page]) => {
    const { menu } = page
    const isThere = menu?.place === place && (menu.isShown?.(offer) ?? true) && isOffered({ page, params: {} }, offer)
    return isThere ? [{ to: page.path as MenuLink['to'], label: menu.label }] : []
  })
