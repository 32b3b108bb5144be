import { MEASURES } from '@kitwright/garment'
import { isTimeZone } from '@kitwright/measure'
import { BRAND_LIMITS, CARD_LIMITS, LIMITS, PRICE_LIMITS } from '../terms/limits.ts'
import { QUOTE_LIMITS } from '../terms/quoteTerms.ts'
import type { Route } from './route.ts'
import * as s from '../schemas/index.ts'
import { THEMES } from '@kitwright/pages'
import { eachLanguage } from '@kitwright/words'
import { UPLOAD_ERRORS } from './uploads.ts'
import { z } from '../schemas/zod.ts'

// Settings of the whole shop, for administrators: its name and appearance, prices, sizes and colour card.

const { ifMatch } = s

const reminderTexts = z.strictObject(eachLanguage(() => s.optionalParagraph(LIMITS.paymentText)))
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i)
export const brand = z.strictObject({
  name: s.text(LIMITS.title),
  colour: hexColour,
  /** Colours that every colour picker of a design offers first. */
  teamColours: z.array(hexColour).max(BRAND_LIMITS.teamColours),
  logo: s.logoAddress.nullable(),
  /** The art-directed theme, null for the plain look. A request without it keeps the present one. */
  theme: z.enum(THEMES).nullable().optional(),
  productTypes: z.array(s.productType).min(1),
  contact: z.strictObject({ phone: s.optionalText(LIMITS.phone), email: z.union([z.literal(''), s.email]) }),
  /** Percentages of the total due before production, and due in all before an order is sent. */
  depositPercent: z.int().min(0).max(100),
  deliveryPercent: z.int().min(0).max(100),
  payment: s.paymentWays,
  /** Days for which a quote holds unless staff choose another day. A request without it keeps them. */
  quoteDays: z.int().min(1).max(QUOTE_LIMITS.validDays).optional(),
  /** If true, an order can be approved only after its customer has accepted the proof. */
  needsProof: z.boolean(),
  /** Whether an accepted proof approves the order, if its designs are approved. A request without it keeps the rule. */
  proofApproves: z.boolean().optional(),
  /** The shop's own words for reminders; empty: the usual text. A request without them keeps them. */
  reminders: z
    .strictObject({ proof: reminderTexts, deposit: reminderTexts, balance: reminderTexts, supplier: reminderTexts })
    .optional(),
  /** Time zone of the IANA database. The shop's days (promotions, invoices, reports) begin and end in it. */
  timeZone: s.line(64).refine(isTimeZone, 'no time zone'),
})
const figure = z.union([z.string(), z.number(), z.boolean()]).nullable()
const within = <T extends z.ZodNumber>(figure: T, [least, most]: readonly [least: number, most: number]): T =>
  figure.min(least).max(most)
const percent = within(z.int(), PRICE_LIMITS.percent)
const surcharge = within(s.cents, PRICE_LIMITS.surchargeCents)
/** The whole price list; a save replaces it. Cents and percentages by fabric id, product type and size. */
export const priceList = z.strictObject({
  /** Increases with every save; a save names the version it was based on. */
  version: z.int().min(0),
  minimumQty: within(z.int(), PRICE_LIMITS.minimumQty),
  leadTimeDays: within(z.int(), PRICE_LIMITS.leadTimeDays),
  longSleeve: z.strictObject({ surchargeCents: surcharge, discountPercent: percent }),
  promotion: z.strictObject({ percent: percent.min(1), from: s.instant, until: s.instant }).nullable(),
  fabrics: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
        name: s.typedNames,
        material: s.line(40),
        /** True if the fabric is no longer offered. Its prices remain for existing orders. */
        isRetired: z.boolean(),
        /** Absent in a save: the fabric keeps what it has. */
        facts: s.fabricFacts.optional(),
        /** Absent in a save: the fabric keeps what it has. */
        card: s.fabricCard.optional(),
      }),
    )
    .min(1)
    .max(PRICE_LIMITS.fabrics),
  base: z.partialRecord(s.productType, z.record(s.line(40), within(s.cents, PRICE_LIMITS.baseCents))),
  steps: z.record(
    s.line(40),
    z.array(z.strictObject({ from: within(z.int(), PRICE_LIMITS.stepFrom), percent })).max(PRICE_LIMITS.steps),
  ),
  sizes: z.partialRecord(s.size, surcharge),
})

/** One saved price list: its author, its time, and every figure that differs from the previous version. */
export const priceVersion = z.object({
  version: z.int(),
  /** Null for the shop's initial list. */
  savedAt: s.instant.nullable(),
  by: z.string(),
  changes: z.array(z.object({ path: z.string(), before: figure, after: figure })),
})

/** Every measure of every size in whole millimetres. */
const sizeChartBody = z.strictObject({
  version: z.int().min(0),
  rows: z.partialRecord(s.size, z.partialRecord(z.enum(MEASURES), z.int().min(1).max(5000))),
})

/** The whole colour card; a save replaces it. An empty card means none. */
const colourCard = z
  .strictObject({
    /** Increases with every save; a save names the version it was based on. */
    version: z.int().min(0),
    colours: z.array(s.cardColour).max(CARD_LIMITS.colours),
  })
  .check(({ value: { colours }, issues }) => {
    const codes = colours.map(({ code }) => code.toLowerCase())
    codes.forEach((input, i) => {
      if (codes.indexOf(input) < i)
        issues.push({ code: 'custom', path: ['colours', i, 'code'], message: 'duplicate', input })
    })
  })

export const shopSettingsRoutes = {
  'GET /api/office/brand': {
    summary: 'Name, colour, logo and terms of the shop',
    auth: 'settings',
    response: brand,
    errors: [],
  },
  'PUT /api/office/brand': {
    summary: 'Change them; with If-Match only those that were read',
    auth: 'settings',
    headers: ifMatch,
    body: brand,
    response: brand,
    errors: ['stale-version'],
  },
  'POST /api/office/files': {
    summary: 'Upload a picture for the shop, such as its logo (multipart field `file`: PNG, JPEG, WebP or SVG, 10 MB)',
    auth: 'settings',
    status: 201,
    response: s.storedFile,
    errors: UPLOAD_ERRORS,
  },
  'GET /api/office/prices': {
    summary: 'The whole price list',
    auth: 'catalogue',
    response: priceList,
    errors: ['no-price'],
  },
  'PUT /api/office/prices': {
    summary: 'Replace the price list of the named version; quotes and orders use it at once',
    auth: 'catalogue',
    body: priceList,
    response: priceList,
    errors: ['prices-invalid', 'stale-version'],
  },
  'GET /api/office/prices/versions': {
    summary: 'The price lists there were, newest first: who saved them, when, and what changed',
    auth: 'catalogue',
    query: s.page,
    response: s.paged(priceVersion),
    errors: [],
  },
  'GET /api/office/prices/versions/{version}': {
    summary: 'A price list as it was',
    auth: 'catalogue',
    params: z.object({ version: z.coerce.number().int().min(0).max(1_000_000) }),
    response: priceList,
    errors: ['not-found'],
  },
  'GET /api/office/sizecharts': {
    summary: 'The size charts of every product type, sold or not',
    auth: 'catalogue',
    response: s.sizeCharts,
    errors: [],
  },
  'PUT /api/office/sizecharts/{productType}': {
    summary: 'Keep a chart as the version after the one it was made from; earlier versions stay',
    auth: 'catalogue',
    params: z.object({ productType: s.productType }),
    body: sizeChartBody,
    response: s.productSizes,
    errors: ['size-chart-invalid', 'stale-version'],
  },
  'GET /api/office/colourcard': {
    summary: 'The threads and inks that the shop works with',
    auth: 'catalogue',
    response: colourCard,
    errors: [],
  },
  'PUT /api/office/colourcard': {
    summary: 'Replace the colour card of the named version; an empty one is none',
    auth: 'catalogue',
    body: colourCard,
    response: colourCard,
    errors: ['stale-version'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
