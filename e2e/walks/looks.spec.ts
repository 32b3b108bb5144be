import { cutLettersOn, hiddenControlsOn } from './support/sight.ts'
import { expectGarment, restingPicture, stageOf } from './support/stage.ts'
import { expect, test } from './support/test.ts'

test('the home page at first sight', async ({ page, words }) => {
  await page.goto('/')
  // What the server rendered is Khmer until the page knows better.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.shop.hero_1)
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot('home.png')
})

test('the sign-in page', async ({ page, words }) => {
  await page.goto('/auth/signin')
  await expect(page.getByRole('heading', { name: words.account.sign_in_title })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot('sign-in.png')
})

test('a fresh kit on the stage', { tag: '@stage' }, async ({ page }) => {
  await page.goto('/design/soccer')
  await expectGarment(page)
  await restingPicture(page)
  await expect(stageOf(page)).toHaveScreenshot('stage.png', { maxDiffPixelRatio: 0.05 })
  // The buttons of its views, on the narrowest screen.
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(() => hiddenControlsOn(page), 'controls out of sight').toEqual([])
  await expect.poll(() => cutLettersOn(page), 'letters cut off').toEqual([])
})
