import { isProductType, MATERIALS, MEASURES, type ProductType, productTypes, SIZES } from '@kitwright/garment'
import { parsePhone } from '@kitwright/measure'
import { eachLanguage, LANGUAGES } from '@kitwright/words'
import { CARD_LIMITS, LIMITS } from './limits.ts'
import { LINE_KITS, ORDER_STATUSES } from './enums.ts'
import { EMAIL, inOneLine, isEmail, isPhone } from './rules.ts'
import { z } from './zod.ts'

export const uuid = z.uuid().toLowerCase()
/** Asked of the garments there are at that moment; refused as a list of values refuses. */
export const productType = z
  .custom<ProductType>()
  .check(({ value, issues }) => {
    if (!isProductType(value)) issues.push({ code: 'invalid_value', values: [...productTypes()], input: value })
  })
  .meta({ type: 'string', enum: [...productTypes()] })
export const size = z.enum(SIZES)
export const sleeve = z.enum(['short', 'long'])
export const version = z.enum(['player', 'goalkeeper'])
/** One of its design's other kits. Null: the design as it is drawn; for a goalkeeper the goalkeepers' own, where it has one. */
export const lineKit = z.enum(LINE_KITS).nullable().default(null)
export const instant = z.iso.datetime()
export const cents = z.int()
/** A name in each language, as people read it. */
export const names = z.strictObject(eachLanguage(() => z.string()))
export const language = z.enum(LANGUAGES)

// oxlint-disable-next-line no-control-regex -- control characters are exactly what neither the database nor paper takes
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
/** Turns letters around until something ends it, far behind the text that it is in: on papers, in lists and mails. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g
const withoutTurns = (value: string): string => value.replaceAll(TURNS, '')
const isPlain = (value: string): boolean => value.isWellFormed() && !CONTROL.test(value)
/** Trimmed, without control characters but tabs and line breaks, and without half a surrogate pair. */
const plain = (max: number) => z.string().overwrite(withoutTurns).trim().max(max).refine(isPlain, 'not plain text')
/** What is sewn of a player. */
const sewn = (max: number) => z.string().overwrite(inOneLine).max(max).refine(isPlain, 'not plain text')

/** Text that must hold more than white space. */
export const text = (max: number) =>
  plain(max)
    .min(1)
    .refine(value => value === '' || /[^\s\p{Cf}]/u.test(value), 'nothing that shows')
export const optionalText = (max: number) => plain(max).default('')
/** A name in each language, as it is typed. */
export const typedNames = z.strictObject(eachLanguage(() => text(LIMITS.namedText)))

export const page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})
/** What is looked for in names; empty for everything. */
export const search = z.string().trim().max(LIMITS.search).default('')
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), total: z.int() })

/** Where a page of a long list begins or ends, as an earlier answer named it; good for the same list in the same order. */
const place = z.string().regex(/^[\w-]{1,1000}$/)
/** A page of a list of any length: what comes after a place or before it, else the first. */
export const keysetPage = z.object({
  after: place.optional(),
  before: place.optional(),
  pageSize: page.shape.pageSize,
})
export const keyset = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    pageSize: z.int(),
    total: z.int(),
    /** When not, there are at least `total`: nobody waits until very many are counted. */
    isTotalExact: z.boolean(),
    /** Asks for the page before this one; null on the first. */
    before: place.nullable(),
    /** Asks for the next page; null on the last. */
    after: place.nullable(),
  })

// Tenant
/** A picture that was uploaded to the shop. */
export const logoAddress = z.string().regex(/^\/api\/files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const bankAccount = z.strictObject({
  bank: text(LIMITS.bank),
  holder: optionalText(LIMITS.bankHolder),
  account: text(LIMITS.bankAccount),
})
/** How a shop is paid by hand. */
export const paymentWays = z.strictObject({
  banks: z.array(bankAccount).max(5),
  /** The address of a picture of the shop's own. */
  khqr: logoAddress.nullable(),
  takesCash: z.boolean(),
  /** What else there is to know, in the shop's own words. */
  ...eachLanguage(() => optionalText(LIMITS.paymentText)),
})
/** What is to be paid next, and what waits for it. */
const nextPayment = z.object({ cents, by: z.enum(['production', 'delivery', 'handover', 'now']) })
export const tenant = z.object({
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  productTypes: z.array(productType),
  templates: z.array(z.object({ id: z.string(), type: productType, name: names, pictureUrl: z.string() })),
  settings: z.object({
    homepage: z.object({ theme: z.object({ palette: z.object({ color: z.string() }) }) }),
    contact: z.object({ phone: z.string(), email: z.string() }).optional(),
    /** Offered first wherever a design chooses a colour. */
    teamColours: z.array(z.string()).optional(),
    /** Where the shop has a colour card: its version. */
    colourCard: z.int().optional(),
    /** Where signing in with Google is on. */
    googleClientId: z.string().optional(),
  }),
})

/** One of the shop's threads or inks, by what its maker calls it. */
export const cardColour = z.strictObject({
  code: text(CARD_LIMITS.code),
  name: optionalText(CARD_LIMITS.name),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .toLowerCase(),
})
export const colourCard = z.object({ colours: z.array(cardColour) })

// Accounts
export const email = z
  .string()
  .trim()
  .min(1, { abort: true })
  .toLowerCase()
  .max(LIMITS.email)
  .check(z.email({ pattern: EMAIL }))
/** As people write it, in Latin or Khmer digits, and kept so that any telephone can dial it (E.164); empty for none. */
const phone = plain(LIMITS.phone)
  .refine(value => value === '' || isPhone(value), 'no phone number')
  .overwrite(value => parsePhone(value) ?? value)
/** Where someone can be answered. */
export const contact = text(LIMITS.email).refine(
  value => value === '' || isPhone(value) || isEmail(value),
  'neither an email nor a phone number',
)
export const password = z
  .string()
  .min(LIMITS.passwordMin)
  .max(LIMITS.passwordMax)
  .refine(value => value.trim() !== '', 'required')
export const registerBody = z.strictObject({
  firstName: text(LIMITS.name),
  lastName: text(LIMITS.name),
  email,
  phone: phone.optional(),
  password,
  clientId: z.literal('web').default('web'),
})
export const tokenBody = z.strictObject({
  email: plain(LIMITS.email),
  password: z.string().max(1024),
  clientId: z.enum(['web', 'office']),
})
export const refreshBody = z.strictObject({ token: z.string().min(1).max(512), clientId: z.enum(['web', 'office']) })
export const destroyBody = z.strictObject({ token: z.string().max(512) })
export const tokens = z.object({
  access_token: z.string(),
  expires_in: z.int(),
  refresh_token: z.string(),
  refresh_expires_in: z.int(),
  token_type: z.literal('Bearer'),
  session_state: z.string(),
})
/** An account that is only usable once the code that was mailed to it is typed. */
export const confirmationWanted = z.object({ confirmation: z.literal('code'), email: z.string() })
export const registered = z.union([tokens, confirmationWanted])
export const oneTimeCode = z.string().regex(/^\d{6}$/)
/** As it is sent in a link: 32 random bytes. */
export const linkToken = z.string().regex(/^[\w-]{43}$/)
export const linkBody = z.strictObject({ token: linkToken })
export const forgotBody = z.strictObject({ email })
export const resetBody = z.strictObject({ token: linkToken, password })
export const changePasswordBody = z.strictObject({
  /** Absent for an account that has none yet. */
  currentPassword: z.string().max(1024).optional(),
  newPassword: password,
})
export const notifications = z.strictObject({ orders: z.boolean(), designs: z.boolean(), news: z.boolean() })
export const device = z.object({
  sessionId: uuid,
  clientId: z.enum(['web', 'office']),
  browser: z.string(),
  os: z.string(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  ipAddress: z.string(),
  startedAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})
export const terms = z.object({
  version: z.string(),
  /** Where they are to be read. */
  path: z.string(),
  acceptedVersion: z.string().nullable(),
  acceptedAt: instant.nullable(),
})
export const socialBody = z.strictObject({
  provider: z.literal('google'),
  /** The provider's ID token. */
  credential: z.string().min(1).max(8192),
  nonce: z.string().max(256).optional(),
  /** Google's own double submit, where its redirect flow is used. */
  g_csrf_token: z.string().max(256).optional(),
  /** Links the Google account to an account of the same e-mail, which its password proves to be one's own. */
  password: z.string().max(1024).optional(),
})

export const details = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language,
  isBlocked: z.boolean(),
  blocked: z.boolean(),
  hasPassword: z.boolean(),
})
export const changeDetailsBody = z.strictObject({
  firstName: text(LIMITS.name),
  lastName: text(LIMITS.name),
  phone: phone.nullable().optional(),
  language: language.optional(),
})

// Catalogue
export const fabric = z.object({
  id: z.string(),
  name: names,
  /** What it looks like up close. */
  material: z.enum(MATERIALS),
  discountUpToPercent: z.number(),
})
export const product = z.object({
  type: productType,
  path: z.string(),
  name: names,
  priceFromCents: cents,
  isDesignable: z.boolean(),
  sizes: z.array(size),
  fabrics: z.array(fabric.extend({ priceCents: cents })),
})
export const pricing = z.object({
  /** What fabrics are called, those too that are offered no more. */
  fabricNames: z.record(z.string(), names),
  minimumQty: z.int(),
  leadTimeDays: z.int(),
  products: z.array(product),
  quantitySteps: z.record(z.string(), z.array(z.object({ from: z.int(), percent: z.number() }))),
  promotion: z.object({ percent: z.number(), from: z.string(), until: z.string() }).nullable(),
  longSleeve: z.object({ surchargeCents: cents, discountPercent: z.number() }),
  sizeSurcharges: z.record(z.string(), cents),
})
export const productSizes = z.object({
  type: productType,
  /** Grows with each change. */
  version: z.int(),
  /** The chart's columns. */
  measures: z.array(z.enum(MEASURES)),
  rows: z.array(
    z.object({
      size,
      /** The body that a size of a top is meant for. */
      bodyChest: z.object({ fromCm: z.number(), toCm: z.number() }).nullable(),
      mm: z.partialRecord(z.enum(MEASURES), z.number()),
    }),
  ),
})
export const sizeCharts = z.object({ items: z.array(productSizes) })

// Files
export const storedFile = z.object({
  id: z.string(),
  url: z.string(),
  mime: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  bytes: z.int(),
})
/** One of a person's pictures, and where it is seen; one that is seen nowhere may be deleted. */
export const ownFile = storedFile.extend({
  createdAt: z.string(),
  designs: z.array(z.object({ id: z.string(), name: z.string() })),
  isOrdered: z.boolean(),
  isInTemplate: z.boolean(),
  isLogo: z.boolean(),
  isKhqr: z.boolean(),
})
export const ownFiles = paged(ownFile).extend({
  usedBytes: z.int(),
  mostBytes: z.int(),
  mostFiles: z.int(),
})

// Designs
export const designStatus = z.enum(['reviewing', 'ready', 'rejected', 'processing'])
export const designsPage = page.extend({
  search,
  status: designStatus.optional(),
  /** By name in the order of the reader's language; by time the latest first. */
  sort: z.enum(['changed', 'created', 'name']).default('changed'),
})
export const createDesignBody = z.strictObject({
  /** Chosen by the client, so that a repeated save of one design never makes two. */
  id: uuid,
  name: text(LIMITS.title),
  document: z.unknown(),
})
export const changeDesignBody = z.strictObject({
  name: text(LIMITS.title).optional(),
  document: z.unknown().optional(),
})
export const designRow = z.object({
  id: uuid,
  name: z.string(),
  productType,
  status: designStatus,
  revision: z.int(),
  comment: z.string().nullable(),
  /** When its owner asked for a review that has not been given yet. */
  sentAt: instant.nullable(),
  rating: z.int().nullable(),
  createdAt: instant,
  updatedAt: instant,
  pictureUrl: z.string(),
  previewToken: z.string().nullable(),
})
export const designFull = designRow.extend({ document: z.unknown() })
export const preview = z.object({
  name: z.string(),
  productType,
  document: z.unknown(),
  pictureUrl: z.string(),
  updatedAt: instant,
})
export const previewLink = z.object({ token: z.string(), path: z.string() })

// Squads
export const player = z.strictObject({
  id: uuid,
  name: sewn(LIMITS.name).min(1),
  /** What is printed; empty means the name. */
  printName: sewn(LIMITS.printName).default(''),
  number: z.int().min(0).max(LIMITS.shirtNumber).nullable(),
  size,
  version,
  sleeve: sleeve.nullable().default(null),
})
export const squadBody = z.strictObject({
  id: uuid,
  name: text(LIMITS.title),
  players: z.array(player).max(LIMITS.players),
})
export const squad = z.object({
  id: uuid,
  name: z.string(),
  players: z.array(player),
  createdAt: instant,
  updatedAt: instant,
})

// Quotes and orders
export const lineInput = z.strictObject({
  designId: uuid,
  productType,
  fabric: z.string().max(40),
  size,
  sleeve,
  qty: z.int().min(1).max(LIMITS.pieces),
  playerName: sewn(LIMITS.name).default(''),
  printName: sewn(LIMITS.printName).default(''),
  number: z.int().min(0).max(LIMITS.shirtNumber).nullable().default(null),
  version: version.default('player'),
  kit: lineKit,
})
export const quoteBody = z.strictObject({ lines: z.array(lineInput).max(500) })
const surcharge = z.object({ kind: z.enum(['size', 'longSleeve']), cents })
const discount = z.object({ kind: z.enum(['quantity', 'promotion', 'longSleeve']), percent: z.number() })
export const quotedLine = z.object({
  ...lineInput.shape,
  baseCents: cents,
  unitCents: cents,
  surcharges: z.array(surcharge),
  discounts: z.array(discount),
  discountCents: cents,
  totalCents: cents,
})
export const quote = z.object({
  lines: z.array(quotedLine),
  qty: z.int(),
  subtotalCents: cents,
  discountCents: cents,
  totalCents: cents,
  minimumQty: z.int(),
  /** Design ids with fewer pieces than the minimum: orderable only when empty. */
  belowMinimum: z.array(uuid),
  leadTimeDays: z.int(),
})

export const orderStatus = z.enum(ORDER_STATUSES)
/** The search is for numbers and designs. */
export const ordersPage = page.extend({ search, status: orderStatus.optional() })
export const placeOrderBody = z.strictObject({
  lines: z.array(lineInput).max(500),
  address: text(LIMITS.address),
  landmark: optionalText(LIMITS.landmark),
  /** E.164, or a local Cambodian number. */
  phone: text(LIMITS.phone),
  note: optionalText(LIMITS.note),
  /** The total that the customer saw. It sets no price: where it is another by now, nothing is ordered. */
  shownTotalCents: cents.optional(),
})
export const orderLine = quotedLine.extend({
  id: uuid,
  designName: z.string(),
  revision: z.int(),
  pictureUrl: z.string(),
})
export const orderRow = z.object({
  id: uuid,
  number: z.string(),
  status: orderStatus,
  qty: z.int(),
  totalCents: cents,
  paidCents: cents,
  /** Still to be paid; nothing once canceled. */
  dueCents: cents,
  /** Null where nothing is due. */
  nextPayment: nextPayment.nullable(),
  placedAt: instant,
  designNames: z.array(z.string()),
  /** Of the first line. */
  designId: uuid,
  productType,
  pictureUrl: z.string(),
  canCancel: z.boolean(),
  /** Its owner may say that the parcel has come. */
  canReceive: z.boolean(),
})
/** As its owner sees it in a list. */
export const ownOrderRow = orderRow.extend({
  /** Its proof waits for their answer. */
  isProofWaiting: z.boolean(),
})
export const summary = z.object({
  ordersInProgress: z.int(),
  ordersCompleted: z.int(),
  designs: z.int(),
  players: z.int(),
  /** What waits for the customer: designs to mend, money to pay, parcels to confirm, designs to rate. */
  needsMe: z.object({
    /** Orders whose proof waits for an answer. */
    proofsToAnswer: z.int(),
    designsRejected: z.int(),
    ordersToPay: z.int(),
    ordersToReceive: z.int(),
    ordersToRate: z.int(),
  }),
  /** Of orders that are not fully paid; the longest waiting first, the first few of them. */
  balance: z.object({
    totalCents: cents,
    paidCents: cents,
    dueCents: cents,
    count: z.int(),
    orders: z.array(
      orderRow.pick({
        id: true,
        number: true,
        status: true,
        totalCents: true,
        paidCents: true,
        dueCents: true,
        nextPayment: true,
      }),
    ),
  }),
})
export const orderFull = orderRow.extend({
  lines: z.array(orderLine),
  subtotalCents: cents,
  discountCents: cents,
  address: z.string(),
  landmark: z.string(),
  phone: z.string(),
  note: z.string(),
  supplier: z.string().nullable(),
  /** To be paid before production. */
  depositCents: cents,
  /** To be paid in all before it is sent out. */
  deliveryCents: cents,
  payment: paymentWays,
  /** What the owner thinks of each design, once received. */
  ratings: z.array(z.object({ designId: uuid, stars: z.int(), comment: z.string(), at: instant })),
  dates: z.object({
    designed: instant.nullable(),
    ordered: instant.nullable(),
    approved: instant.nullable(),
    delivered: instant.nullable(),
    received: instant.nullable(),
  }),
  history: z.array(
    z.object({
      from: orderStatus.nullable(),
      to: orderStatus,
      at: instant,
      /** For its customer empty where it says why the order went on with less paid: that is the staff's to know. */
      note: z.string(),
      by: z.string(),
      /** What was still to be paid for this step by the shop's rule; null where nothing was. */
      owedCents: cents.nullable(),
    }),
  ),
})
export const cancelOrderBody = z.strictObject({ reason: optionalText(LIMITS.orderNote) })
export const ratingBody = z.strictObject({ stars: z.int().min(1).max(5), comment: optionalText(LIMITS.ratingComment) })
