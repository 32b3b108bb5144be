import { expectAccessible } from './support/axe.ts'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty, showPart } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('staff split an order in two', async ({ page, words, otherVisitor }) => {
  const buyer = await buy(await otherVisitor())
  const { edits } = words
  const read = async () => buyer.read<{ qty: number }>(`/api/orders/${buyer.order.id}`)
  const before = await read()
  const dialog = page.getByRole('dialog')
  await goToEmpty(page)
  await beStaff(page, 'store')
  await page.goto(`/office/orders/${buyer.order.id}`)
  await showPart(page, words, 'lines')
  await page.getByRole('button', { name: edits.split, exact: true }).click()
  await dialog.getByRole('textbox', { name: edits.split_pieces }).first().fill('3')
  await dialog.getByRole('textbox', { name: edits.reason }).fill('The second team plays later')
  await expect(dialog.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'the split of an order')
  await dialog.getByRole('button', { name: edits.split_save }).click()
  await expect(dialog.getByRole('status')).toHaveText(new RegExp(edits.split_done.split('{{')[0]!.trim()))
  expect(await read()).toMatchObject({ qty: before.qty - 3 })
})
