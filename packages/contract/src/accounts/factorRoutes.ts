import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { LIMITS } from '../terms/limits.ts'

/** Code of an authenticator app, or a recovery code, as people type it. */
const typedCode = s.plain(24).min(6)
const ticket = s.linkToken
const password = s.anyText(1024).optional()
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') }
const clientData = base64url(4000)
/** Options that a browser's `navigator.credentials` takes, as JSON. */
const options = z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) })
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: base64url(16_000),
    transports: z.array(s.line(20)).max(8).optional(),
  }),
})
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
})

/** Proof that the caller owns the account: the password, and a code where a second factor is on. */
const proof = { password, code: typedCode.optional() }
const PROOF_ERRORS = ['current-password-wrong', 'sign-in-too-old', 'sign-in-paused', 'factor-code-wrong'] as const

export const passkey = z.object({
  id: s.uuid,
  name: z.string(),
  /** The shop's host at which it signs in. */
  host: z.string(),
  madeAt: s.instant,
  usedAt: s.instant.nullable(),
})
const factors = z.object({
  /** Since when an authenticator app is on; null without one. */
  appSince: s.instant.nullable(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
  /** Whether the shop requires a second factor of this person. */
  isRequired: z.boolean(),
  hasPassword: z.boolean(),
})
const newSecret = z.object({
  /** As it is typed, in base 32. */
  secret: z.string(),
  /** The content of the QR code. */
  uri: z.string(),
})
/** Null where earlier codes stay valid. */
const newCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

const read = { summary: 'The caller’s second factors', response: factors, errors: [] } as const
const beginApp = {
  summary: 'A new secret for an authenticator app; it counts once a code confirms it',
  body: z.strictObject(proof),
  response: newSecret,
  errors: PROOF_ERRORS,
} as const
const confirmApp = {
  summary: 'Turn the authenticator app on by its first code; ends every other session',
  body: z.strictObject({ code: typedCode }),
  response: newCodes,
  errors: ['factor-code-wrong', 'factor-not-begun', 'sign-in-paused'],
} as const
const removeApp = {
  summary: 'Turn the authenticator app off',
  body: z.strictObject(proof),
  response: null,
  errors: [...PROOF_ERRORS, 'factor-off', 'factor-required'],
} as const
const renewCodes = {
  summary: 'Ten new recovery codes; earlier ones stop working',
  body: z.strictObject(proof),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [...PROOF_ERRORS, 'factor-off'],
} as const
const beginPasskey = {
  summary: 'Options with which a browser makes a passkey',
  body: z.strictObject(proof),
  response: options,
  errors: [...PROOF_ERRORS, 'passkey-limit-reached'],
} as const
const addPasskey = {
  summary: 'Add a passkey that the browser made; ends every other session with the first factor',
  body: z.strictObject({ ticket, name: s.text(LIMITS.name), response: registration }),
  status: 201,
  response: z.object({ passkey, recoveryCodes: z.array(z.string()).nullable() }),
  errors: ['sign-in-step-ended', 'passkey-refused', 'passkey-limit-reached'],
} as const
const nameOf = { params: z.object({ id: s.uuid }), body: z.strictObject({ name: s.text(LIMITS.name) }) }
const namePasskey = { summary: 'Name a passkey', ...nameOf, response: passkey, errors: ['not-found'] } as const
const removePasskey = {
  summary: 'Remove a passkey',
  params: z.object({ id: s.uuid }),
  body: z.strictObject(proof),
  response: null,
  errors: [...PROOF_ERRORS, 'not-found', 'factor-required'],
} as const

const signInErrors = ['sign-in-step-ended', 'account-blocked', 'too-many-requests'] as const

/** Signing in by a second factor or a passkey, and a person's own factors. */
export const factorRoutes = {
  'POST /api/accounts/token/code': {
    summary: 'Second step of signing in: a code of the authenticator app, or a recovery code',
    body: z.strictObject({ ticket, code: typedCode }),
    response: s.tokens,
    errors: [...signInErrors, 'factor-code-wrong', 'sign-in-paused'],
  },
  'POST /api/accounts/token/passkey/options': {
    summary: 'Options with which a browser answers the second step of signing in by a passkey',
    body: z.strictObject({ ticket }),
    response: options,
    errors: signInErrors,
  },
  'POST /api/accounts/passkey/options': {
    summary: 'Options with which a browser signs in by a passkey, without a password',
    body: z.strictObject({ clientId: z.enum(['web', 'office']) }),
    response: options,
    errors: ['too-many-requests'],
  },
  'POST /api/accounts/passkey': {
    summary: 'Sign in by a passkey: alone, or as the second step',
    body: z.strictObject({ ticket, response: assertion }),
    response: s.tokens,
    errors: [...signInErrors, 'passkey-refused', 'admin-not-allowed', 'sign-in-paused'],
  },
  'POST /api/accounts/token/enrol': {
    summary: 'A secret for a member of staff who must have a second factor before the first session',
    body: z.strictObject({ ticket }),
    response: newSecret,
    errors: signInErrors,
  },
  'POST /api/accounts/token/enrol/confirm': {
    summary: 'Turn the second factor on by its first code, and sign in',
    body: z.strictObject({ ticket, code: typedCode }),
    response: s.tokens.extend({ recoveryCodes: z.array(z.string()) }),
    errors: [...signInErrors, 'factor-code-wrong', 'factor-not-begun', 'sign-in-paused'],
  },
  'GET /api/accounts/factors': { ...read, auth: true },
  'POST /api/accounts/factors/app': { ...beginApp, auth: true },
  'POST /api/accounts/factors/app/confirm': { ...confirmApp, auth: true },
  'POST /api/accounts/factors/app/remove': { ...removeApp, auth: true },
  'POST /api/accounts/factors/codes': { ...renewCodes, auth: true },
  'POST /api/accounts/factors/passkeys/options': { ...beginPasskey, auth: true },
  'POST /api/accounts/factors/passkeys': { ...addPasskey, auth: true },
  'PUT /api/accounts/factors/passkeys/{id}': { ...namePasskey, auth: true },
  'POST /api/accounts/factors/passkeys/{id}/remove': { ...removePasskey, auth: true },
  'GET /api/office/me/factors': { ...read, auth: 'staff' },
  'POST /api/office/me/factors/app': { ...beginApp, auth: 'staff' },
  'POST /api/office/me/factors/app/confirm': { ...confirmApp, auth: 'staff' },
  'POST /api/office/me/factors/app/remove': { ...removeApp, auth: 'staff' },
  'POST /api/office/me/factors/codes': { ...renewCodes, auth: 'staff' },
  'POST /api/office/me/factors/passkeys/options': { ...beginPasskey, auth: 'staff' },
  'POST /api/office/me/factors/passkeys': { ...addPasskey, auth: 'staff' },
  'PUT /api/office/me/factors/passkeys/{id}': { ...namePasskey, auth: 'staff' },
  'POST /api/office/me/factors/passkeys/{id}/remove': { ...removePasskey, auth: 'staff' },
} as const satisfies Record<string, Route>
