import { expect, request, type APIRequestContext, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Texts } from '@kitwright/words'
import { freshEmail, goToEmpty, STAFF_PASSWORD } from './checkout.ts'

export const COLLEAGUE_PASSWORD = 'twelve-ripe-durians'
/** The count of recovery codes that come with a person's first second factor. */
export const RECOVERY_CODES = 10

/** Returns the code that an authenticator app shows `steps` half minutes from now. */
export const appCode = (secret: string, steps: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })

interface OfficeCalls {
  readonly office: APIRequestContext
  readonly headers: Readonly<Record<string, string>>
}

/** Opens calls to the office as the administrator, without the page's cookies. */
export async function callAsAdmin(page: Page): Promise<OfficeCalls> {
  const office = await request.newContext({ baseURL: page.url() })
  const data = { email: 'admin@angkor.example', password: STAFF_PASSWORD, clientId: 'office' }
  const answer = await office.post('/api/accounts/token', { data })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { office, headers: { authorization: `Bearer ${token}` } }
}

/** Makes a colleague of the test's own, so that a factor stands in no other test's way. Returns the e-mail. */
export async function addColleague(page: Page): Promise<string> {
  await goToEmpty(page)
  const { office, headers } = await callAsAdmin(page)
  const email = freshEmail()
  const data = { firstName: 'Dara', lastName: 'Kim', email, password: COLLEAGUE_PASSWORD, role: 'ADMIN' }
  expect((await office.post('/api/office/staff', { data, headers })).status()).toBe(201)
  await office.dispose()
  return email
}

/** Fills and sends the office's form for e-mail and password. */
export async function enterPassword(page: Page, { office, common }: Texts, email: string): Promise<void> {
  await page.getByRole('textbox', { name: office.email }).fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(COLLEAGUE_PASSWORD)
  await page.getByRole('button', { name: common.sign_in, exact: true }).click()
}

/** Fills and sends the form for a code of the second factor. */
export async function enterCode(page: Page, { factors }: Texts, code: string): Promise<void> {
  await page.locator('input[autocomplete="one-time-code"]').fill(code)
  await page.getByRole('button', { name: factors.go_on, exact: true }).click()
}
