import { expect, request, type Locator, type Page } from '@playwright/test'
import type { Texts } from '@kitwright/words'

export const PASSWORD = 'seven-green-mangoes'
/** The password of the demo shops' staff. */
export const STAFF_PASSWORD = 'walks-through-the-whole-house'

/** Returns an e-mail address that no other test uses. */
export const freshEmail = (): string => `walker-${crypto.randomUUID()}@example.com`

/** Returns a Cambodian phone number of nobody else, since all tests of a worker share a shop. */
export const freshPhone = (): string => `012${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`

/** Fills the sign-up form found in `form` and leaves it to the caller to send it. */
export async function fillSignUp(form: Locator, words: Texts, email: string): Promise<Locator> {
  const { account, common } = words
  const field = (label: string) => form.getByRole('textbox', { name: label })
  await field(account.first_name).fill('Sophea')
  await field(account.last_name).fill('Chan')
  await field(account.email).fill(email)
  await form.locator('input[autocomplete="new-password"]').first().fill(PASSWORD)
  await form.locator('input[autocomplete="new-password"]').last().fill(PASSWORD)
  return form.getByRole('button', { name: common.sign_up, exact: true })
}

interface Tokens {
  readonly access_token: string
}

/** Creates an account without the form that other tests fill in. */
export async function register(page: Page): Promise<{ email: string; tokens: Tokens }> {
  const email = freshEmail()
  const person = { firstName: 'Sophea', lastName: 'Chan', email, password: PASSWORD }
  const answer = await page.request.post('/api/accounts/register', { data: person })
  expect(answer.status()).toBe(201)
  return { email, tokens: (await answer.json()) as Tokens }
}

/** Opens an empty page of the shop's origin with its storage. A page of the shop would react to data written there. */
export async function goToEmpty(page: Page): Promise<void> {
  const body = '<link rel="icon" href="data:,">'
  await page.route('**/empty', route => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
  await page.goto('/empty')
}

/** Signs the page's visitor in with a new account. */
export async function beSignedUp(page: Page): Promise<string> {
  const { email, tokens } = await register(page)
  await goToEmpty(page)
  await page.evaluate(kept => localStorage.setItem('kitwright.auth', kept), JSON.stringify(tokens))
  return email
}

/** Gives the page's visitor a staff session of the shop as well. */
export async function beStaff(page: Page, name: 'admin' | 'store'): Promise<void> {
  // Without the page's cookies, as if from a separate browser, because requests with cookies must prove their origin.
  const own = await request.newContext({ baseURL: page.url() })
  const data = { email: `${name}@angkor.example`, password: STAFF_PASSWORD, clientId: 'office' }
  const answer = await own.post('/api/accounts/token', { data })
  expect(answer.status()).toBe(200)
  await page.evaluate(kept => localStorage.setItem('kitwright.office', kept), await answer.text())
  await own.dispose()
}

/** Fills and sends the form at `/auth/signup`. */
export async function signUp(page: Page, words: Texts): Promise<string> {
  const email = freshEmail()
  await page.goto('/auth/signup')
  const send = await fillSignUp(page.getByRole('main'), words, email)
  await send.click()
  await expect(page).toHaveURL(url => !url.pathname.startsWith('/auth/'))
  return email
}

/** Parses `$1,234.50` into cents. */
const centsOf = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)

/** Returns the amount beside a label in a list of sums, cents. */
export async function sumOf(list: Locator, label: string): Promise<number> {
  const line = list.locator('dl > div').filter({ has: list.page().getByText(label, { exact: true }) })
  return centsOf((await line.locator('dd').textContent()) ?? '')
}

/** Pastes a late player list at checkout and cancels, so nobody is added. */
export async function readLateList(page: Page, { checkout, roster }: Texts): Promise<void> {
  await expect(page).toHaveURL(/\/design\/checkout\//)
  await page.getByRole('button', { name: checkout.paste_list, exact: true }).click()
  await page.getByRole('textbox', { name: roster.paste_label }).fill('Late Kim - 23 - S')
  await expect(page.getByRole('cell', { name: 'Late Kim', exact: true })).toBeVisible()
  await page.getByRole('button', { name: roster.cancel, exact: true }).click()
}

/** Widest screen, in pixels, that shows one part of an order's page. */
const ONE_PART_PX = 800

/** Shows a part of an order's page in the office. A phone shows one at a time, a wider screen all. */
export async function showPart(page: Page, words: Texts, part: 'lines' | 'money' | 'made' | 'talk'): Promise<void> {
  await page.getByRole('region', { name: words.office.next_step }).waitFor()
  const tab = page.getByRole('button', { name: words.desk[`part_${part}`], exact: true })
  if (page.viewportSize()!.width <= ONE_PART_PX) await tab.click()
}
