import { type Page, request } from '@playwright/test'
import type { Texts } from '@kitwright/words'
import { expectAccessibleInThemes } from './support/axe.ts'
import { beStaff, goToEmpty, PASSWORD, register } from './support/checkout.ts'
import {
  addColleague,
  appCode,
  COLLEAGUE_PASSWORD,
  enterCode,
  enterPassword,
  RECOVERY_CODES,
} from './support/staffMember.ts'
import { expect, test } from './support/test.ts'

/** Turns the authenticator app on in the office and returns its secret and the recovery codes. */
async function turnAppOn(page: Page, { factors }: Texts): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/office/security')
  await page.getByRole('button', { name: factors.app_turn_on, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete="current-password"]').fill(COLLEAGUE_PASSWORD)
  await expectAccessibleInThemes(page, 'the proof before the app')
  await dialog.getByRole('button', { name: factors.go_on, exact: true }).click()
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
  await expectAccessibleInThemes(page, 'the secret of the app')
  await enterCode(page, { factors } as Texts, '000000')
  await expect(dialog.locator('[aria-invalid="true"]')).toBeVisible()
  await enterCode(page, { factors } as Texts, appCode(secret, -1))
  const items = dialog.getByRole('listitem')
  await expect(items).toHaveCount(RECOVERY_CODES)
  const codes = await items.allTextContents()
  await expectAccessibleInThemes(page, 'the recovery codes')
  await dialog.getByRole('button', { name: factors.codes_kept, exact: true }).click()
  await expect(dialog).toBeHidden()
  return { secret, codes }
}

test('an app is turned on, signs in, and a colleague resets it when it is lost', async ({
  page,
  words,
  troubled,
  otherVisitor,
}) => {
  const { factors, office, common } = words
  troubled.push('/api/accounts/token', '/api/accounts/token/code', '/app/confirm', '/api/office/me', '/refreshtoken')
  const email = await addColleague(page)
  await page.goto('/office/security')
  await expectAccessibleInThemes(page, 'signing in to the office')
  await enterPassword(page, words, email)
  await expect(page.getByRole('heading', { name: factors.own_title, level: 1 })).toBeVisible()
  const { secret, codes } = await turnAppOn(page, words)
  await expectAccessibleInThemes(page, 'the own sign-in')

  const other = await otherVisitor()
  await other.goto('/office/security')
  await enterPassword(other, words, email)
  await expect(other.getByRole('heading', { name: factors.step_title })).toBeVisible()
  await expectAccessibleInThemes(other, 'the second step')
  await enterCode(other, words, '000000')
  await expect(other.locator('[aria-invalid="true"]')).toBeFocused()
  await enterCode(other, words, appCode(secret, 0))
  await expect(other.getByRole('heading', { name: factors.own_title, level: 1 })).toBeVisible()

  // The first device is still signed in; ending it asks it to sign in anew.
  await other.getByRole('button', { name: factors.device_end_others, exact: true }).click()
  const sure = other.getByRole('dialog')
  await expectAccessibleInThemes(other, 'the question before sessions end')
  await sure.getByRole('button', { name: common.sign_out, exact: true }).click()
  await expect(other.getByRole('button', { name: factors.device_end_others, exact: true })).toBeHidden()
  await page.reload()
  await enterPassword(page, words, email)
  await enterCode(page, words, codes[0]!)
  await expect(page.getByText(factors.codes_left_other.replace('{{count}}', String(RECOVERY_CODES - 1)))).toBeVisible()

  // An administrator removes the lost factor, which signs the person out.
  const admin = await otherVisitor()
  await goToEmpty(admin)
  await beStaff(admin, 'admin')
  await admin.goto('/office/staff')
  const row = admin.getByRole('row').filter({ hasText: email })
  await row.getByRole('button').last().click()
  await admin.getByRole('menuitem', { name: factors.reset, exact: true }).click()
  await expectAccessibleInThemes(admin, 'the question before a reset')
  await admin.getByRole('dialog').getByRole('button', { name: factors.reset, exact: true }).click()
  await expect(admin.getByText(factors.reset_done.replace('{{name}}', 'Dara Kim')).first()).toBeVisible()
  await page.reload()
  await enterPassword(page, words, email)
  await expect(page.getByRole('button', { name: factors.app_turn_on, exact: true })).toBeVisible()
  await expect(page.getByText(office.email, { exact: true })).toBeHidden()
})

test('a customer with a factor who comes back from Google enters a code', async ({ page, words, troubled }) => {
  troubled.push('/api/accounts/token', '/api/oauth/social')
  const { email, tokens } = await register(page)
  await goToEmpty(page)
  const calls = await request.newContext({ baseURL: page.url() })
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const begun = await calls.post('/api/accounts/factors/app', { data: { password: PASSWORD }, headers })
  const { secret } = (await begun.json()) as { secret: string }
  const data = { code: appCode(secret, -1) }
  expect((await calls.post('/api/accounts/factors/app/confirm', { data, headers })).status()).toBe(200)
  // Google cannot be asked from here: its proof gets the answer that the server gives to this account's password.
  const signIn = { email, password: PASSWORD, clientId: 'web' }
  const asked = await calls.post('/api/accounts/token', { data: signIn })
  expect(asked.status()).toBe(403)
  const answer = { status: 403, contentType: 'application/json', body: await asked.text() }
  await page.route('**/api/oauth/social', async route => route.fulfill(answer))
  await page.evaluate(() =>
    sessionStorage.setItem('kitwright.google', JSON.stringify({ state: 's', nonce: 'n', wanted: '/me/setting' })),
  )
  await page.goto('/auth/google#id_token=proof&state=s')
  await expect(page.getByRole('heading', { name: words.factors.step_title })).toBeVisible()
  await expectAccessibleInThemes(page, 'the second step after Google')
  await enterCode(page, words, appCode(secret, 0))
  await expect(page).toHaveURL(/\/me\/setting/)
  await calls.dispose()
})
