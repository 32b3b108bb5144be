import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty } from './support/checkout.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('a studio without WebGL offers the flat view, but no second try', async ({ page, words, isPhone }) => {
  await openStudio({ words, isPhone }, page)
  await page.getByRole('button', { name: words.shots.stage_open_flat, exact: true }).click()
  await expect(page.getByLabel(words.studio.flat_label).first()).toBeVisible()

  await page.getByRole('button', { name: words.studio.share, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(words.shots.picture, { exact: true }).click()
  await expect(dialog.getByText(words.shots.no_webgl)).toBeVisible()
  await expect(dialog.getByRole('button', { name: words.shots.try_again, exact: true })).toBeHidden()
})

test('a review without WebGL shows a picture of the design and says why', async ({ page, words, otherVisitor }) => {
  const { order } = await buy(await otherVisitor())
  await goToEmpty(page)
  await beStaff(page, 'store')
  await page.goto(`/office/orders/${order.id}`)
  const design = page.locator('a[href^="/office/designs/"]').first()
  await page.goto((await design.getAttribute('href'))!)
  await expect(page.getByText(words.office.stage_no_webgl)).toBeVisible()
  await expect(page.getByRole('img', { name: words.office.side_front, exact: true })).toBeVisible()
  await expect(page.getByText(words.office.stage_failed)).toBeHidden()
})
