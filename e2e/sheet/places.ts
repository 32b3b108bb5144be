import type { Page } from '@playwright/test'
import type { Texts } from '@kitwright/words'
import type { Made } from './makeShop.ts'

export interface Visit {
  readonly page: Page
  readonly words: Texts
  readonly isPhone: boolean
}
export interface Place {
  readonly name: string
  readonly path: string | ((made: Made) => string)
  /** The studio: a garment on a stage that has the whole window. */
  readonly isStage?: boolean
  /** What the browser may complain of there. */
  readonly isSaid?: RegExp
  /** What is done there before the picture, such as opening a dialog. */
  readonly act?: (visit: Visit) => Promise<void>
}
export interface Group {
  readonly name: string
  readonly who: 'visitor' | 'newcomer' | 'customer' | 'admin'
  readonly places: readonly Place[]
}

const plain = (...paths: readonly string[]): Place[] =>
  paths.map(path => ({ name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), path }))
const GARMENTS = ['soccer', 'polo', 'sleeveless', 'oversizedshirt', 'tshirt', 'hoodie', 'boxyfit', 'boxingtrunk']
const LINK = 'x'.repeat(43)

/** Every route of the router, by who sees it. */
export const ROUTES: readonly Group[] = [
  {
    name: 'public',
    who: 'visitor',
    places: plain('/', '/products', '/pricing', '/sizes', '/store', '/quickstart'),
  },
  { name: 'texts', who: 'visitor', places: plain('/about', '/careers', '/privacy', '/terms', '/contact', '/nowhere') },
  {
    name: 'auth',
    who: 'visitor',
    places: [
      ...plain('/auth/signin', '/auth/signup', '/auth/forgotpassword', '/auth/google'),
      { name: 'resetpassword', path: `/auth/resetpassword?token=${LINK}` },
      { name: 'unlock', path: `/auth/unlock?token=${LINK}` },
      { name: 'retry', path: '/', isSaid: /whoami/, act: refuseToStart },
    ],
  },
  {
    name: 'studio',
    who: 'visitor',
    places: GARMENTS.map(slug => ({ name: slug, path: `/design/${slug}?new`, isStage: true })),
  },
  {
    name: 'order',
    who: 'customer',
    places: [
      { name: 'preview-shared', path: made => `/design/preview/${made.preview}`, isStage: true },
      { name: 'preview-gone', path: `/design/preview/${LINK}`, isSaid: /404/ },
      { name: 'preview-none', path: '/preview' },
      { name: 'checkout', path: made => `/design/checkout/${made.design}` },
      { name: 'invoice', path: made => `/order/printinvoice?order=${made.order}` },
    ],
  },
  {
    name: 'me',
    who: 'customer',
    places: plain('/me/dashboard', '/me/assets', '/me/players', '/me/histories', '/me/setting'),
  },
  { name: 'me-empty', who: 'newcomer', places: plain('/me/dashboard', '/me/assets', '/me/players', '/me/histories') },
  {
    name: 'office',
    who: 'admin',
    places: [
      ...plain('/office', '/office/orders'),
      { name: 'order', path: made => `/office/orders/${made.moving}` },
      ...plain('/office/designs'),
      { name: 'design', path: made => `/office/designs/${made.waiting}` },
      ...plain('/office/customers'),
      { name: 'customer', path: made => `/office/customers/${made.customer}` },
      ...plain('/office/messages'),
    ],
  },
  {
    name: 'office-admin',
    who: 'admin',
    places: plain('/office/brand', '/office/prices', '/office/sizes', '/office/templates', '/office/staff'),
  },
  { name: 'office-door', who: 'visitor', places: plain('/office') },
]

/** The shop does not answer: the page that says so. */
async function refuseToStart({ page, words }: Visit): Promise<void> {
  // What it has kept would open the shop all the same.
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  })
  await page.route('**/whoami', route => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: words.common.start_failed }).waitFor()
  await page.unroute('**/whoami')
}
