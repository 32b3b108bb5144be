import { expectAccessible } from './support/axe.ts'
import { beStaff, goToEmpty } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('staff make an order for a new customer, and its fill-in', async ({ page, words }) => {
  const { counter, office } = words
  let clicks = 0
  const press = async (name: string): Promise<void> => {
    clicks++
    await page.getByRole('button', { name, exact: true }).first().click()
  }
  await goToEmpty(page)
  await beStaff(page, 'store')
  await page.goto('/office/orders')
  await press(counter.new)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('Neang Sreymom')
  await expect(dialog.getByText(counter.nobody)).toBeVisible()
  await press(counter.customer_new)
  await dialog.getByRole('textbox', { name: office.email }).fill(`walk-${Date.now()}@example.com`)
  await expectAccessible(page, 'the form of a new customer')
  await press(counter.customer_add)

  await page.waitForURL('**/office/order-drafts/**')
  await press(counter.template)
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
  clicks++
  await page.getByRole('textbox', { name: words.edits.qty }).fill('12')
  await page.getByRole('textbox', { name: counter.address }).fill('House 12, Street 271')
  await page.getByRole('textbox', { name: office.phone }).fill('012 345 678')
  await expect(page.getByText(counter.kept)).toBeVisible()
  await expectAccessible(page, 'an unfinished order')
  // Nothing is lost by leaving.
  await page.reload()
  await expect(page.getByRole('textbox', { name: words.edits.qty })).toHaveValue('12')
  await expect(page.getByText(counter.kept)).toBeVisible()
  await press(counter.place)
  await page.waitForURL('**/office/orders/**')
  expect(clicks).toBeLessThanOrEqual(6)
  await expect(page.getByText(counter.source_phone).first()).toBeVisible()

  await press(counter.fill_in)
  await page.waitForURL('**/office/order-drafts/**')
  await expect(page.getByText(counter.kept)).toBeVisible()
  await press(counter.place)
  await page.waitForURL('**/office/orders/**')
  await expect(page.getByText(counter.fills_in.split('{{')[0]!.trim()).first()).toBeVisible()
})
