/** Maximum lengths of entered text in UTF-16 units. Schemas refuse more, and forms accept no more. */
export const LIMITS = {
  /** Name of a person, first or last, and of a player. */
  name: 80,
  email: 254,
  phone: 32,
  printName: 40,
  /** Title of a squad, a design or a shop. */
  title: 120,
  /** Name of a fabric or a template, in each language. */
  namedText: 80,
  address: 500,
  landmark: 200,
  note: 2000,
  contactSubject: 200,
  contactMessage: 5000,
  ratingComment: 1000,
  /** Length of a visitor's comment on a shared design. */
  previewComment: 1000,
  /** Number of visitors' answers to one shared design. */
  previewAnswers: 500,
  /** Search text for a list, and for the library of pictures. */
  search: 120,
  graphicSearch: 100,
  /** Players of a squad. */
  players: 200,
  /** Pieces of one line of an order. */
  pieces: 10_000,
  /** The highest number on a player's back. */
  shirtNumber: 99,
  reviewComment: 2000,
  /** A note on a status change, a cancellation or a payment. */
  orderNote: 500,
  supplier: 200,
  /** Tracking text of a parcel. */
  tracking: 120,
  bank: 80,
  bankAccount: 60,
  bankHolder: 120,
  paymentText: 2000,
  /** Receipts that a customer may send for one order. */
  slips: 12,
  /** Days within which a shop may ask for a payment. */
  payWithinDays: 90,
  /** Days between the warning and the release of an unpaid order. */
  warnDays: 30,
  passwordMin: 8,
  passwordMax: 128,
} as const

/** Limits of a cart. */
export const CART_LIMITS = {
  /** Designs of one cart. */
  items: 20,
  /** Lines of one cart, as of an order. */
  lines: 500,
  /** Characters of a guest's designs together, as JSON. */
  documents: 6_000_000,
  /** Days without a change after which a guest's cart is deleted, and a customer's. */
  guestDays: 30,
  customerDays: 365,
  /** Lifetime of a link to approve a cart. */
  linkDays: 14,
} as const

/** Limits of an uploaded picture: the server refuses more, and a browser sends no more. */
export const UPLOAD_LIMITS = {
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  /** Days after which unused pictures are deleted. */
  unusedDays: 90,
} as const

/** Limits of a receipt that is a PDF. */
export const PDF_LIMITS = {
  bytes: 5 * 1024 * 1024,
  pages: 10,
  /** The size that its object streams may have when unpacked. */
  inflatedBytes: 32 * 1024 * 1024,
} as const

/** Limits of the terms of a customer who orders on account. */
export const CREDIT_LIMITS = {
  /** Days to pay after delivery. */
  days: 365,
  cents: 100_000_000,
} as const

/** Limits of a bank statement. */
export const STATEMENT_LIMITS = {
  bytes: 10 * 1024 * 1024,
  /** With the bank's letterhead above the lines. */
  rows: 50_100,
  cells: 60,
  /** Proposals in one answer, and lines without an order. */
  shown: 1000,
  unknownShown: 100,
  /** Payments that are noted at once. */
  payments: 200,
  note: 200,
} as const

/** Limits of a shop's price list, and of the form for it. */
export const PRICE_LIMITS = {
  fabrics: 40,
  /** Steps of discounts by quantity, in one fabric. */
  steps: 10,
  /** A discount of more than half is taken for a typing error. */
  percent: [0, 50],
  minimumQty: [1, 10_000],
  leadTimeDays: [1, 365],
  /** Pieces from which a discount applies. */
  stepFrom: [1, 10_000],
  /** Price of one piece in a fabric. */
  baseCents: [1, 1_000_000],
  /** Surcharge for a size, or for long sleeves. */
  surchargeCents: [0, 100_000],
  /** Suppliers of one fabric. */
  fabricSuppliers: 50,
} as const

/** Limits of a supplier's data. */
export const SUPPLIER_LIMITS = {
  /** Suppliers of a shop. */
  suppliers: 100,
  rolls: 40,
  /** Narrowest and widest usable roll. */
  rollMm: [100, 5000],
  /** Highest price of a metre of cloth. */
  metreCents: 100_000,
  allowanceMm: 60,
  pixelDpi: [100, 200],
  profileBytes: 8 * 1024 * 1024,
  /** Printers of one supplier, and the length of a printer's name. */
  printers: 12,
  printer: 60,
  /** Lifetime of a link that opens their page. */
  linkDays: 365,
  /** Notes and photos of one order. */
  notes: 200,
  photos: 40,
} as const

/** Limits of an order's remakes. */
export const REMAKE_LIMITS = {
  /** Remakes of one order. */
  remakes: 50,
  /** Garments of one remake. */
  garments: 500,
  costCents: 10_000_000,
  /** Remakes listed for a period, the latest first. */
  listed: 500,
} as const

/** Limits of the stock of cloth. */
export const STOCK_LIMITS = {
  /** One roll or correction: ten kilometres. */
  mm: 10_000_000,
  lot: 60,
  /** Entries listed, the latest first. */
  listed: 100,
} as const

/** Limits of a shop's colour card. */
export const CARD_LIMITS = {
  colours: 300,
  code: 40,
  name: 80,
} as const

/** Limits of a shop's brand. */
export const BRAND_LIMITS = {
  /** Colours that every colour picker of a design offers first. */
  teamColours: 12,
} as const

export const SAMPLE_LIMITS = {
  /** Samples of one cart and of one order. */
  count: 20,
  cents: [0, 100_000],
  /** Months during which a sample is credited. */
  months: [1, 24],
} as const
