import { crestPng } from './support/files.ts'
import { expectStudio, Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('the quick start makes a kit of look, name and logo, and returns', async ({ page, words }) => {
  const { quick: say, studio: sayStudio } = words
  await page.goto('/quickstart')
  await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached' })
  const looks = page.getByRole('group', { name: say.look }).getByRole('radio')
  // The kit keeps the look's design and its two colours until others are chosen.
  const main = page.getByLabel(say.colour_main)
  const on = page.getByRole('button', { name: say.in_3d })
  await expect(looks.nth(0)).toBeChecked()
  await expect(on).toBeEnabled()
  const ofFirst = await main.inputValue()
  await looks.nth(1).check({ force: true })
  await expect(main).not.toHaveValue(ofFirst)
  const ofSecond = await main.inputValue()
  await main.fill('#7c3aed')
  await looks.nth(0).check({ force: true })
  await expect(main).toHaveValue('#7c3aed')
  await looks.nth(1).check({ force: true })
  await page.getByRole('button', { name: say.colours_own }).click()
  await expect(main).toHaveValue(ofSecond)

  await page.getByRole('textbox', { name: say.team }).fill('River Dragons')

  const logo = page.getByRole('group', { name: say.logo, exact: true })
  const file = logo.locator('input[type=file]')
  await file.setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(logo.getByRole('alert')).toHaveText(sayStudio.image_unknown_kind)
  await file.setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer: crestPng() })
  await expect(logo.getByRole('button', { name: say.logo_remove })).toBeVisible()
  await expect(logo.getByRole('alert')).toHaveCount(0)

  await on.click()
  await expectStudio(page)
  const studio = new Studio({ page, words, isPhone: false })
  await expect(page.locator('[data-layers]')).toContainText(sayStudio.role_logo)
  await studio.openTool('text')
  await expect(studio.textLine('role_front_text')).toHaveValue('River Dragons')

  await page.goBack()
  await expect(page.getByRole('textbox', { name: say.team })).toHaveValue('River Dragons')
  await expect(looks.nth(1)).toBeChecked()
})
