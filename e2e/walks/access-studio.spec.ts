import { expectAccessible } from './support/axe.ts'
import { expectGarment } from './support/stage.ts'
import { Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

// In Khmer, in the dark, on a phone; the contact sheet has the studio in every look.
test('axe finds nothing in the studio and its colour picker', { tag: '@stage' }, async ({ page, words, isPhone }) => {
  await page.addInitScript(() => localStorage.setItem('kitwright.theme', 'dark'))
  await page.goto('/design/soccer')
  await expectGarment(page)
  const studio = new Studio({ page, words, isPhone })
  await studio.openTool('parts')
  await studio.choosePart('part_base')
  await expectAccessible(page, 'the studio')
  const { part_base: partBase, colour_picker: colourPicker } = words.studio
  await page.getByRole('button', { name: colourPicker.replace('{{label}}', partBase), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the colour picker')
})
