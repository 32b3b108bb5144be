import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const TYPED = 'កក្កដា July 7'

/** Types into every initial text field of the page. */
async function typeEverywhere(page: Page): Promise<number> {
  const fields = page.getByRole('main').locator('input:is([type="text"], [type="email"], :not([type])), textarea')
  // A form may appear after its heading.
  await expect(fields.first()).toBeVisible()
  for (const field of await fields.all()) await field.fill(TYPED)
  return fields.count()
}

test('another language leaves what was typed, on every form', async ({ page, words }) => {
  // A browser's first page is rendered in Khmer and then replaced by the app's. The test types into a form that stays.
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: words.pages.contact_form })).toBeVisible()
  for (const path of ['/contact', '/auth/signin', '/auth/signup', '/auth/forgotpassword']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const count = await typeEverywhere(page)
    expect(count, path).toBeGreaterThan(0)
    // A theme may set a title in both languages at once, so all of the page is compared.
    const before = await page.getByRole('main').textContent()
    await page.getByRole('button', { name: /^kh/ }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'km')
    await expect(page.getByRole('main')).not.toHaveText(before!)
    const fields = page.getByRole('main').locator('input, textarea')
    const countKept = async (): Promise<number> =>
      fields.evaluateAll((all, typed) => all.filter(field => (field as HTMLInputElement).value === typed).length, TYPED)
    await expect.poll(countKept, path).toBe(count)
    await page.getByRole('button', { name: /^en/ }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
})
