import type { Point } from '@kitwright/measure'
import type { Locator, Page } from '@playwright/test'
import { middleOf } from './support/layerGestures.ts'
import { keptHere } from './support/browserStorage.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** Drags between two points in steps, as a hand does. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test('layers are grouped, moved, entered, named, ungrouped, and copied by Alt-drag', async ({
  page,
  words,
  isPhone,
}) => {
  const studio = await openStudio({ words, isPhone }, page)
  const { arrange } = words
  await page.getByRole('button', { name: arrange.skip, exact: true }).click()
  await page.getByText(studio.say.flat, { exact: true }).click()
  const flat = page.getByTestId('flat')
  const list = page.getByTestId('inspector').locator('[data-layers]')
  const rows = list.locator('[data-row]')
  const name = (id: string): Locator => list.locator(`[data-row="${id}"] [data-choose]`)
  const group = list.locator('[data-group]')
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  const group2 = arrange.group_of.replace('{{count}}', '2')

  await test.step('Ctrl+G makes a group, which the list shows and folds', async () => {
    await name('frontText').click()
    await name('frontNumber').click({ modifiers: ['Control'] })
    await flat.focus()
    await page.keyboard.press('Control+g')
    await expect(group).toHaveCount(1)
    await expect(group).toContainText(group2)
    await expect(rows).toHaveCount(count + 1)
    await group.getByRole('button', { name: arrange.fold.replace('{{name}}', group2), exact: true }).click()
    await expect(rows).toHaveCount(count - 1)
    await group.getByRole('button', { name: arrange.unfold.replace('{{name}}', group2), exact: true }).click()
  })

  const corners = (): Locator[] => [
    page.getByTestId('flat-group-front-scale-0'),
    page.getByTestId('flat-group-front-scale-2'),
  ]
  const middleOfLayer = async (id: string): Promise<Point> => {
    await name(id).click()
    return middleOf(page.getByTestId('flat-scale-0'), page.getByTestId('flat-scale-2'))
  }
  const number = async (): Promise<Point> => middleOfLayer('frontNumber')
  /** The club's name is in the middle of its piece. */
  const club = async (): Promise<Point> => middleOfLayer('frontText')
  await test.step('a click on a layer selects its group, a drag moves it, undo restores it', async () => {
    const at = await number()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(at.x, at.y)
    await expect(group.locator('[data-choose]')).toHaveAttribute('aria-pressed', 'true')
    const before = await middleOf(...corners())
    await drag(page, at, { x: at.x + 30, y: at.y + 40 })
    const after = await middleOf(...corners())
    expect(Math.abs(after.y - before.y)).toBeGreaterThan(20)
    await page.keyboard.press('Control+z')
    await expect(async () => expect((await middleOf(...corners())).y).toBeCloseTo(before.y, 0)).toPass()
  })

  await test.step('a double click enters it and Esc leaves it; Ctrl+D makes another', async () => {
    const at = await number()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.dblclick(at.x, at.y)
    await expect(name('frontNumber')).toHaveAttribute('aria-pressed', 'true')
    await expect(name('frontText')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Escape')
    await expect(name('frontText')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Control+d')
    await expect(group).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await expect(group).toHaveCount(1)
  })

  const named = list.getByRole('textbox', { name: arrange.group_name })
  await test.step('the list renames the group after a double click and after F2', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await group.locator('[data-choose]').dblclick()
    await named.fill('Chest')
    await page.keyboard.press('Enter')
    await expect(group).toContainText('Chest')
    await flat.focus()
    await page.keyboard.press('F2')
    await expect(named, 'of what is selected on the sheet').toHaveValue('Chest')
    await page.keyboard.press('Escape')
    await name('backNumber').dblclick()
    await expect(list.getByRole('textbox', { name: arrange.layer_name })).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('it is there when the design is opened again', async () => {
    await expect.poll(() => keptHere(page)).toMatch(/Chest/)
    await page.reload()
    await expect(group).toContainText('Chest')
    await page.getByText(studio.say.flat, { exact: true }).click()
  })

  await test.step('deleted, it leaves its locked layer behind, and says so', async () => {
    const lock = `${arrange.lock}: `
    await list
      .locator('[data-row="frontText"]')
      .getByRole('button', { name: new RegExp(`^${lock}`) })
      .click()
    await group.locator('[data-choose]').click()
    await page.keyboard.press('Delete')
    await expect(page.getByRole('status').getByText(studio.say.some_locked)).toBeVisible()
    await expect(name('frontNumber')).toHaveCount(0)
    await expect(name('frontText')).toBeVisible()
    await studio.undo()
    await studio.undo()
    await expect(name('frontNumber')).toBeVisible()
  })

  await test.step('the menu takes it apart', async () => {
    await group.locator('[data-choose]').click({ button: 'right' })
    await page.getByTestId('layer-menu').getByRole('menuitem', { name: arrange.ungroup }).click()
    await expect(group).toHaveCount(0)
    await expect(rows).toHaveCount(count)
  })

  await test.step('a drag with Alt moves a copy in one step, even if pressed late', async () => {
    const at = await number()
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 20, at.y + 60, { steps: 4 })
    await page.keyboard.down('Alt')
    await page.keyboard.up('Alt')
    await page.mouse.up()
    expect(Math.abs((await number()).y - at.y)).toBeGreaterThan(40)
    await expect(rows).toHaveCount(count)
    await studio.undo()
    await number()
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 20, at.y + 60, { steps: 4 })
    await page.keyboard.down('Alt')
    await page.mouse.up()
    await page.keyboard.up('Alt')
    await expect(rows).toHaveCount(count + 1)
    const still = await number()
    expect(Math.abs(still.y - at.y)).toBeLessThan(2)
    await studio.undo()
    await expect(rows).toHaveCount(count)
  })

  await test.step('a drag with Ctrl snaps to nothing', async () => {
    const at = await club()
    const start = await studio.place()
    const beside = { x: at.x + 2, y: at.y + 40 }
    await drag(page, at, beside)
    expect((await studio.place()).x, 'held by the middle of its piece').toBe(start.x)
    await studio.undo()
    await club()
    await page.keyboard.down('Control')
    await drag(page, at, beside)
    await page.keyboard.up('Control')
    expect((await studio.place()).x).not.toBe(start.x)
    await studio.undo()
  })
})

test('guides are dragged out of the rulers, moved, removed and kept', async ({ page, words, isPhone }) => {
  const studio = await openStudio({ words, isPhone }, page, '/design/soccer?new')
  const { arrange, flat: say } = words
  await page.getByRole('button', { name: arrange.skip, exact: true }).click()
  await page.getByText(studio.say.flat, { exact: true }).click()
  const ruler = page.locator('[data-ruler="y"]')
  const guides = page.locator('[data-guide]')
  const front = page.locator('canvas[data-piece="front"]')
  const middle = await middleOf(front)

  await test.step('out of the ruler at the side comes an upright one', async () => {
    const from = await middleOf(ruler)
    await drag(page, from, { x: middle.x - 40, y: middle.y })
    await expect(guides).toHaveCount(1)
    await expect(guides).toHaveAttribute('data-axis', 'x')
    await expect.poll(() => keptHere(page)).toMatch(/rulerGuides/)
  })
  await test.step('keys move the guide, undo restores it, a drag off its piece deletes it', async () => {
    const label = await guides.getAttribute('aria-label')
    await guides.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(guides).not.toHaveAttribute('aria-label', label!)
    await page.keyboard.press('Control+z')
    await expect(guides).toHaveAttribute('aria-label', label!)
    const at = await middleOf(guides)
    await drag(page, at, await middleOf(ruler))
    await expect(guides).toHaveCount(0)
    await studio.undo()
    await expect(guides).toHaveCount(1)
  })
  await test.step('Delete removes it; Enter on a ruler lays one; Shift+R puts the rulers away', async () => {
    await guides.focus()
    await page.keyboard.press('Delete')
    await expect(guides).toHaveCount(0)
    await page.locator('[data-ruler="x"]').press('Enter')
    await expect(guides).toHaveAttribute('data-axis', 'y')
    await page.keyboard.press('Shift+R')
    await expect(ruler).toHaveCount(0)
    await page.getByRole('button', { name: say.rulers, exact: true }).click()
    await expect(ruler).toBeVisible()
  })
})
