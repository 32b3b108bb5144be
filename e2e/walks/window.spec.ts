import { editorPathOf, productTypes } from '@kitwright/garment'
import type { Page } from '@playwright/test'
import { expectStudio, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const TOOLS = ['parts', 'patterns', 'text', 'images', 'squad', 'starts', 'player', 'layers']
/** The tools whose panels differ between garments. */
const OF_GARMENT = ['parts', 'text', 'squad', 'starts']
/** Windows of a desktop, a small one, a phone, an old one, one in landscape, and one with its keyboard open. */
const WINDOWS = [
  [1440, 900],
  [1024, 600],
  [390, 844],
  [320, 568],
  [844, 390],
  [390, 460],
] as const

/** Per cent of a window's width that a dialog takes, by that width in px. */
const DIALOG_SHARES = { 1200: 60, 1100: 65, 900: 75, 700: 90, 390: 90, 320: 90 }

/** Returns how many px the page can be scrolled, and how many it has been. */
const scrolling = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, scrollTop, scrollLeft } = document.scrollingElement!
    return [Math.max(0, scrollHeight - innerHeight), Math.max(0, scrollWidth - innerWidth), scrollTop, scrollLeft]
  })

/**
 * Expects that neither a wheel over the bar, where nothing scrolls, nor the browser's own scrolling to an element moves
 * the page.
 */
async function expectStill(page: Page, where: string): Promise<void> {
  await page.mouse.move(200, 20)
  await page.mouse.wheel(0, 2000)
  await page.evaluate(async () => {
    scrollTo(0, 5000)
    await new Promise(requestAnimationFrame)
  })
  expect.soft(await scrolling(page), where).toEqual([0, 0, 0, 0])
}

/** Opens one tool after another, with the first field of the text panel focused. */
async function openTools(page: Page, garment: string, tools: readonly string[]): Promise<void> {
  for (const tool of tools) {
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

test('the studio is a window in which only its panels move', async ({ page }) => {
  // Opens one studio after another from the products by app navigation, because a full page load costs three times as
  // much.
  await page.goto('/products')
  // Waits until the page is hydrated; before, the router does not follow the address.
  await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached' })
  for (const garment of productTypes().map(editorPathOf)) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(path => history.pushState(null, '', path), `/design/${garment}`)
    await expectStudio(page)
    await openTools(page, garment, OF_GARMENT)
    await page.goBack()
  }
})

test('so it is in windows of every size, and with dialogs open', async ({ page, words, isPhone }) => {
  const studio = await openStudio({ words, isPhone }, page)
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
    await openTools(page, 'soccer', TOOLS)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await studio.openTool('text')
  await studio.panel.getByRole('textbox').first().click()
  await page.getByRole('button', { name: words.studio.share, exact: true }).click()
  await expect(page.getByRole('dialog', { name: words.shots.title })).toBeVisible()
  await expectStill(page, 'sharing')
  await page.keyboard.press('Escape')

  await test.step('a dialog is as wide as the screen’s width says, and asks for its own width on a wide screen', async () => {
    await page.getByRole('application').focus()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: words.arrange.keys_title })
    await expect(dialog).toBeVisible()
    for (const [width, share] of Object.entries(DIALOG_SHARES)) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      await expect
        .poll(async () => Math.round((100 * ((await dialog.boundingBox())?.width ?? 0)) / Number(width)), `${width} px`)
        .toBe(share)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(560)
  })
})

test('a preview is a window as well', async ({ page }) => {
  await page.goto('/preview')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStill(page, `preview, ${width} × ${height}`)
  }
})
