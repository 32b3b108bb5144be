import { expect, test } from './support/test.ts'

test('the home page at first sight', async ({ page, words }) => {
  await page.goto('/')
  // The server renders Khmer until the page detects the language. The title is the tenant's own, in both languages.
  await expect(page.getByRole('contentinfo')).toContainText(words.common.company)
  // The garments are cut out by the server when they are first asked for.
  await expect
    .poll(
      async () =>
        page
          .locator('.hero__media img')
          .evaluateAll(all => all.every(image => (image as HTMLImageElement).naturalWidth > 0)),
      { timeout: 120_000 },
    )
    .toBe(true)
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot('home.png')
})

test('the sign-in page', async ({ page, words }) => {
  await page.goto('/auth/signin')
  await expect(page.getByRole('heading', { name: words.account.sign_in_title })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot('sign-in.png')
})
