import type { RouteKey } from '@kitwright/contract'
import { Secret, TOTP } from 'otpauth'
import type { Visitor } from '../visit.ts'

const PERIOD_MS = 30_000
const registration = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
}
const assertion = {
  ...registration,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
}

/** Returns the code of an app `steps` half minutes from now. Each code counts once, so a drive uses three steps. */
const codeOf = (secret: string, steps: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * PERIOD_MS })

type Place = '/api/accounts/factors' | '/api/office/me/factors'

/** Turns a second factor on, makes codes anew, tries passkeys that no device made, and turns it off again. */
async function driveOwn(visitor: Visitor, at: Place, password: string): Promise<readonly string[]> {
  const key = (method: string, rest: string) => `${method} ${at}${rest}` as RouteKey
  const ask = async (route: RouteKey, call: object): Promise<never> =>
    visitor.ask(route, call as never) as Promise<never>
  await ask(key('GET', ''), {})
  const { ticket } = await ask(key('POST', '/passkeys/options'), { body: { password } })
  await visitor.refused(key('POST', '/passkeys'), { body: { ticket, name: 'None', response: registration } } as never)
  const params = { id: crypto.randomUUID() }
  await visitor.refused(key('PUT', '/passkeys/{id}'), { params, body: { name: 'None' } })
  await visitor.refused(key('POST', '/passkeys/{id}/remove'), { params, body: { password } })
  const { secret } = await ask(key('POST', '/app'), { body: { password } })
  const { recoveryCodes } = await ask(key('POST', '/app/confirm'), { body: { code: codeOf(secret, -1) } })
  const renewed = await ask(key('POST', '/codes'), { body: { password, code: recoveryCodes[0] } })
  return (renewed as { recoveryCodes: readonly string[] }).recoveryCodes
}

const offBy = (password: string, code: string) => ({ body: { password, code } })

/** Exercises second factors of a customer and of an administrator, and a shop that requires them of its staff. */
export async function driveFactors(
  stranger: Visitor,
  customer: Visitor & { readonly email: string },
  password: string,
) {
  const codes = await driveOwn(customer, '/api/accounts/factors', password)
  const body = { email: customer.email, password, clientId: 'web' as const }
  const ticket = await ticketOf(stranger, body)
  await stranger.ask('POST /api/accounts/token/passkey/options', { body: { ticket } })
  await stranger.ask('POST /api/accounts/token/code', { body: { ticket, code: codes[0]! } })
  const alone = await stranger.ask('POST /api/accounts/passkey/options', { body: { clientId: 'web' } })
  await stranger.refused('POST /api/accounts/passkey', { body: { ticket: alone.ticket, response: assertion } })
  await customer.ask('POST /api/accounts/factors/app/remove', offBy(password, codes[1]!))
}

/** Returns the ticket of a sign-in whose next step is the second factor. */
async function ticketOf(stranger: Visitor, body: { email: string; password: string; clientId: 'web' | 'office' }) {
  const { details } = await stranger.problem('POST /api/accounts/token', { body })
  if (!details) throw new Error('Signing in asked for no second factor')
  return details.ticket
}

interface Person {
  readonly email: string
  readonly password: string
}

/** Has a customer lose a second factor, which the shop then removes. */
export async function driveReset(
  customer: Visitor,
  office: Visitor,
  { id, password }: { readonly id: string; readonly password: string },
): Promise<void> {
  const { secret } = await customer.ask('POST /api/accounts/factors/app', { body: { password } })
  await customer.ask('POST /api/accounts/factors/app/confirm', { body: { code: codeOf(secret, 0) } })
  await office.ask('DELETE /api/office/customers/{id}/factors', { params: { id } })
}

/** Requires a second factor of all staff, has a colleague add one, and removes it again. */
export async function driveStaffFactors(
  stranger: Visitor,
  office: Visitor,
  { email, password, colleague }: Person & { readonly colleague: Person & { readonly id: string } },
): Promise<void> {
  const codes = await driveOwn(office, '/api/office/me/factors', password)
  await office.ask('PUT /api/office/staff-policy', { body: { requiresSecondFactor: true } })
  await office.ask('GET /api/office/staff-policy')
  const signIn = { email: colleague.email, password: colleague.password, clientId: 'office' } as const
  const ticket = await ticketOf(stranger, signIn)
  const { secret } = await stranger.ask('POST /api/accounts/token/enrol', { body: { ticket } })
  const step = { ticket, code: codeOf(secret, 0) }
  await stranger.ask('POST /api/accounts/token/enrol/confirm', { body: step })
  const params = { id: colleague.id }
  const [session] = await office.ask('GET /api/office/staff/{id}/sessions', { params })
  await office.ask('DELETE /api/office/staff/{id}/sessions/{sessionId}', {
    params: { ...params, sessionId: session!.sessionId },
  })
  const again = { ticket: await ticketOf(stranger, signIn), code: codeOf(secret, 1) }
  await stranger.ask('POST /api/accounts/token/code', { body: again })
  await office.ask('DELETE /api/office/staff/{id}/sessions', { params })
  await office.ask('DELETE /api/office/staff/{id}/factors', { params })
  await office.ask('PUT /api/office/staff-policy', { body: { requiresSecondFactor: false } })
  await office.ask('POST /api/office/me/factors/app/remove', offBy(password, codes[0]!))
  const own = { email, password, clientId: 'office' } as const
  for (let made = 0; made < 2; made += 1) await stranger.ask('POST /api/accounts/token', { body: own })
  const other = (await office.ask('GET /api/office/me/sessions')).find(({ isCurrent }) => !isCurrent)
  await office.ask('DELETE /api/office/me/sessions/{id}', { params: { id: other!.sessionId } })
  await office.ask('DELETE /api/office/me/sessions')
}
