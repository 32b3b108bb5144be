import { editorPathOf, productTypes } from '@kitwright/garment'
import type { Page } from '@playwright/test'
import { Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const TOOLS = ['parts', 'patterns', 'text', 'images', 'squad', 'starts', 'player', 'layers']
/** A desktop, a small one, a phone, an old one, one lying down, and one with its keyboard up. */
const WINDOWS = [
  [1440, 900],
  [1024, 600],
  [390, 844],
  [320, 568],
  [844, 390],
  [390, 460],
] as const

/** How many px the page could be scrolled, and how many it has been. */
const scrolling = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, scrollTop, scrollLeft } = document.scrollingElement!
    return [Math.max(0, scrollHeight - innerHeight), Math.max(0, scrollWidth - innerWidth), scrollTop, scrollLeft]
  })

/** Neither a wheel over the bar, where nothing scrolls, nor the browser's own scrolling to a place moves the page. */
async function expectStill(page: Page, where: string): Promise<void> {
  await page.mouse.move(200, 20)
  await page.mouse.wheel(0, 2000)
  await page.evaluate(async () => {
    scrollTo(0, 5000)
    await new Promise(requestAnimationFrame)
  })
  expect.soft(await scrolling(page), where).toEqual([0, 0, 0, 0])
}

/** Every tool, with the text panel's first line in hand. */
async function openEveryTool(page: Page, garment: string): Promise<void> {
  for (const tool of TOOLS) {
    const button = page.getByTestId(`tool-${tool}`)
    if (!(await button.isVisible())) continue
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
    const panel = page.getByTestId('panel').or(page.getByTestId('sheet'))
    await expect(panel).toBeVisible()
    if (tool === 'text') await panel.getByRole('textbox').first().focus()
    const size = page.viewportSize()
    await expectStill(page, `${garment}, ${tool}, ${size?.width} × ${size?.height}`)
  }
}

for (const garment of productTypes().map(editorPathOf)) {
  test(`the studio of ${garment} is a window: whatever the tool, nothing moves but its panels`, async ({ page }) => {
    await page.goto(`/design/${garment}`)
    await expect(page.getByTestId('studio')).toBeVisible()
    await openEveryTool(page, garment)
  })
}

test('so it is in windows of every size, and with dialogs open', async ({ page, words }) => {
  await page.goto('/design/soccer')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
    await openEveryTool(page, 'soccer')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const studio = new Studio({ page, words, isPhone: false })
  await studio.openTool('text')
  await studio.panel.getByRole('textbox').first().click()
  await page.getByRole('button', { name: words.studio.share, exact: true }).click()
  await expect(page.getByRole('dialog', { name: words.shots.title })).toBeVisible()
  await expectStill(page, 'sharing')
})

test('a preview is a window as well', async ({ page }) => {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await page.goto('/preview')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStill(page, `preview, ${width} × ${height}`)
  }
})
