import { eachLanguage } from '@kitwright/words'
import { CARD_LIMITS, LIMITS } from '../terms/limits.ts'
import { z } from './zod.ts'
import { cents, names, optionalParagraph, optionalText, productType, text } from './single.ts'

/** The address of a picture uploaded to the shop. */
export const logoAddress = z.string().regex(/^\/api\/files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const bankAccount = z.strictObject({
  bank: text(LIMITS.bank),
  holder: optionalText(LIMITS.bankHolder),
  account: text(LIMITS.bankAccount),
})
/** The shop's manual payment methods. */
export const paymentWays = z.strictObject({
  banks: z.array(bankAccount).max(5),
  /** The address of a picture uploaded by the shop. */
  khqr: logoAddress.nullable(),
  takesCash: z.boolean(),
  /** Further information on payment, in the shop's own words. */
  ...eachLanguage(() => optionalParagraph(LIMITS.paymentText)),
})
/** Next amount to be paid, and the step that waits for it. */
export const nextPayment = z.object({ cents, by: z.enum(['production', 'delivery', 'handover', 'now']) })
export const tenant = z.object({
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  productTypes: z.array(productType),
  templates: z.array(z.object({ id: z.string(), type: productType, name: names, pictureUrl: z.string() })),
  settings: z.object({
    homepage: z.object({ theme: z.object({ palette: z.object({ color: z.string() }) }) }),
    contact: z.object({ phone: z.string(), email: z.string() }).optional(),
    /** The shop's time zone, such as `Asia/Phnom_Penh`. Dates of the shop are read in it. */
    timeZone: z.string(),
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
