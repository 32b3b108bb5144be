import { expectAccessible } from './support/axe.ts'
import { beSignedUp, PASSWORD } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

const current = 'input[autocomplete="current-password"]'

test('a customer changes e-mail and mails, exports data, deletes the account', async ({ page, words }) => {
  const { account, personal } = words
  await beSignedUp(page)
  await page.goto('/me/setting')

  await test.step('another address waits for its link and is given up', async () => {
    await page.getByRole('button', { name: personal.email_change, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(personal.email_new).fill(`moved-${crypto.randomUUID()}@example.com`)
    await dialog.locator(current).fill(PASSWORD)
    await expectAccessible(page, 'the dialog of the new address')
    await dialog.getByRole('button', { name: personal.email_send, exact: true }).click()
    await page.getByRole('button', { name: personal.email_cancel, exact: true }).click()
    await expect(page.getByRole('button', { name: personal.email_cancel, exact: true })).toBeHidden()
  })

  await test.step('reminders of payments are switched off and stay off', async () => {
    const saved = page.waitForResponse(answer => answer.url().endsWith('/api/oauth/notification'))
    const choice = page.getByRole('switch', { name: account.notify_payments })
    await choice.click({ force: true })
    await saved
    await page.reload()
    await expect(choice).not.toBeChecked()
  })

  await test.step('the data are packed into a file', async () => {
    await page.getByRole('button', { name: personal.export_ask, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator(current).fill(PASSWORD)
    await dialog.getByRole('button', { name: personal.export_ask, exact: true }).click()
    const download = page.getByRole('button', { name: personal.export_download, exact: true })
    await expect(download).toBeVisible({ timeout: 60_000 })
    const fetched = page.waitForEvent('download')
    await download.click()
    expect((await fetched).suggestedFilename()).toBe('my-data.zip')
  })

  await test.step('the account is deleted', async () => {
    await page.getByRole('button', { name: personal.close_button, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator(current).fill(PASSWORD)
    await expectAccessible(page, 'the dialog that deletes the account')
    await dialog.getByRole('button', { name: personal.close_button, exact: true }).click()
    await expect(page.getByText(personal.close_done)).toBeVisible()
    await page.goto('/me/dashboard')
    await expect(page).toHaveURL(/\/auth\/signin/)
  })
})
