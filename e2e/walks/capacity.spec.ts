import { expectAccessible } from './support/axe.ts'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('staff move an order to another day of the calendar, and take it back', async ({ page, words, otherVisitor }) => {
  const buyer = await buy(await otherVisitor())
  const { desk } = words
  await goToEmpty(page)
  await beStaff(page, 'admin')
  await page.goto('/office/calendar')
  const order = page.locator(`[data-due="${buyer.order.id}"]`)
  const days = page.locator('[data-day]')
  await expect(days).toHaveCount(28)
  if ((await order.count()) === 0) await page.getByRole('button', { name: desk.calendar_later }).click()
  await expect(order).toBeVisible()
  await expectAccessible(page, 'the calendar of capacity')
  const dayOf = async () => order.evaluate(item => item.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? '')
  await expect.poll(dayOf).not.toBe('')
  const was = await dayOf()
  const other = await days.evaluateAll(
    (all, now) => all.map(day => (day as HTMLElement).dataset['day']!).find(day => day > '2000' && day !== now)!,
    was,
  )
  await order.getByRole('button', { name: desk.calendar_pick }).click()
  await page.getByLabel(desk.due_date).fill(other)
  await expectAccessible(page, 'the day of an order')
  await page.getByRole('button', { name: desk.due_apply }).click()
  await expect.poll(dayOf).toBe(other)
  await page.getByRole('button', { name: desk.undo }).click()
  await expect.poll(dayOf).toBe(was)
})
