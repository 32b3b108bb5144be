import type { Page } from '@playwright/test'
import { expectAccessibleInThemes } from './support/axe.ts'
import { addColleague, COLLEAGUE_PASSWORD, enterPassword, RECOVERY_CODES } from './support/staffMember.ts'
import { expect, test } from './support/test.ts'

/** Gives the page an authenticator that proves its person, as a phone with a finger does. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added, renamed, signs in alone, and is removed', async ({ page, words, troubled }) => {
  const { factors, common } = words
  troubled.push('/api/accounts/token', '/api/office/me')
  await addAuthenticator(page)
  const email = await addColleague(page)
  await page.goto('/office/security')
  await enterPassword(page, words, email)

  await page.getByRole('button', { name: factors.passkey_add, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(factors.passkey_name).fill('Laptop')
  await dialog.locator('input[autocomplete="current-password"]').fill(COLLEAGUE_PASSWORD)
  await expectAccessibleInThemes(page, 'the proof before a passkey')
  await dialog.getByRole('button', { name: factors.go_on, exact: true }).click()
  const codes = dialog.getByRole('listitem')
  await expect(codes).toHaveCount(RECOVERY_CODES)
  const [code] = await codes.allTextContents()
  await dialog.getByRole('button', { name: factors.codes_kept, exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: factors.passkey_rename_named.replace('{{name}}', 'Laptop') }).click()
  await expect(dialog.getByLabel(factors.passkey_name)).toBeFocused()
  await dialog.getByLabel(factors.passkey_name).fill('  ')
  await dialog.getByRole('button', { name: common.save, exact: true }).click()
  await expect(dialog.getByText(factors.passkey_name_required)).toBeVisible()
  await expectAccessibleInThemes(page, 'the new name of a passkey')
  await dialog.getByLabel(factors.passkey_name).fill('Counter laptop')
  await dialog.getByRole('button', { name: common.save, exact: true }).click()
  await expect(dialog).toBeHidden()
  const list = page.getByRole('listitem').filter({ hasText: 'Counter laptop' })
  await expect(list).toBeVisible()
  await expectAccessibleInThemes(page, 'the own passkeys')

  await page.evaluate(() => localStorage.removeItem('kitwright.office'))
  await page.reload()
  await page.getByRole('button', { name: factors.passkey_sign_in, exact: true }).click()
  await expect(list).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('kitwright.office'))
  await page.reload()
  await enterPassword(page, words, email)
  await expectAccessibleInThemes(page, 'the second step by a passkey')
  await page.getByRole('button', { name: factors.use_passkey, exact: true }).click()
  await list.getByRole('button', { name: factors.passkey_remove.replace('{{name}}', 'Counter laptop') }).click()
  await dialog.locator('input[autocomplete="current-password"]').fill(COLLEAGUE_PASSWORD)
  await dialog.locator('input[autocomplete="one-time-code"]').fill(code!)
  await dialog
    .getByRole('button', { name: factors.passkey_remove.replace('{{name}}', 'Counter laptop'), exact: true })
    .click()
  await expect(list).toBeHidden()
})
