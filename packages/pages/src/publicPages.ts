import { productTypeAt } from '@kitwright/garment'
import type { Offer, Page } from './types.ts'

const sellsSoccerKits = ({ productTypes }: Offer): boolean => productTypes.includes('SOCCER_KIT')
const hasChoice = ({ productTypes }: Offer): boolean => productTypes.length > 1

/** Whether a shop sells the garment of an address. */
function sells(productTypes: readonly string[], slug: string): boolean {
  const type = productTypeAt(slug)
  return type !== undefined && productTypes.includes(type)
}

/** Properties common to all pages that anyone may find. */
const FOUND = { session: null, isListed: true, cache: 'no-cache' } as const

/** Properties common to pages whose text belongs to the tenant. */
const CONTENT = { kind: 'content', ssr: { module: 'shop/pages/ContentPage.tsx', words: ['pages'] } } as const

/** Pages in the order of the menus and of the sitemap. */
export const publicPages = {
  home: {
    ...FOUND,
    kind: 'content',
    path: '/',
    menu: { place: 'main', label: 'home' },
    title: null,
    description: 'head_home',
    ssr: { module: 'shop/home/HomePage.tsx', words: ['shop', 'store', 'pages'] },
  },
  products: {
    ...FOUND,
    path: '/products',
    menu: { place: 'main', label: 'products', isShown: hasChoice },
    title: 'products',
    description: 'head_products',
    ssr: { module: 'shop/products/ProductsPage.tsx', words: ['shop'] },
  },
  /** One page for each garment. A shop that does not sell one says so. */
  product: {
    ...FOUND,
    path: '/products/$slug',
    menu: null,
    title: null,
    description: 'head_product',
    ssr: { module: 'shop/product/ProductPage.tsx', words: ['product', 'pages', 'sizes'] },
    isOffered: ({ productTypes }, { slug = '' }) => sells(productTypes, slug),
  },
  store: {
    ...FOUND,
    path: '/store',
    menu: { place: 'main', label: 'store' },
    title: 'store',
    description: 'head_store',
    ssr: { module: 'shop/store/StorePage.tsx', words: ['store'] },
  },
  pricing: {
    ...FOUND,
    path: '/pricing',
    menu: { place: 'main', label: 'pricing' },
    title: 'pricing',
    description: 'head_pricing',
    ssr: { module: 'shop/pricing/PricingPage.tsx', words: ['shop'] },
  },
  quickStart: {
    ...FOUND,
    path: '/quickstart',
    menu: { place: 'main', label: 'quick_start' },
    title: 'quick_start',
    description: 'head_quickstart',
    ssr: { module: 'shop/quickStart/QuickStartPage.tsx', words: ['quick'] },
    isOffered: sellsSoccerKits,
  },
  sizes: {
    ...FOUND,
    path: '/sizes',
    menu: { place: 'shop', label: 'size_chart' },
    title: 'size_chart',
    description: 'head_sizes',
    ssr: { module: 'shop/sizes/SizesPage.tsx', words: ['sizes'] },
  },
  about: {
    ...FOUND,
    path: '/about',
    menu: { place: 'company', label: 'about_us' },
    title: 'about_us',
    description: 'head_about',
    ...CONTENT,
  },
  careers: {
    ...FOUND,
    path: '/careers',
    menu: { place: 'company', label: 'careers' },
    title: 'careers',
    description: 'head_careers',
    ...CONTENT,
  },
  contact: {
    ...FOUND,
    path: '/contact',
    menu: { place: 'company', label: 'contact_us' },
    title: 'contact_us',
    description: 'head_contact',
    ...CONTENT,
  },
  privacy: {
    ...FOUND,
    path: '/privacy',
    menu: { place: 'legal', label: 'privacy_policy' },
    title: 'privacy_policy',
    description: 'head_privacy',
    ...CONTENT,
  },
  terms: {
    ...FOUND,
    path: '/terms',
    menu: { place: 'legal', label: 'terms_of_service' },
    title: 'terms_of_service',
    description: 'head_terms',
    ...CONTENT,
  },
  /** A page that the tenant made. */
  ownPage: {
    ...FOUND,
    path: '/pages/$slug',
    menu: null,
    title: null,
    description: null,
    ...CONTENT,
    isOffered: ({ ownPages = [] }, { slug = '' }) => ownPages.some(page => page.slug === slug),
  },
  signIn: {
    ...FOUND,
    path: '/auth/signin',
    menu: null,
    title: 'sign_in',
    description: 'head_signin',
    ssr: { module: 'account/auth/SignInPage.tsx', words: ['account'] },
  },
  signUp: {
    ...FOUND,
    path: '/auth/signup',
    menu: null,
    title: 'sign_up',
    description: 'head_signup',
    ssr: { module: 'account/auth/SignUpPage.tsx', words: ['account'] },
  },
  /**
   * One page for each garment that the shop sells and that can be designed. Its stage needs the visitor's own browser.
   */
  editor: {
    ...FOUND,
    path: '/design/$slug',
    menu: null,
    title: null,
    description: 'head_editor',
    ssr: null,
    isOffered: ({ productTypes }, { slug = '' }) => sells(productTypes, slug),
  },
} as const satisfies Record<string, Page>
