import { DEFAULT_BRAND, DEFAULT_TIME_ZONE, isTimeZone } from '@kitwright/measure'
import { QUOTE_LIMITS, schemas } from '@kitwright/contract'
import { THEMES } from '@kitwright/pages'
import { eachLanguage } from '@kitwright/words'
import { z } from 'zod'

/** Emerald. */
export const DEFAULT_COLOUR = DEFAULT_BRAND

/** Fills in what a stored value lacks: an older one has only words. */
const payment = z.object({
  banks: schemas.paymentWays.shape.banks.catch([]),
  khqr: schemas.paymentWays.shape.khqr.catch(null),
  khqrAccount: schemas.paymentWays.shape.khqrAccount.catch(null),
  takesCash: z.boolean().catch(false),
  rielPerDollar: schemas.paymentWays.shape.rielPerDollar.catch(null),
  payWithinDays: schemas.paymentWays.shape.payWithinDays.catch(0),
  reminds: z.boolean().catch(false),
  releaseAfterDays: schemas.paymentWays.shape.releaseAfterDays.catch(0),
  warnDays: schemas.paymentWays.shape.warnDays.catch(3),
  ...eachLanguage(() => z.string().catch('')),
})

const words = z.object(eachLanguage(() => z.string().catch(''))).catch(eachLanguage(() => ''))
const reminders = z.object({ proof: words, deposit: words, balance: words, supplier: words })

const METHOD = { isOn: true, cents: 0, days: 2, note: eachLanguage(() => '') }
/** Terms of delivery of a shop that has set none. */
const DEFAULT_SHIPPING = schemas.shippingTerms.parse({
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: null,
  capacityPerDay: null,
  reviewDays: 2,
  leadDays: {},
  rush: null,
  methods: { courier: METHOD, bus: { ...METHOD, isOn: false }, shop: { ...METHOD, days: 0 } },
  exchangeRule: eachLanguage(() => ''),
})

const NO_REMINDERS = reminders.parse({ proof: {}, deposit: {}, balance: {}, supplier: {} })

const settings = z.object({
  colour: z
    .string()
    .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)
    .optional()
    .catch(undefined),
  teamColours: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/i))
    .optional()
    .catch(undefined),
  /** The version of the shop's colour card, if it has one. */
  colourCard: z.int().optional().catch(undefined),
  /** The art-directed theme; the plain look without one. */
  theme: z.enum(THEMES).nullish().catch(undefined),
  /** Whether visitors see a home page of the shop's own. */
  hasOwnHome: z.boolean().optional().catch(undefined),
  /** The own pages that visitors can open. */
  ownPages: z
    .array(z.object({ slug: z.string(), title: z.object(eachLanguage(() => z.string().optional())) }))
    .optional()
    .catch(undefined),
  /** The URL of one of the shop's own files. */
  logo: schemas.logoAddress.nullish().catch(undefined),
  contact: z.object({ phone: z.string(), email: z.string() }).optional().catch(undefined),
  /** Percentage of the total that must be paid before production. */
  depositPercent: z.int().min(0).max(100).catch(50),
  /** Percentage of the total that must be paid before an order is dispatched. */
  deliveryPercent: z.int().min(0).max(100).catch(100),
  /** Whether an order is approved only after its customer has accepted its proof. */
  needsProof: z.boolean().catch(false),
  /** Whether an accepted proof approves the order, if its designs are approved. */
  proofApproves: z.boolean().catch(false),
  /** The shop's own words for reminders; empty: the usual text. */
  reminders: reminders.catch(NO_REMINDERS),
  /** Days for which a quote holds unless staff choose another. */
  quoteDays: z.int().min(1).max(QUOTE_LIMITS.validDays).catch(14),
  /** The time zone of the shop's dates. */
  timeZone: z.string().refine(isTimeZone).catch(DEFAULT_TIME_ZONE),
  /** Manual payment details: bank account, KHQR, cash. */
  payment: payment.catch(payment.parse({})),
  /** Calendar, capacity and ways of delivery. */
  shipping: schemas.shippingTerms.catch(DEFAULT_SHIPPING),
  /** Samples for sale; none unless the shop sets their prices. */
  samples: schemas.sampleTerms.catch({ months: 6, products: {} }),
})

export type TenantSettings = z.output<typeof settings>
const NOTHING_SET = settings.parse({})

/** Settings that were parsed before; a tenant's stored settings are the same object until they are looked up again. */
const known = new WeakMap<object, TenantSettings>()

/** Parses the stored settings. An invalid value counts as unset, so that a shop always opens. */
export function parseSettings(stored: unknown): Readonly<TenantSettings> {
  const earlier = typeof stored === 'object' && stored !== null ? known.get(stored) : undefined
  if (earlier) return earlier
  const parsed = settings.catch(NOTHING_SET).parse(stored)
  if (typeof stored === 'object' && stored !== null) known.set(stored, parsed)
  return parsed
}
