import { randomUUID } from 'node:crypto'
import { driveFactors } from './factors/driveFactors.ts'
import { type Place, visit, type Visitor } from './visit.ts'
import { REFUSED, type Postbox } from './postbox.ts'
import { until } from './wait.ts'

/** Of everybody who signs up here, and of the administrator. */
export const PASSWORD = 'a long sentence of the check'
const RENEWAL_MS = 120_000
const NEW_PASSWORD = 'another long sentence of it'
/** The passwords typed here, which no log may hold. */
export const PASSWORDS: readonly string[] = [PASSWORD, NEW_PASSWORD]

export interface Shop {
  readonly place: Place
  readonly postbox: Postbox
}

/** Signs up a customer and confirms their account by the mailed code, and nothing else. */
export async function signUp({ place, postbox }: Shop, name: string): Promise<Visitor & { readonly email: string }> {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.org`
  const stranger = visit(place)
  const body = { firstName: 'Sok', lastName: 'Dara', email, phone: '012 345 678', password: PASSWORD }
  const made = await stranger.ask('POST /api/accounts/register', { body })
  if ('access_token' in made) throw new Error('A server with SMTP_URL lets people in without a mailed code')
  const code = await postbox.find(email, /(?<![\w#.-])(\d{6})(?![\w.-])/)
  const headers = { username: email, 'otp-token': code, 'client-id': 'app' }
  const { access_token: token } = await stranger.ask('POST /api/oauth/confirmotp', { headers })
  return { email, ...visit(place, () => token) }
}

/** Sets the password by the link that `kit shop add` has mailed, and signs in as the administrator. */
export async function enterOffice({ place, postbox }: Shop, email: string): Promise<Visitor> {
  const stranger = visit(place)
  const token = await postbox.find(email, /resetpassword[^#\s]*#([\w-]{43})/)
  await stranger.ask('POST /api/accounts/resetpassword', { body: { token, password: PASSWORD } })
  let session = await stranger.ask('POST /api/accounts/token', {
    body: { email, password: PASSWORD, clientId: 'office' },
  })
  // On a busy machine the check takes longer than a token counts.
  const renew = async () => {
    const body = { token: session.refresh_token, clientId: 'office' as const }
    session = { ...session, ...(await stranger.ask('POST /api/accounts/refreshtoken', { body })) }
  }
  setInterval(() => void renew().catch(() => undefined), RENEWAL_MS).unref()
  return visit(place, () => session.access_token)
}

/** Exercises all account functions of a person. */
export async function driveAccount(shop: Shop): Promise<void> {
  const { place, postbox } = shop
  const person = await signUp(shop, 'account')
  const { email } = person
  const stranger = visit(place)
  await person.ask('GET /api/accounts/details')
  await person.ask('PUT /api/accounts/details', { body: { firstName: 'Sok', lastName: 'Vanna', language: 'en' } })
  await person.ask('PUT /api/oauth/notification', { body: await person.ask('GET /api/oauth/notification') })
  await person.ask('GET /api/oauth/termsandconditions')
  await person.ask('POST /api/oauth/accepttermsandconditions')
  await person.ask('GET /api/accounts/summary')
  await driveSessions(stranger, person)
  await driveFactors(stranger, person, PASSWORD)
  await stranger.ask('POST /api/oauth/resendotp', { headers: { username: email } })
  await stranger.refused('POST /api/oauth/social', {
    headers: { 'client-id': 'app' },
    body: { provider: 'google', credential: 'none' },
  })
  await person.ask('PUT /api/oauth/password', { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } })
  await stranger.ask('POST /api/accounts/forgotpassword', { body: { email } })
  const token = await postbox.find(email, /resetpassword[^#\s]*#([\w-]{43})/)
  await stranger.ask('POST /api/accounts/resetpassword', { body: { token, password: PASSWORD } })
}

async function driveSessions(stranger: Visitor, person: Visitor & { readonly email: string }): Promise<void> {
  const body = { email: person.email, password: PASSWORD, clientId: 'web' as const }
  const signIn = async () => stranger.ask('POST /api/accounts/token', { body })
  const [second, third] = [await signIn(), await signIn()]
  await stranger.ask('POST /api/accounts/refreshtoken', { body: { token: second.refresh_token, clientId: 'web' } })
  await stranger.ask('POST /api/accounts/token/destroy', { body: { token: third.refresh_token } })
  const sessions = await person.ask('GET /api/oauth/token')
  const { clientId, sessionId } = sessions.find(({ isCurrent }) => !isCurrent)!
  await person.ask('DELETE /api/oauth/destroy/{clientId}/{sessionId}', { params: { clientId, sessionId } })
}

const MOST_GUESSES = 20

/**
 * Guesses passwords until a pause is long enough for a mailed link to end it: half a minute, in parallel with
 * everything else.
 */
export async function driveUnlock(shop: Shop): Promise<void> {
  const { email } = await signUp(shop, 'paused')
  const stranger = visit(shop.place)
  const body = { email, password: 'not the one', clientId: 'web' as const }
  let guesses = 0
  await until('A pause that a link ends', 120, async () => {
    const id = await stranger.refused('POST /api/accounts/token', { body })
    if (id === 'invalid-credentials') guesses += 1
    return guesses > MOST_GUESSES || guesses === 9 ? true : undefined
  })
  const token = await shop.postbox.find(email, /unlock[^#\s]*#([\w-]{43})/)
  await stranger.ask('POST /api/oauth/unlock', { body: { token } })
}

const EMAIL_LINK = /auth\/email[^#\s]*#([\w-]{43})/

/** Changes an address and takes it back, stops a kind of mails, and deletes an account, all by mailed links. */
export async function drivePersonal(shop: Shop, buyer: { readonly email: string }): Promise<void> {
  const stranger = visit(shop.place)
  const token = await shop.postbox.find(buyer.email, /unsubscribe#([\w.-]+)/)
  await stranger.ask('POST /api/mails/optout/{token}', { params: { token } })
  const person = await signUp(shop, 'moving')
  const email = `moved-${randomUUID().slice(0, 8)}@example.org`
  await person.ask('POST /api/accounts/email', { body: { email, password: PASSWORD } })
  await person.ask('GET /api/accounts/email')
  const confirmation = await shop.postbox.find(email, EMAIL_LINK)
  await stranger.ask('POST /api/accounts/email/confirm', { body: { token: confirmation } })
  const back = await shop.postbox.find(person.email, EMAIL_LINK)
  await person.ask('DELETE /api/accounts/email')
  await stranger.ask('POST /api/accounts/email/undo', { body: { token: back } })
  const leaver = await signUp(shop, 'leaving')
  const { id } = await leaver.ask('POST /api/accounts/exports', { body: { password: PASSWORD } })
  await shop.postbox.find(leaver.email, /(setting#export)/)
  await leaver.ask('GET /api/accounts/exports')
  await leaver.fetch(`/api/accounts/exports/${id}/file`, /^application\/zip/)
  await leaver.ask('GET /api/accounts/closing')
  await leaver.ask('POST /api/accounts/closing', { body: { password: PASSWORD } })
}

/** Returns an address whose mails every server refuses. */
export const unreachable = (): string => `${REFUSED}-${randomUUID().slice(0, 8)}@example.org`
