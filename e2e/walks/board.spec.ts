import { expectAccessible } from './support/axe.ts'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('staff move an order on the board, read why not, and take it back', async ({ page, words, otherVisitor }) => {
  const buyer = await buy(await otherVisitor())
  const { desk, common, office } = words
  await goToEmpty(page)
  await beStaff(page, 'admin')
  await page.goto('/office/board')
  await expect(page.getByRole('heading', { name: office.board, exact: true })).toBeVisible()
  const card = page.locator(`[data-card="${buyer.order.id}"]`)
  await expect(card).toBeVisible()
  await expectAccessible(page, 'the board')
  // The design of the order is not reviewed: the server refuses the move and says why.
  await card.getByRole('link').focus()
  await page.keyboard.press('Shift+ArrowRight')
  const notice = page.getByRole('region', { name: desk.bulk })
  await expect(notice).toContainText(buyer.order.number)
  await expect(page.locator(`[data-column="REVIEWING"] [data-card="${buyer.order.id}"]`)).toBeVisible()
  await notice.getByRole('button', { name: common.close }).click()
  await card.getByRole('button', { name: desk.move }).click()
  await expect(page.getByRole('menuitem', { name: common.status_APPROVED })).toBeVisible()
})
