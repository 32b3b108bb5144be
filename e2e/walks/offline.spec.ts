import type { BrowserContext, Page, Response, Route } from '@playwright/test'
import { beSignedUp } from './support/checkout.ts'
import { crestPng } from './support/files.ts'
import { keptHere } from './support/browserStorage.ts'
import { expectGarment, SMALL_STAGE } from './support/stage.ts'
import { Studio } from './support/studio.ts'
import { expect, leaveUnsettled, speak, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * Expects the service worker to have cached the whole studio, which it does when a user starts designing, and
 * everything this page loaded before the worker started.
 */
async function expectKeptForOffline(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const models = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.glb'))
      const worker = await (await fetch('/sw.js')).text()
      const code = worker.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []
      const kept = await Promise.all(
        [...models.map(({ name }) => name), ...code, '/whoami', '/preview'].map(each =>
          caches.match(each, { ignoreVary: true }),
        ),
      )
      return navigator.serviceWorker.controller !== null && kept.every(Boolean)
    })
  await expect.poll(isKept, { message: 'the studio is kept for offline use', timeout: 120_000 }).toBe(true)
}

/**
 * The API without responses that are the same for everyone. Those are cached for the studio and for public pages, which
 * open without a network.
 */
const PERSONAL = String.raw`\/api\/(?!(?:files|fontfiles|products|resources|graphics|pricing|sizecharts|colourcard|templates)\b)`

const personal = (context: BrowserContext): Promise<string[]> =>
  context.pages()[0]!.evaluate(async pattern => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return kept.flat().flatMap(({ url }) => (new RegExp(pattern).test(url) ? [url] : []))
  }, PERSONAL)

const isChange = (answer: Response): boolean =>
  answer.request().method() === 'PUT' && /^\/api\/designs\/[\w-]+$/.test(new URL(answer.url()).pathname)

// An offline browser logs an error for every request, so this context is not watched.
test(
  'without a network the studio opens again, works, and saves when it is back',
  { tag: '@stage' },
  async ({ browser, lang, words, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: SMALL_STAGE })
    await speak(context, lang)
    await leaveUnsettled(context)
    const page = await context.newPage()
    const studio = new Studio({ page, words, isPhone: false })
    await beSignedUp(page)
    await page.goto('/design/soccer')
    await expectGarment(page)
    await studio.openTool('text')
    await studio.textLine('role_front_text').fill('BEFORE')
    await studio.expectKept()
    await expectKeptForOffline(page)

    await context.setOffline(true)
    await page.reload()
    await expectGarment(page)
    await studio.openTool('text')
    await expect(studio.textLine('role_front_text')).toHaveValue('BEFORE')
    await studio.textLine('role_front_text').fill('OFFLINE')
    // A dialog of the studio that was never opened with a network.
    await page.getByRole('button', { name: words.studio.share, exact: true }).click()
    await expect(page.getByRole('dialog', { name: words.shots.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.studio.save, exact: true }).click()
    await expect(studio.saveState).toHaveAttribute('title', words.studio.queued)

    const saved = page.waitForResponse(
      answer => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/designs',
    )
    await context.setOffline(false)
    expect((await saved).status()).toBe(201)
    await expect(studio.saveState).toHaveAttribute('title', words.studio.saved_on_server)

    // A change to a design that the server already has is sent automatically: nobody presses Save, with the studio open
    // or closed.
    await context.setOffline(true)
    await studio.textLine('role_front_text').fill('BY ITSELF')
    await expect(studio.saveState).toHaveAttribute('title', words.studio.queued)
    const sentOpen = page.waitForResponse(isChange)
    await context.setOffline(false)
    expect((await sentOpen).status()).toBe(200)
    await expect(studio.saveState).toHaveAttribute('title', words.studio.saved_on_server)
    await context.setOffline(true)
    await studio.textLine('role_front_text').fill('FROM ANYWHERE')
    await expect(studio.saveState).toHaveAttribute('title', words.studio.queued)
    // Leaving immediately would be too early for the browser's storage.
    await expect.poll(() => keptHere(page)).toContain('FROM ANYWHERE')
    await page.goto('/')
    const sentElsewhere = page.waitForResponse(isChange)
    await context.setOffline(false)
    // The request's body is checked, because the browser does not always retain a response's body for an observer.
    const answer = await sentElsewhere
    expect(answer.status()).toBe(200)
    expect(answer.request().postData()).toContain('FROM ANYWHERE')
    expect(await personal(context), 'addresses of the account in the caches').toEqual([])
    await context.close()
  },
)

const BROKEN = { error: { id: 'internal', message: 'Broken', requestId: 'r' } }

/** Lets the next call arrive but loses its response. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  const lose = async (route: Route): Promise<void> => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(address, lose, { times: 1 })
}

// Errors that the browser reports for a failed call do not matter here.
test('a network lost during an upload and a save loses nothing', async ({ browser, lang, words, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  await speak(context, lang)
  const page = await context.newPage()
  const studio = new Studio({ page, words, isPhone: false })
  const save = page.getByRole('button', { name: words.studio.save, exact: true })
  await beSignedUp(page)
  await page.goto('/design/soccer')
  await studio.openTool('images')
  await page.route('**/api/files', route => route.abort('connectionreset'), { times: 1 })
  const sent = page.waitForResponse(answer => new URL(answer.url()).pathname === '/api/files')
  await studio.upload('role_logo', 'badge.png', 'image/png', crestPng())
  const trouble = studio.panel.getByRole('alert')
  await expect(trouble).toContainText(words.images.send_failed)
  await expect(studio.panel.locator('button[aria-pressed]').filter({ hasText: words.studio.role_logo })).toHaveCount(1)
  // Retried automatically, as a save is.
  expect((await sent).status()).toBe(201)
  await expect(trouble).toBeHidden()

  // An upload that the server itself could not accept is sent again manually.
  const calls: number[] = []
  page.on('response', answer => new URL(answer.url()).pathname === '/api/files' && calls.push(answer.status()))
  await page.route('**/api/files', route => route.fulfill({ status: 500, json: BROKEN }), { times: 1 })
  await studio.upload('role_logo', 'second.png', 'image/png', crestPng())
  await expect(trouble).toContainText(words.images.send_failed)
  await trouble.getByRole('button', { name: words.images.send_again, exact: true }).click()
  await expect(trouble).toBeHidden()
  await expect.poll(() => calls).toEqual([500, 201])
  await save.click()
  await expect(studio.saveState).toHaveAttribute('title', words.studio.saved_on_server)

  await studio.openTool('text')
  await studio.textLine('role_front_text').fill('ARRIVED')
  await loseAnswer(page, '**/api/designs/*')
  await save.click()
  await expect(studio.saveState).toHaveAttribute('title', words.studio.queued)
  await studio.textLine('role_front_text').fill('AND MORE')
  // Retried automatically. The server recognises the earlier save, so no conflict dialog appears.
  await expect(studio.saveState).toHaveAttribute('title', words.studio.saved_on_server)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await studio.openTool('text')
  await expect(studio.textLine('role_front_text')).toHaveValue('AND MORE')
  await context.close()
})
