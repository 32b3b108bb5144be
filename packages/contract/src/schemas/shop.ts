import { eachLanguage } from '@kitwright/words'
import { CARD_LIMITS, LIMITS } from '../terms/limits.ts'
import { z } from './zod.ts'
import { cents, names, optionalParagraph, optionalText, productType, text } from './single.ts'

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
  ...eachLanguage(() => optionalParagraph(LIMITS.paymentText)),
})
/** What is to be paid next, and what waits for it. */
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
    /** The shop's own, as `Asia/Phnom_Penh`: whatever it dates is read in it. */
    timeZone: z.string(),
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
