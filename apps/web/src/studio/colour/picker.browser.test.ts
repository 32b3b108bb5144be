import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browseColours, type Browsing } from './testing/openColourPage.ts'
import type { ColourPage } from './testing/page/main.tsx'

declare const colourPage: ColourPage

let browsing: Browsing
let page: Page
let errors: readonly string[]

beforeAll(async () => {
  browsing = await browseColours()
}, 120_000)
afterAll(() => browsing?.close())
beforeEach(async () => {
  const opened = await browsing.open()
  ;({ page, errors } = opened)
  return () => opened.close()
})

const field = (label: string): Locator => page.getByRole('button', { name: `${label}: choose a colour` })
const dialog = (): Locator => page.getByRole('dialog')
const fillOf = (part: 'base' | 'sleeves') => page.evaluate(which => colourPage.fill(which), part)
const recent = () => page.evaluate(() => localStorage.getItem('color-history'))
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

async function open(label: string): Promise<void> {
  await field(label).focus()
  await page.keyboard.press('Enter')
  await dialog().waitFor()
}

describe('the colour picker by keyboard', { timeout: 40_000 }, () => {
  it('opens on its field, takes the focus, and gives it back on Esc', async () => {
    await open('Body')
    expect(await dialog().evaluate(element => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(focused).toBe('Body: choose a colour')
    expect(errors).toEqual([])
  })

  it('goes about the palette with the arrows; Enter takes a colour, and it becomes the latest', async () => {
    await open('Body')
    const palette = dialog().getByRole('group', { name: 'Palette' })
    await palette.getByRole('button').first().focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect.poll(() => fillOf('base')).toEqual({ kind: 'solid', colour: '#f97316' })
    await expect.poll(recent).toBe('["rgb(249, 115, 22)"]')
    await expect.poll(() => dialog().getByRole('group', { name: 'Recent' }).getByRole('button').count()).toBe(1)
  })

  it('makes a gradient: tab, stops that may pass each other, shape and dial', async () => {
    await open('Body')
    await dialog().getByRole('tab', { name: 'Solid' }).focus()
    await page.keyboard.press('ArrowRight')
    const [start, end] = [
      dialog().getByRole('slider', { name: /^Start/ }),
      dialog().getByRole('slider', { name: /^End/ }),
    ]
    await end.focus()
    await page.keyboard.press('Home')
    await start.focus()
    for (const key of ['PageUp', 'ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
    await dialog().getByRole('slider', { name: 'Direction of the gradient' }).focus()
    for (const key of ['Home', 'ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key)
    await expect
      .poll(() => fillOf('base'))
      .toMatchObject({ kind: 'gradient', shape: 'linear', angleDeg: 344, stops: [{ at: 21 }, { at: 0 }] })
    await dialog().getByRole('radio', { name: 'Radial' }).press('Space')
    await expect.poll(() => fillOf('base')).toMatchObject({ shape: 'radial' })
    expect(await dialog().getByRole('slider', { name: 'Direction of the gradient' }).count()).toBe(0)
  })

  it('turns hue and lightness without losing them in black', async () => {
    await page.evaluate(() => colourPage.paint({ kind: 'solid', colour: '#ff0000' }))
    await open('Body')
    const shade = dialog().getByRole('slider', { name: 'Light to dark' })
    await shade.focus()
    await page.keyboard.press('End')
    await expect.poll(() => fillOf('base')).toEqual({ kind: 'solid', colour: '#000000' })
    for (let step = 0; step < 5; step++) await page.keyboard.press('PageDown')
    await expect.poll(() => fillOf('base')).toEqual({ kind: 'solid', colour: '#ff0000' })
  })

  it('undoes without being closed', async () => {
    const before = await fillOf('base')
    await open('Body')
    await dialog()
      .getByRole('button', { name: /#dedede/ })
      .press('Enter')
    await expect.poll(() => fillOf('base')).not.toEqual(before)
    await page.keyboard.press('Control+z')
    await expect.poll(() => fillOf('base')).toEqual(before)
    await dialog().waitFor()
  })
})

describe('the colour picker', { timeout: 40_000 }, () => {
  it('opens 8 px below its field, above all else; white becomes a gradient to black, written in rgb', async () => {
    await page.evaluate(() => colourPage.paint({ kind: 'solid', colour: '#ffffff' }))
    await open('Body')
    const popover = dialog().locator('..')
    expect(await popover.evaluate(element => getComputedStyle(element).zIndex)).toBe('9999')
    const gap = async (): Promise<number> => {
      const [above, below] = [(await field('Body').boundingBox())!, (await popover.boundingBox())!]
      return Math.round(below.y - (above.y + above.height))
    }
    // Once it has come to rest.
    await expect.poll(gap).toBe(8)
    await dialog().getByRole('tab', { name: 'Gradient' }).click()
    const written = 'linear-gradient(90deg, rgba(255, 255, 255, 1) 0%, rgba(0, 0, 0, 1) 100%)'
    await dialog()
      .getByRole('button', { name: `Copy ${written}` })
      .waitFor()
    expect(await fillOf('base')).toMatchObject({ kind: 'gradient', angleDeg: 90 })
  })

  it('closes on a press outside', async () => {
    await open('Body')
    await page.mouse.click(700, 10)
    await expect.poll(() => dialog().count()).toBe(0)
  })

  it('reads typed figures when typing pauses, and black for what is none', async () => {
    await open('Body')
    const hex = dialog().getByRole('textbox', { name: 'Hex code' })
    await hex.fill('12ab9f')
    await expect.poll(() => fillOf('base')).toEqual({ kind: 'solid', colour: '#12ab9f' })
    await hex.fill('zzz')
    await hex.blur()
    await expect.poll(() => fillOf('base')).toEqual({ kind: 'solid', colour: '#000000' })
    await dialog().getByRole('combobox', { name: 'How the colour is written' }).selectOption('rgb')
    await dialog().getByRole('textbox', { name: 'Red, 0 to 255' }).fill('999')
    await dialog().getByRole('textbox', { name: 'Opacity, 0 to 1' }).fill('0.5')
    await dialog().getByRole('textbox', { name: 'Opacity, 0 to 1' }).blur()
    await expect.poll(() => fillOf('base')).toEqual({ kind: 'solid', colour: '#ff000080' })
  })

  it('copies and pastes colours and gradients as text', async () => {
    await open('Body')
    await page.evaluate(() => navigator.clipboard.writeText('linear-gradient(to right, red, #00f 80%)'))
    await dialog().getByRole('button', { name: 'Paste a colour or gradient' }).click()
    await expect
      .poll(() => fillOf('base'))
      .toMatchObject({
        angleDeg: 90,
        stops: [
          { colour: '#ff0000', at: 0 },
          { colour: '#0000ff', at: 80 },
        ],
      })
    await dialog()
      .getByRole('button', { name: /^Copy linear-gradient/ })
      .click()
    await dialog().getByText('Copied!').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'linear-gradient(90deg, rgba(255, 0, 0, 1) 0%, rgba(0, 0, 255, 1) 80%)',
    )
    await page.evaluate(() => navigator.clipboard.writeText('no colour at all'))
    await dialog().getByRole('button', { name: 'Paste a colour or gradient' }).click()
    await dialog().getByText('There is no colour on the clipboard.').waitFor()
    expect((await fillOf('base')).kind).toBe('gradient')
  })

  it('repaints while a slider is dragged, and the last colour is the one that stays', async () => {
    await open('Body')
    const track = await dialog()
      .getByRole('slider', { name: 'Light to dark' })
      .evaluate(element => {
        const { left, top, width, height } = element.closest('[role=group]')!.getBoundingClientRect()
        return { x: left, y: top + height / 2, width }
      })
    const seen = new Set<string>()
    await page.mouse.move(track.x + 10, track.y)
    await page.mouse.down()
    for (let step = 0; step <= 20; step++) {
      await page.mouse.move(track.x + (track.width * step) / 20, track.y)
      seen.add(JSON.stringify(await fillOf('base')))
    }
    await page.mouse.up()
    await expect.poll(() => fillOf('base')).toEqual({ kind: 'solid', colour: '#000000' })
    expect(seen.size).toBeGreaterThan(1)
  })

  it('names a colour for the dyer, and says so wherever the colour is', async () => {
    await open('Body')
    await dialog().getByRole('textbox', { name: 'Hex code' }).fill('c8102e')
    await expect.poll(() => fillOf('base')).toEqual({ kind: 'solid', colour: '#c8102e' })
    await dialog().getByRole('textbox', { name: 'Pantone or supplier code' }).fill('PANTONE 186 C')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => colourPage.codes())).toEqual({ '#c8102e': 'PANTONE 186 C' })
    const listed = dialog()
      .getByRole('group', { name: 'In this design' })
      .getByRole('button', { name: /PANTONE 186 C/ })
    await listed.waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('group', { name: 'Body' }).getByText('PANTONE 186 C').waitFor()
  })

  it('where nothing may shine through there is no opacity', async () => {
    await open('Fabric')
    expect(await dialog().getByRole('slider', { name: 'Opacity' }).count()).toBe(0)
    expect(await dialog().getByRole('tab').count()).toBe(0)
    await dialog().getByRole('textbox', { name: 'Hex code' }).fill('12345678')
    await expect.poll(() => page.evaluate(() => colourPage.fabric())).toBe('#123456')
  })
})

describe('the eyedropper', { timeout: 40_000 }, () => {
  const pick = async (): Promise<void> => {
    await page.evaluate(() => colourPage.paint({ kind: 'solid', colour: '#8a1538' }))
    await open('Sleeves')
    await dialog().getByRole('button', { name: 'Pick a colour from the garment' }).click()
    await page.getByText('Click a colour on the garment.').waitFor()
  }
  it('takes the colour of the cloth as it is designed, and the picker comes back', async () => {
    await pick()
    expect(await dialog().count()).toBe(0)
    await page.getByTestId('garment').click()
    await dialog().waitFor()
    await expect.poll(() => fillOf('sleeves')).toEqual({ kind: 'solid', colour: '#8a1538' })
    expect(errors).toEqual([])
  })
  it('is aimed with the keys', async () => {
    await pick()
    for (const key of ['ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await dialog().waitFor()
    await expect.poll(() => fillOf('sleeves')).toEqual({ kind: 'solid', colour: '#8a1538' })
  })
  it('is given up with Esc, and nothing has changed', async () => {
    const before = await fillOf('sleeves')
    await pick()
    await page.keyboard.press('Escape')
    await dialog().waitFor()
    await expect.poll(() => page.getByText('Click a colour on the garment.').count()).toBe(0)
    expect(await fillOf('sleeves')).toEqual(before)
  })
})
