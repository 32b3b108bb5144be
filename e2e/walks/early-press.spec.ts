import type { Browser, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/**
 * Opens a page that the server rendered, as a first-time visitor, whose scripts wait until they are released. The
 * first script, which records presses and input, has run.
 */
async function openWithoutScripts(
  browser: Browser,
  baseURL: string | undefined,
  path: string,
): Promise<{ readonly page: Page; readonly release: () => void }> {
  const context = await browser.newContext({ baseURL })
  // A server that has just started sends pages for the browser to render.
  await expect.poll(async () => (await context.request.get(path)).text()).toContain('id="hydration"')
  const page = await context.newPage()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const isApp = /\/assets\/(?!begin-)[^/]+\.js$/
  await page.route(isApp, async route => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(isApp)
  await page.goto(path, { waitUntil: 'commit' })
  await asked
  return { page, release }
}

test('what is pressed before a page has its scripts is not lost', async ({ browser, baseURL }) => {
  const { page, release } = await openWithoutScripts(browser, baseURL, '/store')
  const away = page.getByRole('article').first().getByRole('button').nth(1)
  await away.click()
  await expect(away).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(away).toHaveAttribute('aria-pressed', 'true')
  await page.context().close()
})

const TYPED = [
  { path: '/contact', fields: { 'input[autocomplete=email]': 'dara@club.example', textarea: 'សូមផ្ញើតម្លៃ' } },
  {
    path: '/auth/signin',
    fields: { 'input[type=email]': 'dara@club.example', 'input[type=password]': 'correct horse' },
  },
  { path: '/quickstart', fields: { 'input[autocomplete=organization]': 'Kampot FC' } },
]

for (const { path, fields } of TYPED)
  test(`what is typed on ${path} before it has its scripts is not lost`, async ({ browser, baseURL }) => {
    const { page, release } = await openWithoutScripts(browser, baseURL, path)
    const main = page.getByRole('main')
    for (const [selector, text] of Object.entries(fields)) await main.locator(selector).first().fill(text)
    // Enter sends nothing without the scripts, above all no address with what was typed.
    await main.locator(Object.keys(fields)[0]!).press('Enter')
    release()
    await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached' })
    for (const [selector, text] of Object.entries(fields))
      await expect(main.locator(selector).first()).toHaveValue(text)
    expect(new URL(page.url()).search).toBe('')
    await page.context().close()
  })

test('a filter that is chosen before its page has its scripts applies', async ({ browser, baseURL }) => {
  const { page, release } = await openWithoutScripts(browser, baseURL, '/store')
  const search = page.getByRole('main').getByRole('searchbox')
  const designs = page.getByRole('article')
  const all = await designs.count()
  await search.fill('zzzz')
  release()
  await expect(designs).not.toHaveCount(all)
  await expect(search).toHaveValue('zzzz')
  await page.context().close()
})

test('a language chosen before the page has scripts keeps what was typed', async ({ browser, baseURL }) => {
  const { page, release } = await openWithoutScripts(browser, baseURL, '/auth/signin')
  const differences: string[] = []
  page.on('pageerror', ({ message }) => differences.push(message))
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const email = page.getByRole('main').locator('input[type=email]')
  await email.fill('dara@club.example')
  await page.getByRole('button', { name: /^en/ }).click()
  release()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(email).toHaveValue('dara@club.example')
  expect(differences).toEqual([])
  await page.context().close()
})

test('a page that is scrolled before it has its scripts stays there', async ({ browser, baseURL }) => {
  const { page, release } = await openWithoutScripts(browser, baseURL, '/store')
  const scrolled = async () => page.evaluate(() => window.scrollY)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(scrolled).toBe(400)
  release()
  // Only the hydrated page answers a press; the router shows its page before.
  const away = page.getByRole('article').first().getByRole('button').nth(1)
  await expect(async () => {
    await away.evaluate((button: HTMLElement) => button.click())
    await expect(away).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  await page.evaluate(async () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await scrolled()).toBe(400)
  await page.context().close()
})
