import { crestPng } from './support/files.ts'
import { openStudio } from './support/studio.ts'
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
  await expect(opacity).toHaveAttribute('aria-valuenow', '95')
  await page.keyboard.press('Control+z')
  await expect(opacity, 'after a slider').toHaveAttribute('aria-valuenow', '100')

  const typed = panel.getByRole('textbox', { name: say.opacity, exact: true })
  await typed.fill('33')
  await typed.press('Enter')
  await expect(opacity).toHaveAttribute('aria-valuenow', '33')
  await page.keyboard.press('Control+z')
  await expect(opacity, 'after a figure').toHaveAttribute('aria-valuenow', '100')
  await expect(typed).toHaveValue('100')
  await typed.fill('12')
  await typed.press('Escape')
  await typed.blur()
  await expect(opacity, 'a figure that was given up').toHaveAttribute('aria-valuenow', '100')

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

test('picture changes are never dropped unasked, and the whole sheet fits', async ({ page, words, isPhone }) => {
  const studio = await openStudio({ words, isPhone }, page)
  const { images } = words
  await test.step('first steps are told once, and not over the flat view’s own fields', async () => {
    const hints = page.getByTestId('hints')
    await page.getByRole('button', { name: words.arrange.next, exact: true }).click()
    const hint = hints.getByRole('status')
    await expect(hint).toHaveText(words.arrange.hint_drag)
    await page.reload()
    await expect(hint).toHaveText(words.arrange.hint_drag)
    const bar = page.getByRole('banner')
    await bar.getByText(studio.say.flat, { exact: true }).click()
    await expect(page.getByTestId('flat')).toBeVisible()
    await expect(hints).toBeHidden()
    await bar.getByText('3D', { exact: true }).click()
    await page.getByRole('button', { name: words.arrange.skip, exact: true }).click()
    await expect(hints).toBeHidden()
  })
  await studio.openTool('images')
  await studio.upload('role_logo', 'badge.png', 'image/png', crestPng(200))
  await studio.fields.getByRole('button', { name: images.edit, exact: true }).click()
  const editor = page.getByRole('dialog', { name: images.editor, exact: true }).filter({ hasText: images.outline })
  await editor.getByRole('button', { name: images.outline, exact: true }).click()
  await editor.getByRole('button', { name: images.outline_now, exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.common.discard_no, exact: true }).click()
  await expect(editor.getByRole('button', { name: images.apply, exact: true })).toBeEnabled()
  await editor.getByRole('button', { name: images.cancel, exact: true }).click()
  await page.getByRole('button', { name: images.discard_yes, exact: true }).click()
  await expect(editor).toBeHidden()

  const { say } = studio
  await page.getByRole('banner').getByText(say.flat, { exact: true }).click()
  await expect(page.getByTestId('flat').locator('canvas').last()).toBeInViewport({ ratio: 1 })
})

test('a player removed by mistake returns in place, and unseen names are offered', async ({ page, words, isPhone }) => {
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
