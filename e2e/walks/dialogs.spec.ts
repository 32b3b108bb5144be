import { expectGarment } from './support/stage.ts'
import { expect, test } from './support/test.ts'

test('a dialog is as wide as the screen’s width says, and asks for its own width on a wide screen', async ({
  page,
  words,
}) => {
  await page.goto('/design/soccer')
  // The studio listens for keys once it is there.
  await expectGarment(page)
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: words.arrange.keys_title })
  await expect(dialog).toBeVisible()
  for (const [width, share] of [
    [1200, 60],
    [1100, 65],
    [900, 75],
    [700, 90],
    [390, 90],
    [320, 90],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => Math.round(((await dialog.boundingBox())?.width ?? 0) / (width / 100)), `${width} px`)
      .toBe(share)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(560)
})
