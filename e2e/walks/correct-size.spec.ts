import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty, showPart } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

interface Money {
  readonly totalCents: number
}

test('staff correct a size, choose what its price does, and the customer reads it', async ({
  page,
  words,
  otherVisitor,
}) => {
  const say = words.office
  const buyer = await buy(await otherVisitor())
  const orderPath = `/api/orders/${buyer.order.id}`
  const { totalCents: before } = await buyer.read<Money>(orderPath)
  await goToEmpty(page)
  await beStaff(page, 'store')
  await page.goto(`/office/orders/${buyer.order.id}`)
  await showPart(page, words, 'lines')

  const [correct] = say.line_change.split('{{')
  await page.getByRole('table').getByRole('button', { name: correct!.trim() }).click()
  const dialog = page.getByRole('dialog', { name: say.line_title })
  const save = dialog.getByRole('button', { name: words.common.save, exact: true })
  await dialog.getByRole('combobox', { name: words.common.size, exact: true }).selectOption('XXXL')
  const [charge] = say.line_charge.split('{{')
  await expect(dialog.getByRole('radio', { name: charge!.trim() })).not.toBeChecked()
  await save.click()
  await expect(dialog.getByText(say.line_choose)).toBeVisible()
  expect(await buyer.read<Money>(orderPath)).toMatchObject({ totalCents: before })

  await dialog.getByRole('radio', { name: charge!.trim() }).check({ force: true })
  await save.click()
  await expect(dialog).toBeHidden()
  const { totalCents: after } = await buyer.read<Money>(orderPath)
  expect(after).toBeGreaterThan(before)

  // The customer reads on their own page what the shop changed and how it affects the price.
  await page.evaluate(kept => localStorage.setItem('kitwright.auth', kept), JSON.stringify(buyer.tokens))
  await page.goto(`/me/histories?order=${buyer.order.id}`)
  await expect(page.getByRole('heading', { name: words.account.corrections, exact: true })).toBeVisible()
  const [, charged] = words.account.correction_charged.split('}}')
  const correction = page.getByRole('listitem').filter({ hasText: '→ 3XL' })
  await expect(correction).toContainText(`$${((after - before) / 100).toFixed(2)}${charged}`)
})
