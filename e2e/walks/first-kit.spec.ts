import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { loadNames } from '@kitwright/words'
import { PNG } from 'pngjs'
import { fillSignUp, freshEmail, readLateList, sumOf } from './support/checkout.ts'
import { crestPng, starSvg } from './support/files.ts'
import { giveUpDrag, moveWithTwoFingers } from './support/layerGestures.ts'
import { cutLettersOn, hiddenControlsOn } from './support/hiddenControls.ts'
import {
  dragWithFinger,
  dragWithMouse,
  expectGarment,
  expectToShow,
  frameCentre,
  makeSmall,
  restingPicture,
  spotOn,
  stageOf,
} from './support/stage.ts'
import { expectAccessibleStudio, Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

// On a phone the whole test runs with the service worker that caches the studio.
test.use({ serviceWorkers: async ({ isPhone }, use) => use(isPhone ? 'allow' : 'block') })

const TEAM = { en: 'RIVER DRAGONS', kh: 'នាគទន្លេ' }
const TABLE = ['ចាន់ សុភា\t៧\tL\tplayer', 'SOK DARA\t9\tXL', 'Vichea Long\t1\tM\tgoalkeeper', 'Rithy\t150\tL'].join('\n')
const PLAYERS = ['ចាន់ សុភា', 'SOK DARA', 'Vichea Long']

/**
 * Expects a new kit to be painted as before, and on a phone its buttons to fit the narrowest screen. The window stays
 * small afterwards, because each pixel is drawn by the CPU.
 */
async function expectFreshKit(page: Page, isPhone: boolean): Promise<void> {
  await expectGarment(page)
  await restingPicture(page)
  await expect(stageOf(page)).toHaveScreenshot('stage.png', { maxDiffPixelRatio: 0.05 })
  if (isPhone) {
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => hiddenControlsOn(page), 'controls out of sight').toEqual([])
    await expect.poll(() => cutLettersOn(page), 'letters cut off').toEqual([])
  }
  await makeSmall(page, isPhone)
}

test(
  'a visitor designs a kit, signs up, orders it once and finds the order',
  { tag: '@stage' },
  async ({ page, words, lang, isPhone, step }) => {
    const studio = new Studio({ page, words, isPhone })
    const say = words.studio
    /**
     * Runs an action that must show on the cloth. Checking that is slow, so a phone checks it once, a desktop once for
     * each route there.
     */
    const showing = async (act: () => Promise<unknown>): Promise<unknown> => (isPhone ? act() : expectToShow(page, act))

    // Dark theme on a phone. The contact sheet shows the studio in every theme.
    if (isPhone) await page.addInitScript(() => localStorage.setItem('kitwright.theme', 'dark'))
    await test.step('from the home page into the studio', async () => {
      await page.goto('/')
      // The home page is the demo shop's own.
      const demo = await loadNames('demoShop')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(demo.a_title[lang])
      await step('home')
      await page.getByRole('link', { name: demo.design[lang] }).first().click()
      await expect(page).toHaveURL(/\/products/)
      const design = page.getByRole('main').locator('a[href^="/design/soccer"]').first()
      await design.click()
      await expect(page).toHaveURL(/\/design\/soccer/)
      await expectFreshKit(page, isPhone)
      await step('studio')
    })

    await test.step('a part picked on the cloth gets one colour', async () => {
      const cloth = await spotOn(page, 0.5, 0.52)
      if (isPhone) await page.touchscreen.tap(cloth.x, cloth.y)
      else await page.mouse.click(cloth.x, cloth.y)
      if (isPhone) await expect(page.getByTestId('selection-strip')).toHaveAccessibleName(say.part_base)
      else await expect(studio.fields.getByRole('heading', { name: say.part_base })).toBeVisible()
      await step('part-on-cloth')
      await studio.openTool('parts')
      await expect(studio.part('part_base')).toHaveAttribute('aria-pressed', 'true')
      if (isPhone) await expectAccessibleStudio(studio)
      await studio.choose(say.fill_kind, say.solid)
      await expectToShow(page, () => studio.hex(say.part_base).fill('#1d4ed8'))
    })

    await test.step('a part picked in the list gets a gradient', async () => {
      await studio.choosePart('part_sleeves')
      await studio.choose(say.fill_kind, say.gradient)
      const end = studio.fields.getByRole('button', { name: say.gradient_end, exact: true })
      await end.click()
      await studio.hex(`${say.part_sleeves}: ${say.gradient_end}`).fill('#f97316')
      await step('gradient')
    })

    await test.step('long sleeves and a V collar', async () => {
      const choose = async (): Promise<void> => {
        await studio.choose(say.sleeve, say.sleeve_long, studio.panel)
        await studio.choose(say.collar, say.collar_v, studio.panel)
      }
      await showing(choose)
      await step('sleeves-and-collar')
    })

    await test.step('a pattern on the body', async () => {
      await studio.choosePart('part_base')
      await studio.openTool('patterns')
      const grid = studio.panel.getByRole('group', { name: say.patterns, exact: true })
      await expect(grid.getByRole('button'), 'a page of the library').toHaveCount(12)
      const tile = grid.getByRole('button').nth(4)
      await tile.click()
      const library = studio.panel.getByRole('button', { name: words.patterns.library, exact: true })
      await expect(library, 'the library folds').toHaveAttribute('aria-expanded', 'false')
      await expect(library).toBeFocused()
      await expect(grid).toHaveCount(0)
      const settings = studio.panel.getByRole('slider', { name: say.opacity, exact: true })
      const tops = await Promise.all([settings, library].map(async each => (await each.boundingBox())!.y))
      expect(tops[0], 'a pattern’s own settings stand above the library').toBeLessThan(tops[1]!)
      await library.click()
      await expect(tile).toHaveAttribute('aria-pressed', 'true')
      await step('pattern')
      if (isPhone) return
      const saved = page.waitForEvent('download')
      await studio.panel.getByRole('button', { name: words.patterns.download, exact: true }).click()
      const { data } = PNG.sync.read(await readFile(await (await saved).path()))
      const covers = new Set<number>()
      for (let at = 3; at < data.length; at += 4) covers.add(data[at]!)
      expect([Math.min(...covers), Math.max(...covers) > 150], 'ink on clear ground').toEqual([0, true])
    })

    await test.step('texts, numbers and a font', async () => {
      await studio.openTool('text')
      await studio.textLine('role_player_name').fill('DARA')
      await studio.textLine('role_front_number').fill('23')
      await studio.textLine('role_front_text').fill(TEAM[lang])
      await studio.chooseFont('Graduate')
      await step('text')
    })

    await test.step('a logo from a file, placed by figures', async () => {
      await studio.openTool('images')
      await studio.upload('role_logo', 'badge.png', 'image/png', crestPng())
      await studio.upload('role_sponsor', 'star.svg', 'image/svg+xml', starSvg)
      const logo = studio.panel.getByRole('button', { name: say.role_logo, pressed: true })
      const lines = studio.panel.locator('button[aria-pressed]')
      await expect(lines).toHaveCount(2)
      await lines.filter({ hasText: say.role_logo }).click()
      await expect(logo).toBeVisible()
      // The crest's transparent margin is trimmed.
      await expect(lines.filter({ hasText: say.role_logo }).locator('img')).toHaveJSProperty('naturalWidth', 231)
      await studio.openLayerFields()
      await studio.number('position_x').fill('-110')
      await studio.number('position_x').press('Enter')
      await expect(studio.number('position_x')).toHaveValue('-110')
      await step('logo')
      await studio.closePanel()
    })

    await test.step('the logo dragged on the cloth, undone and redone', async () => {
      if (!isPhone) await giveUpDrag(studio)
      // The introduction covers the chest on a phone.
      if (isPhone) await page.getByRole('button', { name: words.arrange.skip, exact: true }).click()
      const before = await studio.place()
      const centre = await frameCentre(page)
      // From one side of the chest to the other.
      const by = isPhone ? { x: 66, y: 8 } : { x: 100, y: 10 }
      await (isPhone ? dragWithFinger : dragWithMouse)(page, centre, by)
      await expect.poll(async () => (await studio.place()).x).toBeGreaterThan(before.x + 60)
      const after = await studio.place()
      expect(after.y, 'further down the cloth').toBeGreaterThan(before.y + 3)
      await step('dragged')
      await studio.undo()
      expect(await studio.place()).toEqual(before)
      if (isPhone) {
        await studio.redo()
        return moveWithTwoFingers(studio)
      }
      await stageOf(page).focus()
      await page.keyboard.press('Control+y')
      expect(await studio.place()).toEqual(after)
      await page.keyboard.press('Control+z')
      expect(await studio.place()).toEqual(before)
      await studio.redo()
      expect(await studio.place()).toEqual(after)
    })

    await test.step('a squad pasted from a table', async () => {
      await studio.openTool('squad')
      await studio.panel.getByRole('button', { name: say.paste_table, exact: true }).click()
      await studio.panel.getByRole('textbox', { name: words.roster.paste_label }).fill(TABLE)
      const add = words.roster.add_players_other.replace('{{count}}', String(PLAYERS.length))
      await studio.panel.getByRole('button', { name: add, exact: true }).click()
      await expect(studio.panel.getByRole('alert')).toContainText(words.roster.roster_errors.replace('{{count}}', '1'))
      await expect(studio.panel.getByRole('alert')).toContainText(words.roster.number_invalid)
      await expect(studio.panel.getByRole('listitem')).toHaveCount(PLAYERS.length)
      await expect(
        studio.panel.getByRole('textbox', { name: say.player_number.replace('{{row}}', '1'), exact: true }),
      ).toHaveValue('7')
      await step('squad')
      await studio.panel.getByRole('button', { name: words.roster.cancel, exact: true }).click()
      await studio.closePanel()
    })

    await test.step("a player's own kit", async () => {
      await studio.turnTo('view_back')
      const chip = studio.playerChip(PLAYERS[0]!)
      await showing(() => chip.click())
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
      await step('player')
    })

    await test.step('checkout: lines, the least quantity, the price', async () => {
      await page.getByRole('button', { name: say.order, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.checkout.title })).toBeVisible()
      for (const [i, name] of PLAYERS.entries()) {
        await expect(page.locator(`input[name="designs.0.players.${i}.name"]`)).toHaveValue(name)
      }
      const place = page.getByRole('button', { name: words.checkout.place, exact: true })
      const missing = words.checkout.quote_minimum.replace('{{count}}', '7').replace('{{minimum}}', '10')
      await expect(page.getByText(missing)).toBeVisible()
      await expect(place).toBeDisabled()
      await readLateList(page, words)
      await page.getByRole('button', { name: words.checkout.add_size, exact: true }).click()
      await page.locator('input[name="designs.0.sizes.0.qty"]').fill('6')
      // A phone shows each player as one line that opens.
      if (isPhone) await page.getByRole('button', { name: PLAYERS[1]!, expanded: false }).click()
      await page.locator('input[name="designs.0.players.1.qty"]').fill('2')
      await expect(place).toBeEnabled()
      await expect(
        page.getByRole('complementary').getByText(words.checkout.quote_pieces_other.replace('{{count}}', '10')),
      ).toBeVisible()
      await page.evaluate(() => scrollTo(0, 0))
      await step('checkout')
    })

    const total = await sumOf(page.getByRole('complementary'), words.checkout.quote_total)
    expect(total, 'the quoted total').toBeGreaterThan(100_00)

    await test.step('address, sign-up in place and one order, however hastily it is clicked', async () => {
      await page.getByRole('textbox', { name: words.checkout.address }).fill('ផ្ទះ 12, ផ្លូវ 271, Phnom Penh')
      await page.getByRole('textbox', { name: words.checkout.phone }).first().fill('012 345 678')
      const more = page.getByRole('button', { name: words.shipment.more, exact: true })
      if (isPhone) await more.click()
      await page.getByRole('textbox', { name: words.checkout.note }).fill('Match on Sunday')
      await page.getByRole('button', { name: words.checkout.place, exact: true }).dblclick()
      const dialog = page.getByRole('dialog', { name: words.checkout.account_title })
      const send = await fillSignUp(dialog, words, freshEmail())
      await step('sign-up')
      const placed = page.waitForResponse(
        answer => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/orders',
      )
      await send.dblclick()
      expect((await placed).status()).toBe(201)
      await expect(page.getByRole('heading', { name: words.checkout.thanks })).toBeVisible()
      await step('thanks')
    })

    await test.step('the order is in the personal area, once, with a picture by the server', async () => {
      await page.getByRole('link', { name: words.checkout.see_orders, exact: true }).click()
      await expect(page).toHaveURL(/\/me\/histories/)
      const order = page.getByRole('article')
      await expect(order).toHaveCount(1)
      await expect(order).toContainText(words.common.status_REVIEWING)
      await expect(order).toContainText(words.account.pieces_other.replace('{{count}}', '10'))
      const picture = order.locator('img')
      // The server draws it at a low priority, so on a busy machine it comes late.
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 180_000 })
        .toBeGreaterThan(0)
      const answer = await page.request.get((await picture.getAttribute('src')) ?? '')
      expect(answer.headers()['content-type']).toContain('image/png')
      expect((await answer.body()).subarray(1, 4).toString()).toBe('PNG')
      await step('orders')
      await order.getByRole('button', { name: words.account.details, exact: true }).click()
      for (const name of [...PLAYERS, words.order.no_name]) {
        await expect(order.getByRole('row').filter({ hasText: name })).toHaveCount(1)
      }
      expect(await sumOf(order, words.order.total), 'what was quoted is what is owed').toBe(total)
      await step('order-details')
    })
  },
)
