import { checkKhqrReceiver } from '@kitwright/khqr'
import { THEMES } from '@kitwright/pages'
import { eachLanguage } from '@kitwright/words'
import { CARD_LIMITS, LIMITS, SAMPLE_LIMITS } from '../terms/limits.ts'
import { SAMPLE_KINDS } from '../terms/quoteTerms.ts'
import { z } from './zod.ts'
import {
  cents,
  instant,
  line,
  names,
  optionalParagraph,
  optionalText,
  productType,
  size,
  sleeve,
  text,
  uuid,
} from './single.ts'

/** The address of a picture uploaded to the shop. */
export const logoAddress = z.string().regex(/^\/api\/files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const bankAccount = z.strictObject({
  bank: text(LIMITS.bank),
  holder: optionalText(LIMITS.bankHolder),
  account: text(LIMITS.bankAccount),
})
/** The account that receives payments by KHQR, and how a payer's bank names the shop. */
export const khqrAccount = z
  .strictObject({
    kind: z.enum(['individual', 'merchant']),
    /** The Bakong account, such as `angkor_kits@aclb`. */
    id: optionalText(32),
    /** The account's number at the bank; optional. */
    accountNumber: optionalText(32),
    /** The merchant's number, for merchants. */
    merchantId: optionalText(32),
    /** The name of the bank; needed for merchants. */
    bank: optionalText(32),
    /** In Latin letters. */
    name: optionalText(25),
    city: optionalText(15),
    nameKhmer: optionalText(25),
    cityKhmer: optionalText(15),
  })
  .check(({ value, issues }) => {
    for (const { field, reason } of checkKhqrReceiver({ account: value, shop: value }))
      issues.push({ code: 'custom', path: [field === 'account' ? 'id' : field], message: reason, input: value })
  })
/** The shop's manual payment methods. */
export const paymentWays = z
  .strictObject({
    banks: z.array(bankAccount).max(5),
    /** The address of a picture uploaded by the shop. */
    khqr: logoAddress.nullable(),
    /** Codes with amount and order number are made for this account. The picture is shown only without one. */
    khqrAccount: khqrAccount.nullable(),
    takesCash: z.boolean(),
    /** Riel for a dollar. Null: the shop states dollars only. */
    rielPerDollar: z.int().min(1000).max(20_000).nullable(),
    /** Days in which a deposit is to be paid; 0 without a deadline. */
    payWithinDays: z.int().min(0).max(LIMITS.payWithinDays),
    /** Whether customers get a mail when the deadline of a deposit has passed. */
    reminds: z.boolean(),
    /** Days after approval when an order without any payment is canceled; 0 for never. */
    releaseAfterDays: z.int().min(0).max(LIMITS.payWithinDays),
    /** Days before that when its customer is warned by mail. */
    warnDays: z.int().min(1).max(LIMITS.warnDays),
    /** Further information on payment, in the shop's own words. */
    ...eachLanguage(() => optionalParagraph(LIMITS.paymentText)),
  })
  .check(({ value, issues }) => {
    const { releaseAfterDays, warnDays } = value
    if (releaseAfterDays > 0 && releaseAfterDays <= warnDays)
      issues.push({ code: 'custom', path: ['releaseAfterDays'], message: 'too-small', input: value })
  })
/** Next amount to be paid, and the step that waits for it. */
export const nextPayment = z.object({
  cents,
  /** The amount in riel at the shop's rate, rounded to 100; null if the shop states dollars only. */
  riel: z.int().nullable(),
  /** `credit`: an order on account, paid after its delivery. */
  by: z.enum(['production', 'delivery', 'handover', 'now', 'credit']),
  /** The shop's deadline; null without one, and for an order on account before its delivery. */
  until: instant.nullable(),
  /** Days to pay after delivery; null for an order that is not on account. */
  creditDays: z.int().nullable(),
  /** When the order is canceled without a payment, once its customer was warned; else null. */
  releaseOn: instant.nullable(),
})
/** A KHQR code of the next payment. */
export const paymentCode = z.object({
  currency: z.enum(['USD', 'KHR']),
  /** Cents or riel. */
  amount: z.int(),
  /** The content of the QR code; the page draws it. */
  text: z.string(),
  expiresAt: instant,
})
export const tenant = z.object({
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  productTypes: z.array(productType),
  templates: z.array(z.object({ id: z.string(), type: productType, name: names, pictureUrl: z.string() })),
  /** Pages that the shop made and published, with their titles. */
  ownPages: z.array(z.object({ slug: z.string(), title: names })).optional(),
  settings: z.object({
    homepage: z.object({
      theme: z.object({
        palette: z.object({ color: z.string() }),
        /** The art-directed theme; absent for the plain look. */
        name: z.enum(THEMES).optional(),
      }),
      /** Whether the shop published a home page of its own. */
      isOwn: z.boolean().optional(),
    }),
    contact: z.object({ phone: z.string(), email: z.string() }).optional(),
    /** The shop's time zone, such as `Asia/Phnom_Penh`. Dates of the shop are read in it. */
    timeZone: z.string(),
    /** Riel for a dollar, where the shop states prices in both. */
    rielPerDollar: z.int().optional(),
    /** Colours that every colour picker of a design offers first. */
    teamColours: z.array(z.string()).optional(),
    /** Version of the shop's colour card, if it has one. */
    colourCard: z.int().optional(),
    /** Present if signing in with Google is enabled. */
    googleClientId: z.string().optional(),
  }),
})

/** One of the shop's threads or inks, by its maker's code. */
export const cardColour = z.strictObject({
  code: text(CARD_LIMITS.code),
  name: optionalText(CARD_LIMITS.name),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .toLowerCase(),
})
export const colourCard = z.object({ colours: z.array(cardColour) })

const [leastCents, mostCents] = SAMPLE_LIMITS.cents
const [leastMonths, mostMonths] = SAMPLE_LIMITS.months

/** The price of one kind; null for one that the shop does not offer. */
const samplePrice = z.int().min(leastCents).max(mostCents).nullable()
const samplePrices = z.strictObject({ size_set: samplePrice, swatches: samplePrice, sewn: samplePrice })
/** The samples that a shop sells, by garment, and for how many months their price is credited. */
export const sampleTerms = z.strictObject({
  months: z.int().min(leastMonths).max(mostMonths),
  products: z.partialRecord(productType, samplePrices),
})

const sampleShared = { id: uuid, productType }
/** A sample to order. Its id is chosen by the browser. */
export const sampleInput = z.discriminatedUnion('kind', [
  z.strictObject({ ...sampleShared, kind: z.literal('size_set') }),
  z.strictObject({ ...sampleShared, kind: z.literal('swatches') }),
  /** One piece of an own design. */
  z.strictObject({ ...sampleShared, kind: z.literal('sewn'), designId: uuid, fabric: line(40), size, sleeve }),
])
export const sampleInputs = z.array(sampleInput).max(SAMPLE_LIMITS.count).default([])

/** A sample in the cart. */
export const cartSample = z.object({
  id: uuid,
  kind: z.enum(SAMPLE_KINDS),
  productType,
  /** The design of a sewn sample; null for other kinds. */
  sewn: z
    .object({ designId: uuid, name: z.string(), pictureUrl: z.string().nullable(), fabric: z.string(), size, sleeve })
    .nullable(),
  /** Null if the shop does not offer it any more, or if its design is gone. */
  cents: cents.nullable(),
})

/** The credit of an earlier sample on an order. */
export const sampleCredit = z.object({
  /** The number of the sample's order. */
  number: z.string(),
  kind: z.enum(SAMPLE_KINDS),
  productType,
  cents,
})

/** The price of an order's samples beside its goods, and the credits of earlier samples. */
export const samplesQuote = z.object({
  items: z.array(z.object({ id: uuid, kind: z.enum(SAMPLE_KINDS), productType, cents })),
  cents,
  credits: z.array(sampleCredit),
  creditCents: cents,
})
