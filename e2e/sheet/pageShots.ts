import type { Page as BrowserPage } from '@playwright/test'
import { editorPathOf, productTypes } from '@kitwright/garment'
import { type Page, type PageName, pageRows, PAGES } from '@kitwright/pages'
import type { Texts } from '@kitwright/words'
import type { DemoShopIds } from './makeShop.ts'

export interface PageVisit {
  readonly page: BrowserPage
  readonly words: Texts
  readonly isPhone: boolean
}
export interface PageShot {
  readonly name: string
  readonly path: string | ((made: DemoShopIds) => string)
  /** Whether it is the studio, whose stage fills the window. */
  readonly isStage?: boolean
  /** The errors that the browser may report there. */
  readonly isSaid?: RegExp
  /** The action before the picture is taken, such as opening a dialog. */
  readonly act?: (visit: PageVisit) => Promise<void>
}
export interface Group {
  readonly name: string
  readonly who: 'visitor' | 'newcomer' | 'customer' | 'admin'
  readonly places: readonly PageShot[]
}

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'
const plain = (...paths: readonly string[]): PageShot[] => paths.map(path => ({ name: nameOf(path), path }))
const LINK = 'x'.repeat(43)
const NO_QUOTE = '00000000-0000-4000-8000-000000000000'

type ParameterPage = { [N in PageName]: (typeof PAGES)[N]['path'] extends `${string}$${string}` ? N : never }[PageName]

/** How to reach a page whose path alone is not enough. */
const WAYS: Readonly<Record<ParameterPage, readonly PageShot[]>> & Partial<Record<PageName, readonly PageShot[]>> = {
  editor: productTypes()
    .map(editorPathOf)
    .map(slug => ({ name: slug, path: `/design/${slug}?new`, isStage: true })),
  product: [
    ...productTypes()
      .map(editorPathOf)
      .map(slug => ({ name: `product-${slug}`, path: `/products/${slug}` })),
    { name: 'product-unknown', path: '/products/toga', isSaid: /404/ },
  ],
  sharedPreview: [
    { name: 'preview-shared', path: made => `/design/preview/${made.preview}`, isStage: true },
    { name: 'preview-gone', path: `/design/preview/${LINK}`, isSaid: /404/ },
  ],
  ownPage: [{ name: 'own-page-unknown', path: '/pages/unknown', isSaid: /404/ }],
  preview: [{ name: 'preview-none', path: '/preview' }],
  checkout: [{ name: 'checkout', path: made => `/design/checkout/${made.design}` }],
  cartApproval: [{ name: 'cart-approval-gone', path: `/cart/approve/${LINK}`, isSaid: /40\d|410/ }],
  ownQuote: [{ name: 'quote-gone', path: `/me/quotes/${NO_QUOTE}`, isSaid: /404/ }],
  officeQuote: [{ name: 'quote-gone', path: `/office/quotes/${NO_QUOTE}`, isSaid: /404/ }],
  officeOffer: [{ name: 'offer-gone', path: `/office/offers/${NO_QUOTE}`, isSaid: /404/ }],
  officeOrderDraft: [{ name: 'order-draft-gone', path: `/office/order-drafts/${NO_QUOTE}`, isSaid: /404/ }],
  proof: [
    { name: 'proof', path: made => `/me/proof/${made.proofed}` },
    { name: 'proof-none', path: made => `/me/proof/${made.moving}` },
  ],
  invoice: [{ name: 'invoice', path: made => `/order/printinvoice?order=${made.order}` }],
  resetPassword: [{ name: 'resetpassword', path: `/auth/resetpassword?token=${LINK}` }],
  unlock: [{ name: 'unlock', path: `/auth/unlock?token=${LINK}` }],
  supplier: [{ name: 'supplier-gone', path: `/supplier/${LINK}`, isSaid: /410/ }],
  label: [{ name: 'label-strange', path: '/t/AK-000042/K7Q2XYZ' }],
  orderPapers: [{ name: 'papers-strange', path: '/t/AK-000042' }],
  officePage: [{ name: 'page', path: '/office/pages/about' }],
  officeLabel: [{ name: 'label-unknown', path: '/office/labels/AK-000042/K7Q2XYZ', isSaid: /404/ }],
  officeOrder: [{ name: 'order', path: made => `/office/orders/${made.moving}` }],
  officeDesign: [{ name: 'design', path: made => `/office/designs/${made.waiting}` }],
  officeCustomer: [{ name: 'customer', path: made => `/office/customers/${made.customer}` }],
}
const isFor = (area: string) => (page: Page) => page.path === area || page.path.startsWith(`${area}/`)
const SETTINGS = [
  '/office/brand',
  '/office/pages',
  '/office/prices',
  '/office/groups',
  '/office/sizes',
  '/office/templates',
  '/office/staff',
  '/office/audit',
  '/office/security',
]
const isSetting = ({ path }: Page): boolean => SETTINGS.includes(path)

/** Groups of pages. Each page of the manifest belongs to the first group that takes it. */
const GROUPS: readonly (Omit<Group, 'places'> & {
  readonly takes: (page: Page) => boolean
  readonly more?: PageShot[]
})[] = [
  { name: 'public', who: 'visitor', takes: ({ menu }) => menu?.place === 'main' || menu?.place === 'shop' },
  {
    name: 'texts',
    who: 'visitor',
    takes: ({ menu }) => menu !== null,
    more: [{ name: 'nowhere', path: '/nowhere', isSaid: /404/ }],
  },
  {
    name: 'auth',
    who: 'visitor',
    takes: page =>
      isFor('/auth')(page) || page === PAGES.supplier || page === PAGES.label || page === PAGES.orderPapers,
    more: [{ name: 'retry', path: '/', isSaid: /whoami/, act: refuseToStart }],
  },
  { name: 'studio', who: 'visitor', takes: page => page === PAGES.editor },
  { name: 'me', who: 'customer', takes: isFor('/me') },
  { name: 'office-admin', who: 'admin', takes: isSetting },
  { name: 'office', who: 'admin', takes: isFor('/office') },
  { name: 'order', who: 'customer', takes: () => true },
]

const placesOf = (group: (typeof GROUPS)[number]): PageShot[] =>
  pageRows
    .filter(([, page]) => GROUPS.find(({ takes }) => takes(page)) === group)
    .flatMap(([name, page]) => WAYS[name] ?? plain(page.path))

/** Every page of the manifest, grouped by its audience. */
export const ROUTES: readonly Group[] = [
  ...GROUPS.map(group => ({ ...group, places: [...placesOf(group), ...(group.more ?? [])] })),
  { name: 'me-empty', who: 'newcomer', places: plain('/me/dashboard', '/me/assets', '/me/players', '/me/histories') },
  { name: 'office-door', who: 'visitor', places: plain('/office') },
]

/** Makes the shop fail to respond, which opens the error page. */
async function refuseToStart({ page, words }: PageVisit): Promise<void> {
  // The service worker's cache would open the shop anyway.
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  })
  await page.route('**/whoami', route => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: words.common.start_failed }).waitFor()
  await page.unroute('**/whoami')
}
