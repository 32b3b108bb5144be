import { parsePhone } from '@kitwright/measure'
import { MAIL_TOPICS } from '../terms/enums.ts'
import { LIMITS } from '../terms/limits.ts'
import { EMAIL, isEmail, isOneLine, isPhone, NOT_ONE_LINE, preparePassword, withoutMarks } from '../terms/inputRules.ts'
import { z } from './zod.ts'
import { anyText, instant, language, line, plain, text, uuid } from './single.ts'

export const email = z
  .string()
  .overwrite(withoutMarks)
  .trim()
  .min(1, { abort: true })
  .toLowerCase()
  .max(LIMITS.email)
  .check(z.email({ pattern: EMAIL }))
/**
 * Phone number as people write it, in Latin or Khmer digits, stored so that any telephone can dial it (E.164); empty
 * for none.
 */
const phone = plain(LIMITS.phone)
  .refine(value => value === '' || isPhone(value), 'no phone number')
  .overwrite(value => parsePhone(value) ?? value)
/** E-mail address or phone number at which a person can be answered. */
export const contact = text(LIMITS.email)
  .overwrite(withoutMarks)
  .refine(value => value === '' || isPhone(value) || isEmail(value), 'neither an email nor a phone number')
/** A new password. Refuses characters that OpaqueString excludes: control characters and unassigned code points. */
export const password = z
  .string()
  .overwrite(preparePassword)
  .refine(isOneLine, NOT_ONE_LINE)
  .refine(value => !/[\p{Cn}\p{Co}]/u.test(value), 'not plain text')
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
/** A customer as staff add one. */
export const newCustomer = z.strictObject({
  firstName: text(LIMITS.name),
  lastName: text(LIMITS.name),
  email,
  phone: phone.default(''),
  /** The language in which the shop writes to them. */
  language,
})
export const tokenBody = z.strictObject({
  email: plain(LIMITS.email).overwrite(withoutMarks),
  password: anyText(1024),
  clientId: z.enum(['web', 'office']),
})
export const refreshBody = z.strictObject({ token: line(512).min(1), clientId: z.enum(['web', 'office']) })
export const destroyBody = z.strictObject({ token: line(512) })
export const tokens = z.object({
  access_token: z.string(),
  expires_in: z.int(),
  refresh_token: z.string(),
  refresh_expires_in: z.int(),
  token_type: z.literal('Bearer'),
  session_state: z.string(),
})
/** An account that becomes usable once the mailed code is entered. */
export const confirmationWanted = z.object({ confirmation: z.literal('code'), email: z.string() })
export const registered = z.union([tokens, confirmationWanted])
export const oneTimeCode = z.string().regex(/^\d{6}$/)
/** Token as sent in a link: 32 random bytes. */
export const linkToken = z.string().regex(/^[\w-]{43}$/)
export const linkBody = z.strictObject({ token: linkToken })
export const forgotBody = z.strictObject({ email })
export const resetBody = z.strictObject({ token: linkToken, password })
export const changePasswordBody = z.strictObject({
  /** Absent for an account without a password. */
  currentPassword: anyText(1024).optional(),
  newPassword: password,
})
export const notifications = z.strictObject({
  /** An order's progress: production, parcels, a moved day. */
  orders: z.boolean(),
  /** Mails that need an answer: reviews, proofs, quotes, answers of visitors. */
  designs: z.boolean(),
  /** Reminders of payments. */
  payments: z.boolean(),
  news: z.boolean(),
})
export const optOutParams = z.object({ token: line(120).min(1) })
export const optedOut = z.object({ topic: z.enum(MAIL_TOPICS) })
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
  /** Path at which they can be read. */
  path: z.string(),
  acceptedVersion: z.string().nullable(),
  acceptedAt: instant.nullable(),
})
export const socialBody = z.strictObject({
  provider: z.literal('google'),
  /** The provider's ID token. */
  credential: line(8192).min(1),
  nonce: line(256).optional(),
  /** Google's double-submit token, for its redirect flow. */
  g_csrf_token: line(256).optional(),
  /** Links the Google account to the account with the same e-mail; the password proves ownership. */
  password: anyText(1024).optional(),
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
