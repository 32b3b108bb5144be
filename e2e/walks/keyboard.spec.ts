import { beSignedUp } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('a dialog keeps the focus and gives it back', async ({ page, words }) => {
  await beSignedUp(page)
  await page.goto('/me/players')
  const opener = page.getByRole('button', { name: words.account.new_squad, exact: true }).first()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toBeVisible()
  for (let i = 0; i < 12; i += 1) await page.keyboard.press('Shift+Tab')
  await expect(dialog.locator(':focus'), 'the focus stays in the dialog').toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the first Tab offers the way past the menu', async ({ page, words }) => {
  await page.goto('/pricing')
  const skip = page.getByRole('link', { name: words.common.skip_to_content })
  // Waits for the test's language, which replaces the server-rendered first visit.
  await expect(skip).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
