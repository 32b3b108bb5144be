import { editorPathOf, isSewn, PRODUCT_TYPES, productTypeAt, type ProductType } from '@kitwright/garment'
import type { Texts } from '@kitwright/words'

/** What a page is called and says of itself; null where the shop's own name is the title. */
export interface PageWords {
  readonly title: keyof Texts['common'] | null
  readonly description: keyof Texts['shots']
}

/** Pages that anyone may find by searching, by path. */
const PAGES: Readonly<Record<string, PageWords>> = {
  '/': { title: null, description: 'head_home' },
  '/products': { title: 'products', description: 'head_products' },
  '/pricing': { title: 'pricing', description: 'head_pricing' },
  '/sizes': { title: 'size_chart', description: 'head_sizes' },
  '/store': { title: 'store', description: 'head_store' },
  '/quickstart': { title: 'quick_start', description: 'head_quickstart' },
  '/about': { title: 'about_us', description: 'head_about' },
  '/careers': { title: 'careers', description: 'head_careers' },
  '/contact': { title: 'contact_us', description: 'head_contact' },
  '/privacy': { title: 'privacy_policy', description: 'head_privacy' },
  '/terms': { title: 'terms_of_service', description: 'head_terms' },
  '/auth/signin': { title: 'sign_in', description: 'head_signin' },
  '/auth/signup': { title: 'sign_up', description: 'head_signup' },
}

type Offer = Pick<{ readonly productTypes: readonly string[] }, 'productTypes'>

/** What the shop sells and can be designed, in the specification's order. */
export const designableTypes = ({ productTypes }: Offer): ProductType[] =>
  PRODUCT_TYPES.filter(type => productTypes.includes(type) && isSewn(type))

const isOpen = (path: string, { productTypes }: Offer): boolean =>
  path !== '/quickstart' || productTypes.includes('SOCCER_KIT')

/** Whether a page that the web app has is of this shop, too: it shows no editor of what it does not sell. */
export function isOffered(path: string, offer: Offer): boolean {
  const [, slug] = /^\/design\/([^/]+)\/?$/.exec(path) ?? []
  if (slug === undefined) return isOpen(path, offer)
  const type = productTypeAt(slug)
  return type !== undefined && offer.productTypes.includes(type)
}

export const findPage = (path: string, offer: Offer): PageWords | undefined =>
  Object.hasOwn(PAGES, path) && isOpen(path, offer) ? PAGES[path] : undefined

/** The paths of every page worth finding, editors last. */
export const listPublicPaths = (offer: Offer): string[] => [
  ...Object.keys(PAGES).filter(path => isOpen(path, offer)),
  ...designableTypes(offer).map(type => `/design/${editorPathOf(type)}`),
]
