import { expect, test } from './support/test.ts'

test('what is pressed before a page has its scripts is not lost', async ({ browser, baseURL }) => {
  // A first-time visitor, whose page is rendered in their language.
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  let release = (): void => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const isApp = /\/assets\/(?!begin-)[^/]+\.js$/
  await page.route(isApp, async route => {
    await held
    await route.continue()
  })
  // Requested by the home page's own script, which listens from then on.
  const asked = page.waitForRequest(isApp)
  await page.goto('/store', { waitUntil: 'commit' })
  await asked
  const away = page.getByRole('article').first().getByRole('button').nth(1)
  await away.click()
  await expect(away).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(away).toHaveAttribute('aria-pressed', 'true')
  await context.close()
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
    const context = await browser.newContext({ baseURL })
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
    const main = page.getByRole('main')
    for (const [selector, text] of Object.entries(fields)) await main.locator(selector).first().fill(text)
    // Enter sends nothing without the scripts, above all no address with what was typed.
    await main.locator(Object.keys(fields)[0]!).press('Enter')
    release()
    await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached' })
    for (const [selector, text] of Object.entries(fields))
      await expect(main.locator(selector).first()).toHaveValue(text)
    expect(new URL(page.url()).search).toBe('')
    await context.close()
  })

test('a filter that is chosen before its page has its scripts applies', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const isApp = /\/assets\/(?!begin-)[^/]+\.js$/
  await page.route(isApp, async route => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(isApp)
  await page.goto('/store', { waitUntil: 'commit' })
  await asked
  const search = page.getByRole('main').getByRole('searchbox')
  const designs = page.getByRole('article')
  const all = await designs.count()
  await search.fill('zzzz')
  release()
  await expect(designs).not.toHaveCount(all)
  await expect(search).toHaveValue('zzzz')
  await context.close()
})
