import type { Page } from '@playwright/test'
import { goToEmpty, register } from './support/checkout.ts'
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

const TEAM = [
  'SOK DARA',
  'CHAN VANNA',
  'KIM LONG',
  'PICH RITHY',
  'HENG VISAL',
  'LY SOPHAL',
  'TEP BORA',
  'ងួន សំបូរ',
  'MAO PISETH',
  'KEO SOKHA',
  'SIN RATHA',
  'CHEA VUTHY MONIRATH',
  'OUK SAMNANG',
  'PRAK NARITH',
]

/** Signs a new customer in who has a design with a team of fourteen in the cart. */
async function beWithTeam(page: Page): Promise<void> {
  const { tokens } = await register(page)
  const list = await page.request.get('/api/templates?type=SOCCER_KIT&pageSize=1')
  const { items } = (await list.json()) as { items: { id: string }[] }
  const { document } = (await (await page.request.get(`/api/templates/${items[0]!.id}`)).json()) as {
    document: unknown
  }
  const lines = TEAM.map((playerName, i) => ({
    id: crypto.randomUUID(),
    playerName,
    number: i + 1,
    size: ['S', 'M', 'L', 'XL'][i % 4],
    sleeve: 'short',
    qty: 1,
  }))
  const id = crypto.randomUUID()
  const data = { id, designId: id, name: 'Lions', document, fabric: 'interlock', lines }
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  expect((await page.request.post('/api/cart/items', { data, headers })).status()).toBe(201)
  await goToEmpty(page)
  await page.evaluate(kept => localStorage.setItem('kitwright.auth', kept), JSON.stringify(tokens))
}

/** Khmer texts are the longer ones; `npm run sweep` tries English, too. */
const LANGUAGES = process.env['WHOLE_SWEEP'] ? (['en', 'kh'] as const) : (['kh'] as const)

for (const lang of LANGUAGES) {
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

    test('a phone shows the checkout of fourteen players within 2,000 px', async ({ page, words }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await beWithTeam(page)
      await page.goto('/design/checkout/cart')
      await expect(page.getByRole('radio')).toHaveCount(5)
      await expect(page.getByRole('complementary').getByText(words.checkout.quote_total, { exact: true })).toBeVisible()
      for (const name of TEAM) await expect(page.getByRole('button', { name, expanded: false })).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2000)
      await expectTidy(page)
    })
  })
}
