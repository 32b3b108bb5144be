import { expectGarment, restingPicture, SMALL_STAGE, stageOf } from './support/stage.ts'
import { expect, test } from './support/test.ts'

// Users who prefer reduced motion are offered no moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: SMALL_STAGE })

test(
  'the kit on a player: two tabs, available boots, and off again',
  { tag: '@stage' },
  async ({ page, words, isPhone }) => {
    const say = words.players
    await page.goto('/design/soccer?new')
    await expectGarment(page)
    await page.getByTestId('tool-player').click()
    const panel = page.getByTestId(isPhone ? 'sheet' : 'panel')
    const tabs = panel.getByRole('tab')
    await expect(tabs).toHaveText([say.tab_player, say.tab_boots])
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    const show = panel.getByRole('switch', { name: say.show })
    await expect(show).toBeChecked()

    // Cedar has no Swift boots, and Classic boots have no effects.
    const player = panel.getByRole('region', { name: say.player, exact: true })
    await player.getByRole('button', { name: say.player_cedar }).click()
    const move = panel.getByRole('button', { name: say.move_happy_idle, exact: true })
    await move.click()
    await expect(move).toHaveAttribute('aria-pressed', 'true')
    await move.click()
    await expect(move).toHaveAttribute('aria-pressed', 'false')
    await tabs.last().click()
    const boots = panel.getByRole('region', { name: say.boots, exact: true }).getByRole('button')
    await expect(boots).toHaveText([say.boots_cuff, say.boots_classic, say.boots_strap])
    await expect(boots.nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(panel.getByText(say.effect_glow, { exact: true })).toBeVisible()
    await boots.nth(1).click()
    await expect(panel.getByText(say.effect, { exact: true })).toBeHidden()

    await expect(page.getByText(say.worn.replace('{{name}}', say.player_cedar))).toBeAttached()
    await restingPicture(page)
    const worn = await stageOf(page).screenshot()
    // Mantine lays the thumb over its input.
    await show.uncheck({ force: true })
    await expect.poll(async () => (await stageOf(page).screenshot()).equals(worn)).toBe(false)
  },
)
