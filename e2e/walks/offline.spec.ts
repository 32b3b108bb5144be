import type { BrowserContext, Page } from '@playwright/test'
import { signUp } from './support/checkout.ts'
import { expectGarment } from './support/stage.ts'
import { Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** The worker has kept the studio, and what this page had loaded before it came. */
async function expectKeptForOffline(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const models = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.glb'))
      const kept = await Promise.all(
        [...models.map(({ name }) => name), '/whoami', '/design/soccer'].map(each =>
          caches.match(each, { ignoreVary: true }),
        ),
      )
      return navigator.serviceWorker.controller !== null && kept.every(Boolean)
    })
  await expect.poll(isKept, { message: 'the studio is kept for offline use', timeout: 60_000 }).toBe(true)
}

const personal = (context: BrowserContext): Promise<string[]> =>
  context.pages()[0]!.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return kept
      .flat()
      .flatMap(({ url }) => (/\/api\/(?!files|fontfiles|products|resources|graphics)/.test(url) ? [url] : []))
  })

// A browser that is offline complains of every address it asks for: a context that nobody watches.
test('without a network the studio opens again, works, and saves when it is back', async ({
  browser,
  storageState,
  words,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const studio = new Studio({ page, words, isPhone: false })
  await signUp(page, words)
  await page.goto('/design/soccer')
  await expectGarment(page)
  await studio.openTool('text')
  await studio.textLine('roleFrontText').fill('BEFORE')
  await studio.expectKept()
  await expectKeptForOffline(page)

  await context.setOffline(true)
  await page.reload()
  await expectGarment(page)
  await studio.openTool('text')
  await expect(studio.textLine('roleFrontText')).toHaveValue('BEFORE')
  await studio.textLine('roleFrontText').fill('OFFLINE')
  // A room of the studio that was never opened with a network.
  await page.getByRole('button', { name: words.studio.share, exact: true }).click()
  await expect(page.getByRole('dialog', { name: words.shots.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.studio.save, exact: true }).click()
  await expect(studio.keeping).toHaveAttribute('title', words.studio.queued)

  const saved = page.waitForResponse(
    answer => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/designs',
  )
  await context.setOffline(false)
  expect((await saved).status()).toBe(201)
  await expect(studio.keeping).toHaveAttribute('title', words.studio.savedOnServer)
  expect(await personal(context), 'addresses of the account in the caches').toEqual([])
  await context.close()
})
