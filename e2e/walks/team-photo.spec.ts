import { readFile } from 'node:fs/promises'
import { expectGarment, SMALL_STAGE } from './support/stage.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: SMALL_STAGE })

test(
  'the team photo shows a squad, is called off, and saves a card that tells of a long name',
  { tag: '@stage' },
  async ({ page, words, isPhone }) => {
    test.slow()
    const say = words.teamPhoto
    await page.goto('/design/soccer?new&share=team')
    await expectGarment(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(say.none, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: say.add_players }).click()
    await expect(dialog).toBeHidden()

    const panel = page.getByTestId(isPhone ? 'sheet' : 'panel')
    await panel.getByRole('button', { name: words.studio.add_player, exact: true }).click()
    await panel.getByLabel(words.studio.player_name_of.replace('{{row}}', '1')).fill('Sokha')
    await panel.getByRole('button', { name: words.studio.team_photo, exact: true }).click()
    const finder = dialog.locator('[data-share="done"]')
    await expect(finder.locator('canvas')).toBeVisible({ timeout: 90_000 })

    // Another person is drawn and kept with the squad.
    await dialog.getByRole('combobox').selectOption({ label: words.players.player_lotus })
    await dialog.getByText(say.format_card, { exact: true }).click()
    await dialog.getByLabel(say.text_opponents).fill('W'.repeat(80))
    await expect(finder).toBeVisible({ timeout: 90_000 })
    await expect(dialog.getByText(say.too_long)).toBeVisible({ timeout: 30_000 })
    await dialog.getByLabel(say.text_opponents).fill('ក្រុមភ្នំពេញ')

    await dialog.getByRole('button', { name: say.save }).click()
    await dialog.getByRole('button', { name: words.shots.cancel }).click()
    await expect(dialog.getByText(words.shots.called_off)).toBeVisible()

    const coming = page.waitForEvent('download', { timeout: 120_000 })
    await dialog.getByRole('button', { name: say.save }).click()
    const file = await (await coming).path()
    const bytes = await readFile(file)
    // A JPEG of some detail.
    expect([bytes[0], bytes[1], bytes.length > 100_000]).toEqual([0xff, 0xd8, true])
  },
)
