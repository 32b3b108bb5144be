import { dayAfter, dayIn } from '@kitwright/measure'
import { expectAccessible } from './support/axe.ts'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty, showPart } from './support/checkout.ts'
import { handOver } from './support/handover.ts'
import { expect, test } from './support/test.ts'

test('a supplier says when an order is ready, and the office sees that it is late', async ({
  page,
  words,
  otherVisitor,
}) => {
  const { suppliers } = words
  const buyer = await buy(page)
  const visitor = await otherVisitor()
  await goToEmpty(page)
  const { token } = await handOver(page, buyer)
  await visitor.goto(`/supplier/${token}`)
  const late = dayAfter(dayIn(new Date(), 'Asia/Phnom_Penh'), 300)
  await visitor.getByLabel(suppliers.ready_on, { exact: true }).fill(late)
  await expectAccessible(visitor, 'the page of a supplier with a day')
  await visitor.getByRole('button', { name: suppliers.promise, exact: true }).click()
  await expect(visitor.getByRole('button', { name: suppliers.promise, exact: true })).toBeDisabled()

  await beStaff(page, 'store')
  await page.goto(`/office/orders/${buyer.order.id}`)
  await showPart(page, words, 'made')
  await expect(page.getByText(suppliers.ready_late.split('{{')[0]!.trim()).first()).toBeVisible()
  await expectAccessible(page, 'an order whose supplier is late')
})
