import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { beSignedUp } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

// Desktops use the light theme here and phones the dark one. The contact sheet covers every page in every theme.
test.beforeEach(async ({ page, isPhone }) => {
  await page.addInitScript(theme => localStorage.setItem('kitwright.theme', theme), isPhone ? 'dark' : 'light')
})

async function look(page: Page, path: string, isPhone: boolean): Promise<void> {
  await page.goto(path)
  // Waits for the page after hydration, because the server does not know this browser's theme.
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', isPhone ? 'dark' : 'light')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, path)
}

test('axe finds nothing on the public pages', async ({ page, isPhone }) => {
  for (const path of ['/', '/pricing', '/store', '/auth/signup']) await look(page, path, isPhone)
})

test('axe finds nothing in the personal area and its dialogs', async ({ page, words, isPhone }) => {
  await beSignedUp(page)
  for (const path of ['/me/setting', '/me/players']) await look(page, path, isPhone)
  await page.getByRole('button', { name: words.account.new_squad, exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the dialog of a squad')
})
