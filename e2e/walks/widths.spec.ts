import type { Page } from '@playwright/test'
import { cutLettersOn, hiddenControlsOn } from './support/hiddenControls.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'
import { expectTidy } from './support/rawTextKeys.ts'

const WIDTHS = [320, 360, 768, 1024, 1920]

/** Expects the page to be tidy at every width, from narrow to wide and back across the layout breakpoint. */
async function expectTidyAtEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    await test.step(`${width} px`, async () => {
      await expectTidy(page)
      // The layout changes shortly after the window does.
      await expect.poll(() => hiddenControlsOn(page), 'controls out of sight').toEqual([])
      await expect.poll(() => cutLettersOn(page), 'letters cut off').toEqual([])
    })
  }
}

for (const lang of ['en', 'kh'] as const) {
  test.describe(lang, () => {
    test.use({ lang })

    test('home, studio and checkout fit every width', async ({ page, words }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectTidyAtEveryWidth(page)

      await page.setViewportSize({ width: 1440, height: 900 })
      const studio = await openStudio({ words, isPhone: false }, page)
      await studio.openTool('squad')
      await studio.panel.getByRole('button', { name: words.studio.add_player, exact: true }).click()
      const name = words.studio.player_name_of.replace('{{row}}', '1')
      await studio.panel.getByRole('textbox', { name, exact: true }).fill('SOK DARA')
      await studio.expectKept()
      await expectTidyAtEveryWidth(page)

      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('button', { name: words.studio.order, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.checkout.title })).toBeVisible()
      await expect(page.locator('input[name="designs.0.players.0.name"]')).toHaveValue('SOK DARA')
      await expectTidyAtEveryWidth(page)
    })
  })
}
