import type { Page } from '@playwright/test'
import type { Texts } from '@kitwright/words'
import { PASSWORD, register } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

const STAFF = { email: 'store@angkor.example', password: 'walks-through-the-whole-house' }
/** The pause doubles with each wrong password, so one of these catches even the slowest browser. */
const MAX_TRIES = 8

async function send(page: Page, words: Texts, password: string): Promise<number> {
  await page.locator('input[autocomplete="current-password"]').fill(password)
  const answered = page.waitForResponse(answer => new URL(answer.url()).pathname === '/api/accounts/token')
  await page.locator('form').getByRole('button', { name: words.common.sign_in, exact: true }).click()
  return (await answered).status()
}

/** Enters wrong passwords until asked to wait, waits, and signs in with the right one. */
async function mistypeAndComeIn(page: Page, words: Texts, person: { email: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: words.account.email }).fill(person.email)
  let status = 0
  for (let tries = 0; tries < MAX_TRIES && status !== 429; tries += 1) status = await send(page, words, 'not this one')
  expect(status).toBe(429)
  const told = page.getByRole('alert')
  await expect(told).toContainText(words.common.paused.split('{{wait}}')[0]!)
  await expect(told).toHaveText(words.common.pause_over)
  expect(await send(page, words, person.password)).toBe(200)
}

test('a wrong password says how long to wait, then sign-in works: in the shop', async ({ page, words, troubled }) => {
  troubled.push('/api/accounts/token')
  const { email } = await register(page)
  await page.goto('/auth/signin')
  await mistypeAndComeIn(page, words, { email, password: PASSWORD })
  await expect(page).toHaveURL(url => !url.pathname.startsWith('/auth/'))
})

test('a wrong password says how long to wait, then sign-in works: in the office', async ({ page, words, troubled }) => {
  troubled.push('/api/accounts/token')
  await page.goto('/office')
  await mistypeAndComeIn(page, words, STAFF)
  await expect(page.locator('input[autocomplete="current-password"]')).toHaveCount(0)
})
