import type { Summary } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import type { Endpoints, Exchange, TenantContext } from '../endpoint/index.ts'
import type { AccessTokens } from './tokens/accessTokens.ts'
import { sendAccountMail, type MailRequest } from './person/requestMail.ts'
import { emailEndpoints, type EmailRoutes } from './email/endpoints.ts'
import { changeDetails } from './person/changeDetails.ts'
import { changePassword, resetPassword, unlock } from './sessions/changePassword.ts'
import { confirmAccount } from './sessions/confirmAccount.ts'
import { endDevice, listDevices } from './sessions/devices.ts'
import type { GoogleTokens } from './tokens/googleTokens.ts'
import { changeNotifications, optOut, readNotifications } from './person/notifications.ts'
import { presentDetails, presentTokens } from './sessions/present.ts'
import { ownFactorEndpoints, type OwnFactorRoutes } from './ownFactors/endpoints.ts'
import { beginEnrolStep, confirmEnrolStep } from './sessions/enrolStep.ts'
import { beginPasskeySignIn, beginPasskeyStep, signInWithCode, signInWithPasskey } from './sessions/secondStep.ts'
import { refreshSession } from './sessions/refreshSession.ts'
import { register } from './sessions/register.ts'
import { signIn } from './sessions/signIn.ts'
import { signInWithGoogle } from './sessions/signInWithGoogle.ts'
import { signOut } from './sessions/signOut.ts'
import { rememberDevice } from './passwords/knownDevices.ts'
import type { OpenedSession } from './sessions/sessions.ts'
import { getAccount } from './person/store.ts'
import { acceptTerms, readTerms } from './person/terms.ts'

/** Counts data of modules that this one may not import. */
export type SummaryReader = (
  trx: Transaction,
  accountId: string,
  at: { readonly tenant: TenantContext; readonly now: Date },
) => Promise<Summary>

export interface AccountsDependencies {
  readonly tokens: AccessTokens
  /** Secret from which the successors of refresh tokens are derived. */
  readonly refreshKey: Uint8Array
  /** Secret that is required to test a one-time code. */
  readonly codeKey: Uint8Array
  /** Secret that encrypts second factors. */
  readonly factorKey: Uint8Array
  /** Whether mails reach people, so that an account must be confirmed by a mailed code. */
  readonly confirmsByCode: boolean
  /** Null if signing in with Google is off. */
  readonly google: GoogleTokens | null
  readonly readSummary: SummaryReader
}

type SessionRoutes =
  | 'POST /api/accounts/register'
  | 'POST /api/accounts/token'
  | 'POST /api/accounts/refreshtoken'
  | 'POST /api/accounts/token/destroy'
  | 'POST /api/oauth/confirmotp'
  | 'POST /api/oauth/social'
type StepRoutes =
  | 'POST /api/accounts/token/code'
  | 'POST /api/accounts/token/passkey/options'
  | 'POST /api/accounts/passkey/options'
  | 'POST /api/accounts/passkey'
  | 'POST /api/accounts/token/enrol'
  | 'POST /api/accounts/token/enrol/confirm'
type DetailRoutes =
  | 'GET /api/accounts/details'
  | 'PUT /api/accounts/details'
  | 'GET /api/accounts/summary'
  | 'GET /api/oauth/notification'
  | 'PUT /api/oauth/notification'
  | 'POST /api/mails/optout/{token}'
  | 'GET /api/oauth/token'
  | 'DELETE /api/oauth/destroy/{clientId}/{sessionId}'
  | 'GET /api/oauth/termsandconditions'
  | 'POST /api/oauth/accepttermsandconditions'
type PasswordRoutes =
  | 'POST /api/accounts/forgotpassword'
  | 'POST /api/accounts/resetpassword'
  | 'POST /api/oauth/resendotp'
  | 'POST /api/oauth/unlock'
  | 'PUT /api/oauth/password'

export const createAccountsEndpoints = (
  dependencies: AccountsDependencies,
): Endpoints<SessionRoutes | StepRoutes | OwnFactorRoutes | DetailRoutes | PasswordRoutes | EmailRoutes> => ({
  ...emailEndpoints(),
  ...sessionEndpoints(dependencies),
  ...stepEndpoints(dependencies),
  ...ownFactorEndpoints(dependencies.factorKey),
  ...detailEndpoints(dependencies),
  ...passwordEndpoints(),
})

function sessionEndpoints(dependencies: AccountsDependencies): Endpoints<SessionRoutes> {
  const { tokens, refreshKey, codeKey, confirmsByCode, google } = dependencies
  return {
    'POST /api/accounts/register': async exchange => {
      const made = await register(exchange, confirmsByCode)
      if (made === 'code') return { value: { confirmation: 'code', email: exchange.body.email } }
      return letIn(exchange, tokens, made)
    },
    'POST /api/accounts/token': async exchange => letIn(exchange, tokens, await signIn(exchange, confirmsByCode)),
    'POST /api/accounts/refreshtoken': async exchange => ({
      value: await presentTokens(await refreshSession(exchange, refreshKey), { tokens, ...exchange }),
    }),
    'POST /api/accounts/token/destroy': async exchange => {
      await signOut(exchange)
      return { value: null }
    },
    'POST /api/oauth/confirmotp': async exchange => letIn(exchange, tokens, await confirmAccount(exchange, codeKey)),
    'POST /api/oauth/social': async exchange => letIn(exchange, tokens, await signInWithGoogle(exchange, google)),
  }
}

/** Steps of signing in after the password, or instead of it. */
function stepEndpoints({ tokens, factorKey }: AccountsDependencies): Endpoints<StepRoutes> {
  return {
    'POST /api/accounts/token/code': async exchange =>
      letIn(exchange, tokens, await signInWithCode(exchange, factorKey)),
    'POST /api/accounts/token/passkey/options': async exchange => ({ value: await beginPasskeyStep(exchange) }),
    'POST /api/accounts/passkey/options': async exchange => ({ value: await beginPasskeySignIn(exchange) }),
    'POST /api/accounts/passkey': async exchange => letIn(exchange, tokens, await signInWithPasskey(exchange)),
    'POST /api/accounts/token/enrol': async exchange => ({ value: await beginEnrolStep(exchange, factorKey) }),
    'POST /api/accounts/token/enrol/confirm': async exchange => {
      const { session, recoveryCodes } = await confirmEnrolStep(exchange, factorKey)
      const { value, device } = await letIn(exchange, tokens, session)
      return { value: { ...value, recoveryCodes: [...recoveryCodes] }, device }
    },
  }
}

type SignInExchange = Pick<Exchange<'POST /api/accounts/token'>, 'run' | 'device' | 'tenant' | 'now'>

/** Returns the tokens of a user who has just signed in. Their device is known from now on. */
async function letIn(exchange: SignInExchange, tokens: AccessTokens, session: OpenedSession) {
  const { run, device, now } = exchange
  const known = await run(async trx => rememberDevice(trx, { accountId: session.account.id, device, now }))
  return { value: await presentTokens(session, { tokens, ...exchange }), device: known }
}

function detailEndpoints({ readSummary, codeKey }: AccountsDependencies): Endpoints<DetailRoutes> {
  return {
    'GET /api/accounts/details': async ({ run, person }) => ({
      value: presentDetails(await run(async trx => getAccount(trx, person.id))),
    }),
    'PUT /api/accounts/details': async exchange => ({ value: presentDetails(await changeDetails(exchange)) }),
    'GET /api/accounts/summary': async ({ run, person, tenant, now }) => ({
      value: await run(async trx => readSummary(trx, person.id, { tenant, now })),
    }),
    'GET /api/oauth/notification': async exchange => ({ value: await readNotifications(exchange) }),
    'PUT /api/oauth/notification': async exchange => ({ value: await changeNotifications(exchange) }),
    'POST /api/mails/optout/{token}': async exchange => ({ value: await optOut(exchange, codeKey) }),
    'GET /api/oauth/token': async exchange => ({ value: await listDevices(exchange) }),
    'DELETE /api/oauth/destroy/{clientId}/{sessionId}': async exchange => {
      await endDevice(exchange)
      return { value: null }
    },
    'GET /api/oauth/termsandconditions': async exchange => ({ value: await readTerms(exchange) }),
    'POST /api/oauth/accepttermsandconditions': async exchange => {
      await acceptTerms(exchange)
      return { value: null }
    },
  }
}

type MailExchange = Pick<MailRequest, 'origin' | 'language' | 'now'> & {
  run<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

async function requestMail(
  { run, origin, language, now }: MailExchange,
  kind: MailRequest['kind'],
  email: string,
): Promise<null> {
  await run(async trx => sendAccountMail(trx, { kind, email, origin, language, now }))
  return null
}

function passwordEndpoints(): Endpoints<PasswordRoutes> {
  return {
    'POST /api/accounts/forgotpassword': async exchange => ({
      value: await requestMail(exchange, 'ResetAsked', exchange.body.email),
    }),
    'POST /api/accounts/resetpassword': async exchange => ({ value: null, device: await resetPassword(exchange) }),
    'POST /api/oauth/resendotp': async exchange => ({
      value: await requestMail(exchange, 'CodeAsked', exchange.headers['username'] ?? ''),
    }),
    'POST /api/oauth/unlock': async exchange => ({ value: null, device: await unlock(exchange) }),
    'PUT /api/oauth/password': async exchange => ({ value: null, device: await changePassword(exchange) }),
  }
}
