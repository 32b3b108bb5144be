import { expect, test } from './support/test.ts'

test('the home page at first sight', async ({ page, words }) => {
  await page.goto('/')
  // The server renders Khmer until the page detects the language.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.shop.hero_1)
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot('home.png')
})

test('the sign-in page', async ({ page, words }) => {
  await page.goto('/auth/signin')
  await expect(page.getByRole('heading', { name: words.account.sign_in_title })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot('sign-in.png')
})
