import { expectGarment } from './support/stage.ts'
import { Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('the first wrong field on the page is focused; what is mended is no longer complained of', async ({
  page,
  words,
}) => {
  await page.goto('/design/soccer')
  await expectGarment(page)
  const studio = new Studio({ page, words, isPhone: false })
  await studio.openTool('squad')
  await studio.panel.getByRole('button', { name: words.studio.add_player, exact: true }).click()
  const inStudio = words.studio.player_name_of.replace('{{row}}', '1')
  await studio.panel.getByRole('textbox', { name: inStudio, exact: true }).fill('SOK')
  await studio.expectKept()
  await page.getByRole('button', { name: words.studio.order, exact: true }).click()
  const name = page.locator('input[name="players.0.name"]')
  await expect(name).toBeVisible()
  // A row that was added last stands over the fields for the delivery.
  await page.getByRole('button', { name: words.checkout.add_size }).click()
  await page.locator('input[name="sizes.0.qty"]').fill('20')
  await page.locator('input[name="players.0.number"]').fill('7')
  const place = page.getByRole('button', { name: words.checkout.place, exact: true })
  await name.fill('')
  await place.click()
  await expect(name).toBeFocused()
  await expect(page.getByText(words.checkout.fix_first)).toBeVisible()
  await name.fill('Dara')
  await place.click()
  await expect(page.locator('input[name="address"]')).toBeFocused()
  await page.locator('input[name="address"]').fill('House 12')
  await page.locator('input[name="phone"]').fill('012 345 678')
  await expect(page.getByText(words.checkout.fix_first)).toBeHidden()
})
