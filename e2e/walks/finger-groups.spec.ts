import type { Locator } from '@playwright/test'
import { middleOf } from './support/layerGestures.ts'
import { dragWithFinger } from './support/stage.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('a finger groups and names layers, and adds and removes a guide', async ({ page, words, isPhone }) => {
  const studio = await openStudio({ words, isPhone }, page, '/design/soccer?new')
  const { arrange, flat: say } = words
  await page.getByRole('button', { name: arrange.skip, exact: true }).click()
  await page.getByRole('button', { name: studio.say.more, exact: true }).tap()
  await page.getByText(studio.say.flat, { exact: true }).tap()
  const pieceNow = async () => (await page.locator('canvas[data-piece="front"]').boundingBox())!
  let front = await pieceNow()
  // With nothing selected yet, the menu leads to the layers.
  await page.getByRole('button', { name: studio.say.more, exact: true }).tap()
  await page.getByRole('button', { name: studio.say.layers, exact: true }).tap()
  const list = studio.panel.locator('[data-layers]')
  const name = (id: string): Locator => list.locator(`[data-row="${id}"] [data-choose]`)
  const group = list.locator('[data-group]')
  const topOf = async (row: Locator): Promise<number> => (await row.boundingBox())!.y

  await test.step('rows stay under the finger while the fields above them change', async () => {
    await list.getByRole('button', { name: arrange.select_several, exact: true }).tap()
    for (const id of ['frontText', 'backNumber']) {
      await name(id).scrollIntoViewIfNeeded()
      const before = await topOf(name(id))
      await name(id).tap()
      await expect(name(id)).toHaveAttribute('aria-pressed', 'true')
      await expect(studio.panel.getByRole('heading', { level: 2 }).last()).not.toHaveText(studio.say.nothing_selected)
      // A browser scrolls by whole pixels of the screen, rows may end on half ones.
      await expect.poll(async () => Math.abs((await topOf(name(id))) - before)).toBeLessThan(1)
    }
  })
  await test.step('they are grouped, and the group is named by its menu', async () => {
    await studio.panel.getByRole('button', { name: arrange.group, exact: true }).tap()
    await expect(group).toHaveCount(1)
    await studio.panel.getByRole('button', { name: arrange.actions, exact: true }).tap()
    await page.getByTestId('layer-menu').getByRole('menuitem', { name: arrange.rename }).tap()
    await list.getByRole('textbox', { name: arrange.group_name }).fill('Chest')
    await page.keyboard.press('Enter')
    await expect(group).toContainText('Chest')
  })
  await test.step('a guide comes out of the ruler and goes back', async () => {
    await studio.closePanel()
    const ruler = page.locator('[data-ruler="x"]')
    if (!(await ruler.isVisible())) await page.getByRole('button', { name: say.rulers, exact: true }).tap()
    const guides = page.locator('[data-guide]')
    const from = await middleOf(ruler)
    // The rulers shift the piece.
    front = await pieceNow()
    const to = { x: from.x, y: front.y + front.height / 2 }
    await dragWithFinger(page, { x: front.x + front.width / 2, y: from.y }, { x: 0, y: to.y - from.y })
    await expect(guides).toHaveCount(1)
    const at = await middleOf(guides)
    await dragWithFinger(page, { x: front.x + 6, y: at.y }, { x: 0, y: from.y - at.y })
    await expect(guides).toHaveCount(0)
    await studio.undo()
    await expect(guides).toHaveCount(1)
  })
})
