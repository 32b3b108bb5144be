import type { ErrorDetails } from '@kitwright/contract'
import { Secret, TOTP } from 'otpauth'
import { DEMO_PASSWORD, type TestAnswer, type TestShop } from '../../../http/testing.ts'

type Key = 'POST /api/accounts/token'

/** A member of the first shop's staff with an authenticator app, by the shop's clock. */
export interface FactorPerson {
  readonly token: () => string
  /** Signs in anew by both steps, half a minute later, and returns the access token, which lasts five minutes. */
  readonly fresh: () => Promise<string>
  /** First step of signing in. */
  readonly signIn: (password?: string) => Promise<TestAnswer<Key>>
  /** First step, which asks for the second one; returns its ticket. */
  readonly ticket: () => Promise<string>
  readonly codeStep: (ticket: string, code: string, ip?: string) => Promise<TestAnswer<'POST /api/accounts/token/code'>>
  /** Turns the app on and returns the recovery codes. */
  readonly turnOn: () => Promise<string[]>
  /** Code of the app, `steps` half minutes from now. */
  readonly code: (steps?: number) => string
  /** Lets time pass, so that the next code is another one. */
  readonly wait: (seconds?: number) => void
}

export const detailsOf = ({ error }: { error: unknown }): ErrorDetails =>
  (error as { details?: ErrorDetails }).details ?? { ticket: '', hasApp: false, hasPasskey: false }

export const codeOf = (secret: string, now: Date, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + steps * 30_000 })

export async function createFactorPerson(shop: TestShop, email: string): Promise<FactorPerson> {
  let token = await shop.signInStaff(email)
  let secret = ''
  const code = (steps = 0): string => codeOf(secret, shop.clock.now, steps)
  const wait = (seconds = 60): void => void (shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000))
  const signIn = async (password = DEMO_PASSWORD) =>
    shop.call('POST /api/accounts/token', { body: { email, password, clientId: 'office' } })
  const codeStep = async (ticket: string, typed: string, ip?: string) => {
    const answer = await shop.call('POST /api/accounts/token/code', {
      body: { ticket, code: typed },
      ...(ip && { ip }),
    })
    if (answer.status === 200) token = answer.value.access_token
    return answer
  }
  return {
    token: () => token,
    fresh: async () => {
      wait()
      await codeStep(detailsOf(await signIn()).ticket, code())
      return token
    },
    signIn,
    ticket: async () => detailsOf(await signIn()).ticket,
    codeStep,
    async turnOn() {
      const begun = await shop.call('POST /api/office/me/factors/app', { token, body: { password: DEMO_PASSWORD } })
      secret = begun.value.secret
      const done = await shop.call('POST /api/office/me/factors/app/confirm', { token, body: { code: code() } })
      return done.value.recoveryCodes ?? []
    },
    code,
    wait,
  }
}
