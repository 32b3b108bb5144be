import { crestPng } from './support/files.ts'
import { dragWithMouse, dragWithTwoFingers, expectGarment, frameCentre, handleAt } from './support/stage.ts'
import { openStudio, Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('the keys of undo mean the design, whatever control was touched last', async ({ page, words, isPhone }) => {
  const studio = await openStudio({ words, isPhone }, page)
  const { say, panel } = studio
  await page.getByRole('button', { name: words.arrange.skip, exact: true }).click()
  const long = panel.getByRole('radio', { name: say.sleeve_long, exact: true })
  await studio.choose(say.sleeve, say.sleeve_long, panel)
  await page.keyboard.press('Control+z')
  await expect(long, 'after a choice').not.toBeChecked()
  await page.keyboard.press('Control+y')
  await expect(long).toBeChecked()

  await studio.choosePart('part_base')
  await studio.openTool('patterns')
  const scope = panel.getByRole('combobox', { name: say.pattern_on })
  await panel.getByRole('group', { name: say.patterns, exact: true }).getByRole('button').nth(1).click()
  const opacity = panel.getByRole('slider', { name: say.opacity, exact: true })
  await opacity.press('ArrowLeft')
  await expect(opacity).toHaveAttribute('aria-valuenow', '75')
  await page.keyboard.press('Control+z')
  await expect(opacity, 'after a slider').toHaveAttribute('aria-valuenow', '80')

  const typed = panel.getByRole('textbox', { name: say.opacity, exact: true })
  await typed.fill('33')
  await typed.press('Enter')
  await expect(opacity).toHaveAttribute('aria-valuenow', '33')
  await page.keyboard.press('Control+z')
  await expect(opacity, 'after a figure').toHaveAttribute('aria-valuenow', '80')
  await expect(typed).toHaveValue('80')
  await typed.fill('12')
  await typed.press('Escape')
  await typed.blur()
  await expect(opacity, 'a figure that was given up').toHaveAttribute('aria-valuenow', '80')

  await test.step('a pattern of the whole garment stays one, and an undo makes it a part’s again', async () => {
    await scope.selectOption('all')
    await studio.openTool('text')
    await studio.openTool('patterns')
    await expect(scope).toHaveValue('all')
    await studio.undo()
    await expect(scope).toHaveValue('base')
    await studio.redo()
    await expect(scope).toHaveValue('all')
  })
})

test('changes of a picture are not dropped unasked, and the whole sheet of pieces can be seen at once', async ({
  page,
  words,
  isPhone,
}) => {
  const studio = await openStudio({ words, isPhone }, page)
  const { images } = words
  await page.getByRole('button', { name: words.arrange.skip, exact: true }).click()
  await studio.openTool('images')
  await studio.upload('role_logo', 'badge.png', 'image/png', crestPng(200))
  await studio.fields.getByRole('button', { name: images.edit, exact: true }).click()
  const editor = page.getByRole('dialog', { name: images.editor, exact: true }).filter({ hasText: images.outline })
  await editor.getByRole('button', { name: images.outline, exact: true }).click()
  await editor.getByRole('button', { name: images.outline_now, exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: images.discard_no, exact: true }).click()
  await expect(editor.getByRole('button', { name: images.apply, exact: true })).toBeEnabled()
  await editor.getByRole('button', { name: images.cancel, exact: true }).click()
  await page.getByRole('button', { name: images.discard_yes, exact: true }).click()
  await expect(editor).toBeHidden()

  const { say } = studio
  await page.getByRole('banner').getByText(say.flat, { exact: true }).click()
  await expect(page.getByTestId('flat').locator('canvas').last()).toBeInViewport({ ratio: 1 })
})

test('players: one taken off by mistake is put back where they were, and names that nobody would see are offered', async ({
  page,
  words,
  isPhone,
}) => {
  const studio = await openStudio({ words, isPhone }, page, '/design/hoodie')
  const { say, panel } = studio
  await page.getByRole('button', { name: words.arrange.skip, exact: true }).click()
  await studio.openTool('squad')
  await studio.choose(say.ordered_how, say.with_names, panel)
  const nameOf = (row: number) => panel.getByRole('textbox', { name: say.player_name_of.replace('{{row}}', `${row}`) })
  for (const [i, name] of ['SOK DARA', 'CHAN'].entries()) {
    await panel.getByRole('button', { name: say.add_player, exact: true }).click()
    await nameOf(i + 1).fill(name)
  }
  await panel.getByRole('button', { name: say.remove_player.replace('{{row}}', '1'), exact: true }).click()
  await expect(panel.getByText(say.player_count_one.replace('{{count}}', '1'), { exact: true })).toBeVisible()
  await expect(panel.getByText(say.player_removed.replace('{{name}}', 'SOK DARA'))).toBeVisible()
  await expect(nameOf(1)).toHaveValue('CHAN')
  await expect(panel.getByRole('button', { name: say.undo, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(nameOf(1)).toHaveValue('SOK DARA')
  await expect(nameOf(2)).toHaveValue('CHAN')

  await expect(panel.getByText(say.players_unseen)).toBeVisible()
  await panel.getByRole('button', { name: say.role_player_name, exact: true }).click()
  await expect(panel.getByText(say.players_unseen)).toBeHidden()
  await expect(studio.fields.getByRole('heading', { name: new RegExp(`^${say.role_player_name}`) })).toBeVisible()
})

test.describe('on the cloth', { tag: '@stage' }, () => {
  test.use({ hasTouch: true })
  test('Esc gives up a drag; two fingers on the handles move the layer, and the handles go on working', async ({
    page,
    words,
    isPhone,
  }) => {
    await page.goto('/design/soccer')
    await expectGarment(page)
    await page.getByRole('button', { name: words.arrange.skip, exact: true }).click()
    const studio = new Studio({ page, words, isPhone })
    await studio.openTool('text')
    await studio.textLine('role_front_text').focus()
    const from = await frameCentre(page)
    const before = await studio.place()
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y + 60, { steps: 6 })
    await expect.poll(() => studio.place()).not.toEqual(before)
    await page.keyboard.press('Escape')
    await expect.poll(() => studio.place()).toEqual(before)
    await page.mouse.move(from.x + 80, from.y + 90, { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => studio.place()).toEqual(before)

    await frameCentre(page)
    const width = (): Promise<number> => studio.number('width').inputValue().then(Number)
    const wide = await width()
    const fingers = [await handleAt(page, 'handle-scale-0'), await handleAt(page, 'handle-scale-2')] as const
    await dragWithTwoFingers(page, fingers, { x: 0, y: 60 })
    await expect.poll(async () => (await studio.place()).y - before.y).toBeGreaterThan(20)
    await frameCentre(page)
    // One finger after the other is heard of: between the two they are a little nearer to each other.
    expect(Math.abs((await width()) - wide)).toBeLessThan(10)
    await dragWithMouse(page, await handleAt(page, 'handle-scale-2'), { x: -40, y: -20 })
    await expect.poll(width).toBeLessThan(wide - 30)
    await frameCentre(page)
    await dragWithMouse(page, await handleAt(page, 'handle-rotate'), { x: 50, y: 30 })
    await expect.poll(async () => Number(await studio.number('rotation').inputValue())).toBeGreaterThan(20)
  })
})
