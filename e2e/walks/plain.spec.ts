import { devices, type Page } from '@playwright/test'
import { fillSignUp, freshEmail } from './support/checkout.ts'
import { openStudio, type Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

interface PlacedOrderBody {
  readonly lines: readonly { size: string; qty: number; playerName: string }[]
}

const ORDERED = { S: 3, M: 6, L: 3 }

const { viewport: _, ...phone } = devices['Pixel 5']
const SCREENS = [
  { name: 'a desktop', lang: 'en', viewport: { width: 1440, height: 900 }, device: {} },
  { name: 'a phone', lang: 'kh', viewport: { width: 390, height: 844 }, device: { ...phone, deviceScaleFactor: 1 } },
] as const

declare global {
  /** The parts that were missing at some moment since `watchForEmptiness`. */
  var emptySights: string[]
}

/** Records every frame in which a page lacks its heading or the thank-you page lacks the order's number. */
async function watchForEmptiness(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.emptySights = []
    const look = (): void => {
      const heading = document.querySelector('main h1')
      if (!heading?.checkVisibility()) globalThis.emptySights.push('no heading')
      else if (location.search.includes('order=') && !/\d{4}/.test(document.querySelector('main')!.innerText))
        globalThis.emptySights.push('no number')
      requestAnimationFrame(look)
    }
    look()
  })
}

/** Enters the quantity of each size: the first by pressing, the others by typing. */
async function say(studio: Studio, page: Page): Promise<void> {
  const field = (size: string) =>
    studio.panel.getByRole('textbox', { name: studio.say.pieces_of.replace('{{size}}', size), exact: true })
  const more = studio.say.one_more.replace('{{size}}', 'S')
  for (let i = 0; i < ORDERED.S; i++) await studio.panel.getByRole('button', { name: more, exact: true }).click()
  await expect(field('S')).toHaveValue('3')
  await field('M').fill(String(ORDERED.M))
  await field('L').fill('៣')
  await expect(studio.panel.getByText(studio.say.piece_count_other.replace('{{count}}', '12'))).toBeVisible()
  await expect(page.getByTestId('price')).toContainText('12')
}

for (const { name, lang, viewport, device } of SCREENS) {
  const { defaultBrowserType: __, ...emulated } = { defaultBrowserType: 'chromium', ...device }
  test.describe(name, () => {
    test.use({ lang, viewport, ...emulated })

    test('a t-shirt is ordered by its sizes alone, from the studio to the thanks', async ({
      page,
      words,
      isPhone,
      baseURL,
    }) => {
      const shop = baseURL!.replace('//localhost', '//mekong.localhost')
      const studio = await openStudio({ words, isPhone }, page, `${shop}/design/tshirt?new&lang=${lang}`)
      const order = page.getByRole('button', { name: words.studio.order, exact: true })
      // The studio does not ask for players if the design shows no names.
      await order.click()
      await expect(studio.panel.getByRole('alert')).toContainText(words.studio.select_sizes)
      await say(studio, page)
      await expect(studio.panel.getByRole('alert')).toHaveCount(0)
      await order.click()

      await expect(page.getByRole('heading', { level: 1, name: words.checkout.title })).toBeVisible()
      for (const [row, qty] of Object.values(ORDERED).entries())
        await expect(page.locator(`input[name="designs.0.sizes.${row}.qty"]`)).toHaveValue(String(qty))
      await expect(
        page.getByRole('complementary').getByText(words.checkout.quote_pieces_other.replace('{{count}}', '12')),
      ).toBeVisible()
      // A change here reaches the studio, and vice versa.
      await page.locator('input[name="designs.0.sizes.0.qty"]').fill('4')
      await page.goBack()
      await studio.openTool('squad')
      const small = words.studio.pieces_of.replace('{{size}}', 'S')
      await expect(studio.panel.getByRole('textbox', { name: small, exact: true })).toHaveValue('4')
      await studio.panel.getByRole('textbox', { name: small, exact: true }).fill('3')
      await order.click()
      await expect(page.locator('input[name="designs.0.sizes.0.qty"]')).toHaveValue('3')

      await page.getByRole('textbox', { name: words.checkout.address }).fill('ផ្ទះ 12, ផ្លូវ 271, Phnom Penh')
      await page.getByRole('textbox', { name: words.checkout.phone }).first().fill('012 345 678')
      await page.getByRole('button', { name: words.checkout.place, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: words.checkout.account_title })
      const placed = page.waitForRequest(
        request => request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders',
      )
      const send = await fillSignUp(dialog, words, freshEmail())
      await watchForEmptiness(page)
      await send.click()
      const { lines } = (await placed).postDataJSON() as PlacedOrderBody
      expect(Object.fromEntries(lines.map(({ size, qty }) => [size, qty]))).toEqual(ORDERED)
      expect(lines.filter(({ playerName }) => playerName)).toEqual([])
      await expect(page.getByRole('heading', { name: words.checkout.thanks })).toBeVisible()
      expect(await page.evaluate(() => globalThis.emptySights), 'what was empty on the way to the thanks').toEqual([])
    })
  })
}
