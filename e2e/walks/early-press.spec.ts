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
