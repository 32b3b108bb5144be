import { expectAccessible } from './support/axe.ts'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('staff split an order, take it back, and split it again', async ({ page, words, otherVisitor }) => {
  const buyer = await buy(await otherVisitor())
  const { edits } = words
  const read = async () => buyer.read<{ qty: number; totalCents: number }>(`/api/orders/${buyer.order.id}`)
  const before = await read()
  const dialog = page.getByRole('dialog')
  const split = async (): Promise<void> => {
    await page.getByRole('button', { name: edits.split, exact: true }).click()
    await dialog.getByRole('textbox', { name: edits.split_pieces }).first().fill('3')
    await dialog.getByRole('textbox', { name: edits.reason }).fill('The second team plays later')
    await expect(dialog.getByRole('table')).toBeVisible()
  }
  await goToEmpty(page)
  await beStaff(page, 'store')
  await page.goto(`/office/orders/${buyer.order.id}`)
  await split()
  await expectAccessible(page, 'the split of an order')
  await dialog.getByRole('button', { name: edits.split_save }).click()
  await dialog.getByRole('button', { name: edits.split_undo.split(' (')[0]! }).click()
  await expect(dialog).toBeHidden()
  expect(await read()).toMatchObject({ qty: before.qty, totalCents: before.totalCents })

  await split()
  await dialog.getByRole('button', { name: edits.split_save }).click()
  await expectAccessible(page, 'the new order of a split')
  await dialog.getByRole('link', { name: edits.split_open.split('{{')[0]!.trim() }).click()
  await expect(page.getByRole('link', { name: edits.split_of.split('{{')[0]!.trim() })).toBeVisible()
  expect(await read()).toMatchObject({ qty: before.qty - 3 })
})
