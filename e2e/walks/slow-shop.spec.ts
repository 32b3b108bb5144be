import type { Page, Route } from '@playwright/test'
import { beSignedUp } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

/** Delays responses of an address until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  let release = (): void => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(address, async (route: Route) => {
    await released
    // The client has already left if it no longer waits.
    await route.fallback().catch(() => null)
  })
  return async () => {
    release()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

test('a call is waited for however long it takes, and people may stop waiting', async ({ page, words, troubled }) => {
  troubled.push('/api/pricing')
  const { still_waiting, main_menu, pricing } = words.common
  const waiting = page.getByText(still_waiting)
  await page.goto('/about')
  // Waits until the page is hydrated; before, the browser itself would follow a link.
  await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached' })
  const link = page.getByRole('navigation', { name: main_menu }).getByRole('link', { name: pricing, exact: true })
  await expect(link).toBeVisible()
  // Longer than the former timeout for calls: 20 s.
  const answer = await holdBack(page, '**/api/pricing')
  await link.click()
  await expect(waiting).toBeVisible()
  await page.waitForEvent('requestfailed', { timeout: 22_000 }).then(
    request => expect(request.url(), 'a call that was given up').toBe(''),
    () => null,
  )
  await answer()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(waiting).toBeHidden()
})

test('a call that people stop waiting for fails at once, and can be repeated', async ({ page, words, troubled }) => {
  troubled.push('/api/pricing')
  const { still_waiting, stop_waiting, main_menu, pricing, try_again } = words.common
  await page.goto('/about')
  // Waits until the page is hydrated; before, the browser itself would follow a link.
  await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached' })
  const link = page.getByRole('navigation', { name: main_menu }).getByRole('link', { name: pricing, exact: true })
  await expect(link).toBeVisible()
  const answer = await holdBack(page, '**/api/pricing')
  await link.click()
  await page.getByRole('button', { name: stop_waiting, exact: true }).click()
  await expect(page.getByText(still_waiting)).toBeHidden()
  await answer()
  await page.getByRole('button', { name: try_again, exact: true }).first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
})

test('a shop that identifies itself slowly says that the page waits', async ({ page, words }) => {
  const answer = await holdBack(page, '**/whoami')
  await page.goto('/auth/signin')
  await expect(page.getByText(words.common.still_waiting)).toBeVisible()
  await answer()
  await expect(page.getByRole('heading', { name: words.account.sign_in_title })).toBeVisible()
  await expect(page.getByText(words.common.still_waiting)).toBeHidden()
})

test('settings without an answer offer another try, which shows their forms', async ({ page, words, troubled }) => {
  troubled.push('/api/accounts/details')
  await beSignedUp(page)
  await page.route('**/api/accounts/details', async route => route.fulfill({ status: 503, json: {} }))
  await page.goto('/me/setting')
  const firstName = page.getByRole('textbox', { name: words.account.first_name })
  const again = page.getByRole('button', { name: words.common.try_again, exact: true })
  await expect(again).toBeVisible()
  await expect(firstName).toBeHidden()
  await page.unroute('**/api/accounts/details')
  await again.click()
  await expect(firstName).toBeVisible()
})
