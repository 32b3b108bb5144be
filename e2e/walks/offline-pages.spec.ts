import type { BrowserContext, Page } from '@playwright/test'
import { Studio } from './support/studio.ts'
import { expect, speak, test } from './support/test.ts'

const VIEWPORT = { width: 1440, height: 900 }

/** Records addresses of scripts and style sheets that the page requests from now on. */
function noteScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

// An offline browser logs an error for every request, so these contexts are not watched.
test('a page whose code was missing opens once online, by button or itself', async ({
  browser,
  lang,
  words,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, serviceWorkers: 'block' })
  await speak(context, lang)
  const page = await context.newPage()
  const menu = page.getByRole('navigation', { name: words.common.main_menu })
  const missing = page.getByRole('heading', { name: words.common.page_missing })
  await page.goto('/about')
  // Waits until the page is hydrated.
  await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached' })
  await expect(menu.getByRole('link', { name: words.common.pricing, exact: true })).toBeVisible()

  await context.setOffline(true)
  await menu.getByRole('link', { name: words.common.pricing, exact: true }).click()
  await expect(missing).toBeVisible()
  const asked = noteScripts(page)
  await page.getByRole('button', { name: words.common.try_again, exact: true }).click()
  await expect.poll(() => asked.length, { message: 'the button asks for the code again' }).toBeGreaterThan(0)
  await expect(missing).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: words.common.pricing })).toBeVisible()
  await expect(missing).toBeHidden()

  await context.setOffline(true)
  await page.evaluate(() => {
    history.pushState({}, '', '/design/soccer')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(missing).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: words.studio.order, exact: true })).toBeVisible()
  await context.close()
})

test('a kept design is never replaced while its code is missing', async ({ browser, lang, words, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, serviceWorkers: 'block' })
  await speak(context, lang)
  const page = await context.newPage()
  const studio = new Studio({ page, words, isPhone: false })
  await page.goto('/design/soccer')
  await studio.openTool('text')
  await studio.textLine('role_front_text').fill('BEFORE')
  await studio.expectKept()

  await page.route('**/assets/parse-*.js', route => route.abort())
  await page.reload()
  await expect(page.getByText(words.common.part_missing)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: words.common.try_again, exact: true }).click()
  await studio.openTool('text')
  await expect(studio.textLine('role_front_text')).toHaveValue('BEFORE')
  await context.close()
})

const isKept = async (context: BrowserContext, address: string): Promise<boolean> =>
  context
    .pages()[0]!
    .evaluate(async address => (await caches.match(address, { ignoreVary: true })) !== undefined, address)

test('public pages that were visited open without a network, with a plain note', async ({
  browser,
  lang,
  words,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, serviceWorkers: 'allow' })
  await speak(context, lang)
  const page = await context.newPage()
  await page.goto('/pricing')
  const prices = page.getByRole('table').first()
  await expect(prices).toContainText(words.shop.price)
  const shown = await prices.innerText()
  await expect
    .poll(() => isKept(context, '/api/pricing'), { message: 'the price list is kept', timeout: 60_000 })
    .toBe(true)
  const note = page.getByText(words.common.offline_note)
  await expect(note).toBeHidden()

  await context.setOffline(true)
  await expect(note).toBeVisible()
  await page.reload()
  await expect(prices).toBeVisible()
  expect(await prices.innerText()).toBe(shown)
  await expect(note).toBeVisible()
  await context.setOffline(false)
  await expect(note).toBeHidden()
  await context.close()
})

test('a shop is stored for offline use from any first page', async ({ browser, lang, words, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, serviceWorkers: 'allow' })
  await speak(context, lang)
  const page = await context.newPage()
  const isKept = async (): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await page.goto('/auth/signin')
  await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached' })
  const about = page.getByRole('contentinfo').getByRole('link', { name: words.common.about_us, exact: true })
  await about.click()
  await expect(page.getByRole('heading', { level: 1, name: words.common.about_us })).toBeVisible()
  const failure = page.waitForEvent('console', message => message.text().includes('could not be kept for offline use'))
  await context.setOffline(true)
  await failure
  expect(await isKept()).toBe(false)
  await context.setOffline(false)
  await expect.poll(isKept).toBe(true)
  await context.close()
})

test('the quick start draws the kit once its code arrives, and says so meanwhile', async ({
  browser,
  lang,
  words,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, serviceWorkers: 'block' })
  await speak(context, lang)
  const page = await context.newPage()
  await page.goto('/quickstart')
  await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached' })
  const team = page.getByRole('textbox', { name: words.quick.team, exact: true })
  await expect(team).toBeVisible()
  await context.setOffline(true)
  await team.fill('Phnom Penh FC')
  const notice = page.getByText(words.common.part_missing)
  await expect(notice).toBeVisible()
  const drawn = page.waitForResponse(/\/assets\/makeKitInBrowser-/)
  await context.setOffline(false)
  expect((await drawn).status()).toBe(200)
  await expect(notice).toBeHidden()
  await context.close()
})
