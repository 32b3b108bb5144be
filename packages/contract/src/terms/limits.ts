/** How long what people write may be, in UTF-16 units: the schemas refuse more, and forms take no more. */
export const LIMITS = {
  /** Of a person, first or last, and of a player. */
  name: 80,
  email: 254,
  phone: 32,
  printName: 40,
  /** Of a squad, a design or a shop. */
  title: 120,
  /** Of a fabric or a template, in each language. */
  namedText: 80,
  address: 500,
  landmark: 200,
  note: 2000,
  contactSubject: 200,
  contactMessage: 5000,
  ratingComment: 1000,
  /** Length of a visitor's comment on a shared design. */
  previewComment: 1000,
  /** Answers of visitors to one shared design. */
  previewAnswers: 500,
  /** What a list is searched for, and the library of pictures. */
  search: 120,
  graphicSearch: 100,
  /** Of a squad. */
  players: 200,
  /** Of one line of an order. */
  pieces: 10_000,
  /** On a player's back. */
  shirtNumber: 99,
  reviewComment: 2000,
  /** Why an order moves or is canceled, and of a payment. */
  orderNote: 500,
  supplier: 200,
  /** Of a parcel. */
  tracking: 120,
  bank: 80,
  bankAccount: 60,
  bankHolder: 120,
  paymentText: 2000,
  passwordMin: 8,
  passwordMax: 128,
} as const

/** What an uploaded picture may be: the server refuses more, and a browser sends no more. */
export const UPLOAD_LIMITS = {
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  /** Pictures that nothing has shown for so long are deleted. */
  unusedDays: 90,
} as const

/** What a shop's price list takes, and a form of it offers. */
export const PRICE_LIMITS = {
  fabrics: 40,
  /** Of discounts by quantity, in one fabric. */
  steps: 10,
  /** More than half off is a slip of the finger. */
  percent: [0, 50],
  minimumQty: [1, 10_000],
  leadTimeDays: [1, 365],
  /** Pieces from which on a discount counts. */
  stepFrom: [1, 10_000],
  /** Of one piece in a fabric. */
  baseCents: [1, 1_000_000],
  /** What a size, or long sleeves, come to besides. */
  surchargeCents: [0, 100_000],
} as const

/** What is known of a supplier. */
export const SUPPLIER_LIMITS = {
  /** Of a shop. */
  suppliers: 100,
  rolls: 40,
  /** Narrowest and widest usable roll. */
  rollMm: [100, 5000],
  /** What a metre of cloth may cost. */
  metreCents: 100_000,
  allowanceMm: 60,
  pixelDpi: [100, 200],
  profileBytes: 8 * 1024 * 1024,
  /** Of one supplier, and what each is called. */
  printers: 12,
  printer: 60,
  /** Of one that opens their page. */
  linkDays: 365,
  /** Said and shown of one order. */
  notes: 200,
  photos: 40,
} as const

/** What an order's remakes take. */
export const REMAKE_LIMITS = {
  /** Of one order. */
  remakes: 50,
  /** Garments of one remake. */
  garments: 500,
  costCents: 10_000_000,
  /** Listed of a time, the latest. */
  listed: 500,
} as const

/** What a shop's colour card takes. */
export const CARD_LIMITS = {
  colours: 300,
  code: 40,
  name: 80,
} as const

/** What a shop's brand takes. */
export const BRAND_LIMITS = {
  /** Offered first wherever a design chooses a colour. */
  teamColours: 12,
} as const
