import type { Page } from './types.ts'

/** Excluded from search engines and not rendered by the server. */
const HIDDEN = {
  session: null,
  menu: null,
  title: null,
  description: null,
  isListed: false,
  ssr: null,
  cache: 'no-cache',
} as const
const hidden = <const Path extends string>(path: Path, more: Pick<Partial<Page>, 'session' | 'cache'> = {}) => ({
  ...HIDDEN,
  ...more,
  path,
})
/** The address contains a key that opens an account. */
const KEY = { cache: 'no-store' } as const
const CUSTOMER = { session: 'customer' } as const
const STAFF = { session: 'staff' } as const

export const otherPages = {
  // Shows a draft that exists only in its browser.
  preview: hidden('/preview'),
  sharedPreview: { ...hidden('/design/preview/$token'), description: 'head_shared' },
  checkout: hidden('/design/checkout/$productId'),
  cart: hidden('/cart'),
  askQuote: hidden('/cart/quote'),
  // Anyone who has the link is admitted.
  cartApproval: hidden('/cart/approve/$token', KEY),
  forgotPassword: hidden('/auth/forgotpassword'),
  resetPassword: hidden('/auth/resetpassword', KEY),
  unlock: hidden('/auth/unlock', KEY),
  emailLink: hidden('/auth/email', KEY),
  google: hidden('/auth/google', KEY),
  dashboard: hidden('/me/dashboard', CUSTOMER),
  designs: hidden('/me/assets', CUSTOMER),
  players: hidden('/me/players', CUSTOMER),
  orders: hidden('/me/histories', CUSTOMER),
  setting: hidden('/me/setting', CUSTOMER),
  invoice: hidden('/order/printinvoice', CUSTOMER),
  proof: hidden('/me/proof/$orderId', CUSTOMER),
  quotes: hidden('/me/quotes', CUSTOMER),
  ownQuote: hidden('/me/quotes/$quoteId', CUSTOMER),
  // The fragment contains a key that opens a quote.
  quote: hidden('/quote', KEY),
  // The fragment contains a key that opens a proposed revision of a design.
  proposal: hidden('/proposal', KEY),
  // The fragment contains a key that confirms a parcel.
  received: hidden('/received', KEY),
  // The fragment contains a key that stops a kind of mails.
  unsubscribe: hidden('/unsubscribe', KEY),
  // Anyone who has the link is admitted.
  supplier: hidden('/supplier/$token', KEY),
  // Page that a scanned label opens; the address is printed in capitals.
  label: hidden('/t/$number/$sign'),
  // Page that the QR code of an order's papers opens.
  orderPapers: hidden('/t/$number'),
  office: hidden('/office', STAFF),
  officeOrders: hidden('/office/orders', STAFF),
  officeOrder: hidden('/office/orders/$orderId', STAFF),
  officeOrderDraft: hidden('/office/order-drafts/$draftId', STAFF),
  officeQuotes: hidden('/office/quotes', STAFF),
  officeQuote: hidden('/office/quotes/$quoteId', STAFF),
  officeOffer: hidden('/office/offers/$offerId', STAFF),
  officeDesigns: hidden('/office/designs', STAFF),
  officeDesign: hidden('/office/designs/$designId', STAFF),
  officeReview: hidden('/office/review', STAFF),
  officeCustomers: hidden('/office/customers', STAFF),
  officeCalendar: hidden('/office/calendar', STAFF),
  officeBoard: hidden('/office/board', STAFF),
  officeCustomer: hidden('/office/customers/$customerId', STAFF),
  officeInbox: hidden('/office/inbox', STAFF),
  officeDeliveries: hidden('/office/deliveries', STAFF),
  officeShipping: hidden('/office/shipping', STAFF),
  officeBrand: hidden('/office/brand', STAFF),
  officePages: hidden('/office/pages', STAFF),
  officePage: hidden('/office/pages/$slug', STAFF),
  officePrices: hidden('/office/prices', STAFF),
  officeGroups: hidden('/office/groups', STAFF),
  officeSizes: hidden('/office/sizes', STAFF),
  officeTemplates: hidden('/office/templates', STAFF),
  officeDebts: hidden('/office/debts', STAFF),
  officeMargins: hidden('/office/margins', STAFF),
  officeStock: hidden('/office/stock', STAFF),
  officeRemakes: hidden('/office/remakes', STAFF),
  officeLabel: hidden('/office/labels/$number/$sign', STAFF),
  officeSuppliers: hidden('/office/suppliers', STAFF),
  officeRules: hidden('/office/rules', STAFF),
  officeTasks: hidden('/office/tasks', STAFF),
  officeStaff: hidden('/office/staff', STAFF),
  officeAudit: hidden('/office/audit', STAFF),
  officeSecurity: hidden('/office/security', STAFF),
} as const satisfies Record<string, Page>
