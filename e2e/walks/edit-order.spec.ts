import { expectAccessible } from './support/axe.ts'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('staff edit an order, and it changes once its customer agrees', async ({ page, words, otherVisitor }) => {
  const visitor = await otherVisitor()
  const buyer = await buy(visitor)
  const { edits, edit, common } = words
  const read = async () => buyer.read<{ qty: number; totalCents: number }>(`/api/orders/${buyer.order.id}`)
  const before = await read()

  await goToEmpty(page)
  await beStaff(page, 'store')
  await page.goto(`/office/orders/${buyer.order.id}`)
  await page.getByRole('button', { name: edits.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: edits.qty }).fill('12')
  await dialog.getByRole('button', { name: edits.add_surcharge }).click()
  await dialog.getByRole('textbox', { name: edits.extra_text }).fill('Gift boxes')
  await dialog.getByRole('textbox', { name: edits.extra_amount }).fill('6')
  await dialog.getByRole('textbox', { name: edits.reason }).fill('Two more players, boxed')
  await expect(dialog.getByRole('button', { name: edits.send })).toBeEnabled()
  await expectAccessible(page, 'the editor of an order')
  await dialog.getByRole('button', { name: edits.send }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(edit.state_waiting)).toBeVisible()
  expect(await read()).toMatchObject(before)

  await goToEmpty(visitor)
  await visitor.evaluate(kept => localStorage.setItem('kitwright.auth', kept), JSON.stringify(buyer.tokens))
  await visitor.goto(`/me/histories?order=${buyer.order.id}`)
  const question = visitor.getByRole('region', { name: edit.question })
  await expect(question).toContainText('Two more players, boxed')
  await question.getByRole('button', { name: edit.accept.split('{{')[0]! }).click()
  await expect(question).toBeHidden()
  const after = await read()
  expect(after.qty).toBe(12)
  expect(after.totalCents).toBeGreaterThan(before.totalCents + 600)
  await expect(visitor.getByText(common.status_REVIEWING).first()).toBeVisible()
})
