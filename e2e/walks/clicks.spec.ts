import { createDesign } from '@kitwright/design'
import { getGarment, piecesOf, zoneOf } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { devices, type Locator, type Page } from '@playwright/test'
import { keptHere } from './support/browserStorage.ts'
import { boxedPng } from './support/files.ts'
import { openStudio, type Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** A user whose presses are counted. Typing and choosing a file are not presses. */
class CountingHand {
  presses = 0
  async tap(page: Page, { x, y }: Point): Promise<void> {
    this.presses += 1
    await page.touchscreen.tap(x, y)
  }
  async press(at: Locator): Promise<void> {
    this.presses += 1
    await at.click()
  }
}

const named = (text: string): { name: string; exact: boolean } => ({ name: text, exact: true })

/** Returns a palette colour by its code. */
const swatch = (page: Page, code: string): Locator =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${code}$`) })
    .first()

const picker = ({ panel, say }: Studio, label: string): Locator =>
  panel.getByRole('button', named(say.colour_picker.replace('{{label}}', label)))

/** Waits until this browser's saved copy of the design contains all the parts. */
const expectKept = async (page: Page, ...parts: RegExp[]): Promise<void> => {
  for (const part of parts) await expect.poll(() => keptHere(page), String(part)).toMatch(part)
}

test.describe('on a desktop', () => {
  test('four presses put a kit into club colours, two more add goalkeepers’', async ({ page, words, isPhone }) => {
    const studio = await openStudio({ words, isPhone }, page, '/design/soccer?new')
    const hand = new CountingHand()
    for (const [tone, code] of [
      [words.club.main, '#b91c1c'],
      [words.club.second, '#facc15'],
    ] as const) {
      await hand.press(picker(studio, tone))
      await hand.press(swatch(page, code))
      await page.keyboard.press('Escape')
    }
    await expectKept(page, /"tone":"main"[^{}]*"colour":"#b91c1c"|"colour":"#b91c1c"[^{}]*"tone":"main"/, /#facc15/)
    expect(hand.presses).toBeLessThanOrEqual(4)

    const keepers = new CountingHand()
    await keepers.press(studio.panel.getByRole('button', named(words.club.add_kit)))
    await keepers.press(page.getByRole('menuitem', named(words.club.goalkeeper)))
    await expect(studio.panel.getByRole('button', named(words.club.goalkeeper))).toHaveAttribute('aria-pressed', 'true')
    await expectKept(page, /"role":"goalkeeper"/)
    expect(keepers.presses).toBeLessThanOrEqual(3)
  })

  test('three presses place a sponsor clear of texts, four a gold sash', async ({ page, words, isPhone }) => {
    const studio = await openStudio({ words, isPhone }, page, '/design/soccer?new')
    const hand = new CountingHand()
    await hand.press(page.getByTestId('tool-images'))
    const chooser = page.waitForEvent('filechooser')
    await hand.press(studio.panel.getByRole('button', named(words.studio.role_sponsor)))
    await (await chooser).setFiles({ name: 'sponsor.png', mimeType: 'image/png', buffer: await boxedPng(page) })
    await hand.press(studio.fields.getByRole('button', named(words.images.unbox)))
    await expect(studio.fields.getByRole('button', named(words.images.unbox))).toHaveCount(0)
    await expect(page.getByRole('group', named(words.arrange.checks)).getByRole('listitem')).toHaveCount(0)
    expect(hand.presses).toBeLessThanOrEqual(3)

    const sash = new CountingHand()
    await sash.press(page.getByTestId('tool-patterns'))
    await sash.press(studio.panel.getByRole('button', { name: /sash/i }).and(page.locator('[aria-label]')).first())
    await sash.press(picker(studio, words.studio.pattern_colour))
    await sash.press(swatch(page, '#facc15'))
    await expectKept(
      page,
      /"id":"sash-outlined"[^{}]*"colour":"#facc15"|"colour":"#facc15"[^{}]*"id":"sash-outlined"/,
      /"span":"garment"/,
    )
    expect(sash.presses).toBeLessThanOrEqual(4)
  })
})

/** Returns the position of the text on the front, with the garment laid flat. */
async function frontText(page: Page): Promise<Point> {
  const garment = getGarment('soccer')
  const { options } = createDesign('soccer')
  const { centre, piece } = zoneOf(garment, options, 'frontText')!
  const { box } = piecesOf(garment, options).find(each => each.piece.id === piece)!.piece
  const shown = (await page.locator(`canvas[data-piece="${piece}"]`).boundingBox())!
  const along = (at: number, from: number, to: number): number => (at - from) / (to - from)
  return {
    x: shown.x + shown.width * along(centre.x, box[0], box[2]),
    y: shown.y + shown.height * along(centre.y, box[1], box[3]),
  }
}

const { viewport: _, defaultBrowserType: __, ...phone } = devices['Pixel 5']

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 })

  test('first steps stand clear of the garment, each as high as the next', async ({ page, words, isPhone }) => {
    await openStudio({ words, isPhone }, page, '/design/soccer?new')
    const hints = page.getByTestId('hints')
    await expect(hints).toBeVisible()
    const boxOf = async (at: Locator) => (await at.boundingBox())!
    const first = await boxOf(hints)
    expect((await boxOf(page.getByTestId('stage'))).y).toBeGreaterThanOrEqual(first.y + first.height)
    await page.getByRole('button', named(words.arrange.next)).click()
    await expect(hints.getByRole('status')).toHaveText(words.arrange.hint_drag)
    expect((await boxOf(hints)).height).toBe(first.height)
  })

  test('a text has another font by three taps', async ({ page, words, isPhone }) => {
    await openStudio({ words, isPhone }, page, '/design/soccer?new')
    // The flat view is tapped like the stage, which this browser lacks.
    await page.getByRole('button', named(words.studio.more)).click()
    await page.getByText(words.studio.flat, { exact: true }).click()
    await expect(page.getByText(words.studio.flat, { exact: true })).toBeHidden()
    const spot = await frontText(page)
    const hand = new CountingHand()
    await hand.tap(page, spot)
    await hand.press(page.getByRole('button', named(words.studio.font)))
    const fonts = page.getByRole('dialog', named(words.fonts.choose))
    const name = await fonts.getByRole('option', { selected: false }).first().locator('span').last().textContent()
    const other = fonts.getByRole('option', named(name!))
    await hand.press(other)
    await expect(other).toHaveAttribute('aria-selected', 'true')
    expect(hand.presses).toBeLessThanOrEqual(3)
  })
})
