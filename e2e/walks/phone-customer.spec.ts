import { expectAccessible } from './support/axe.ts'
import { beStaff, freshEmail, freshPhone, goToEmpty, showPart } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('staff order for a customer without an address, who gets one later', async ({ page, words }) => {
  const { counter, desk, office, order } = words
  await goToEmpty(page)
  await beStaff(page, 'store')
  await page.goto('/office/orders')
  await page.getByRole('button', { name: counter.new, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('Neang Bopha')
  await dialog.getByRole('button', { name: counter.customer_new }).click()
  await dialog.getByRole('textbox', { name: office.phone }).fill(freshPhone())
  await expectAccessible(page, 'the form of a customer without an address')
  await dialog.getByRole('button', { name: counter.customer_add }).click()

  await page.waitForURL('**/office/order-drafts/**')
  await page.getByRole('button', { name: counter.template, exact: true }).click()
  await dialog.getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('textbox', { name: words.edits.qty }).fill('12')
  await page.getByRole('textbox', { name: counter.address }).fill('House 12, Street 271')
  await expect(page.getByText(counter.kept)).toBeVisible()
  await expectAccessible(page, 'the draft of a customer without an address')
  await page.getByRole('button', { name: counter.place, exact: true }).click()
  await page.waitForURL('**/office/orders/**')
  await expect(page.getByText(desk.unreachable)).toBeVisible()
  await expectAccessible(page, 'an order whose customer no mail reaches')

  // The customer hears the proof on the telephone, since nothing reaches them by mail.
  await showPart(page, words, 'made')
  await page.getByRole('button', { name: order.proof_send, exact: true }).click()
  await page.getByRole('button', { name: order.proof_agreed, exact: true }).click({ timeout: 240_000 })
  await page.getByRole('textbox', { name: order.proof_agreed_how }).fill('By telephone')
  await expectAccessible(page, 'the answer of a customer by telephone')
  await page.getByRole('button', { name: order.proof_agreed_save, exact: true }).click()
  await expect(page.getByText(order.proof_state_accepted).first()).toBeVisible()

  await page.getByRole('link', { name: 'Neang Bopha' }).first().click()
  await page.waitForURL('**/office/customers/**')
  await expect(page.getByRole('button', { name: counter.fill_in })).toBeVisible()
  await expectAccessible(page, 'a customer without an address')
  const email = freshEmail()
  await page.getByRole('textbox', { name: office.email }).fill(email)
  await page.getByRole('button', { name: desk.email_add, exact: true }).click()
  await expect(page.getByRole('link', { name: email })).toBeVisible()
})
