import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { openColourFields } from './testing/ColourFields.tsx'

const said = vi.spyOn(console, 'error')
afterAll(() => said.mockRestore())

let fields: ReturnType<typeof openColourFields>
beforeEach(async () => {
  localStorage.clear()
  said.mockClear()
  fields = openColourFields()
  await page.getByTestId('garment').findElement()
})
afterEach(() => fields.close())

const field = (label: string): Locator => page.getByRole('button', { name: `${label}: choose a colour` })
const dialog = (): Locator => page.getByRole('dialog')
const slider = (name: string | RegExp): Locator => dialog().getByRole('slider', { name })
const textbox = (name: string): Locator => dialog().getByRole('textbox', { name })
const base = () => fields.fill('base')
const sleeves = () => fields.fill('sleeves')
const recent = () => localStorage.getItem('color-history')
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''

async function focus(locator: Locator): Promise<void> {
  const element = await locator.findElement()
  ;(element as HTMLElement).focus()
}
async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key)
}
async function open(label: string): Promise<void> {
  await focus(field(label))
  await press('{Enter}')
  await expect.element(dialog()).toBeVisible()
}
/** Values are written as RGB until another format is chosen. */
async function writtenAs(way: 'hex' | 'rgb'): Promise<void> {
  await dialog().getByRole('combobox', { name: 'Colour format' }).selectOptions(way)
}
const blur = () => (document.activeElement as HTMLElement).blur()

describe('the colour picker by keyboard', () => {
  it('opens on its field, takes the focus, and gives it back on Esc', async () => {
    await open('Body')
    await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true)
    await press('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(focused).toBe('Body: choose a colour')
    expect(said).not.toHaveBeenCalled()
  })

  it('moves in the palette by arrows; Enter takes a colour and makes it latest', async () => {
    await open('Body')
    await focus(dialog().getByRole('group', { name: 'Palette' }).getByRole('button').first())
    await press('{ArrowDown}', '{ArrowDown}', '{ArrowRight}', '{Enter}')
    await expect.poll(base).toEqual({ kind: 'solid', colour: '#f97316' })
    await expect.poll(recent).toBe('["rgb(249, 115, 22)"]')
    const latest = dialog().getByRole('group', { name: 'Recent' }).getByRole('button')
    await expect.poll(() => latest.elements().length).toBe(1)
  })

  it('makes a gradient: tab, stops that may pass each other, shape and dial', async () => {
    await open('Body')
    await focus(dialog().getByRole('tab', { name: 'Solid' }))
    await press('{ArrowRight}')
    await focus(slider(/^End/))
    await press('{Home}')
    await focus(slider(/^Start/))
    await press('{PageUp}', '{ArrowRight}', '{Shift>}{ArrowRight}{/Shift}')
    await focus(slider('Gradient direction'))
    await press('{Home}', '{ArrowLeft}', '{Shift>}{ArrowLeft}{/Shift}')
    await expect
      .poll(base)
      .toMatchObject({ kind: 'gradient', shape: 'linear', angleDeg: 344, stops: [{ at: 21 }, { at: 0 }] })
    await focus(dialog().getByRole('radio', { name: 'Radial' }))
    await press(' ')
    await expect.poll(base).toMatchObject({ shape: 'radial' })
    await expect.element(slider('Gradient direction')).not.toBeInTheDocument()
  })

  it('turns hue and lightness without losing them in black', async () => {
    fields.paint({ kind: 'solid', colour: '#ff0000' })
    await open('Body')
    await focus(slider('Light to dark'))
    await press('{End}')
    await expect.poll(base).toEqual({ kind: 'solid', colour: '#000000' })
    await press('{PageDown}', '{PageDown}', '{PageDown}', '{PageDown}', '{PageDown}')
    await expect.poll(base).toEqual({ kind: 'solid', colour: '#ff0000' })
  })

  it('undoes without being closed', async () => {
    const before = base()
    await open('Body')
    await focus(dialog().getByRole('button', { name: /#dedede/ }))
    await press('{Enter}')
    await expect.poll(base).not.toEqual(before)
    await press('{Control>}z{/Control}')
    await expect.poll(base).toEqual(before)
    await expect.element(dialog()).toBeVisible()
  })
})

describe('the colour picker', () => {
  it('opens 8 px below its field on top; white becomes a gradient to black', async () => {
    fields.paint({ kind: 'solid', colour: '#ffffff' })
    await open('Body')
    const popover = dialog().element().parentElement!
    expect(getComputedStyle(popover).zIndex).toBe('9999')
    const gap = (): number =>
      Math.round(popover.getBoundingClientRect().top - field('Body').element().getBoundingClientRect().bottom)
    // Waits until the popover has settled.
    await expect.poll(gap).toBe(8)
    await dialog().getByRole('tab', { name: 'Gradient' }).click()
    const written = 'linear-gradient(90deg, rgba(255, 255, 255, 1) 0%, rgba(0, 0, 0, 1) 100%)'
    await expect.element(dialog().getByRole('button', { name: `Copy ${written}` })).toBeVisible()
    expect(base()).toMatchObject({ kind: 'gradient', angleDeg: 90 })
  })

  it('closes on a press outside', async () => {
    await open('Body')
    await userEvent.click(document.documentElement, { position: { x: 700, y: 10 } })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('stays open when a scroll is told that brought its field into sight', async () => {
    await open('Body')
    document.dispatchEvent(new Event('scroll'))
    await focus(dialog().getByRole('button', { name: /#dedede/ }))
    await press('{Enter}')
    await expect.poll(base).toMatchObject({ colour: '#dedede' })
    await press('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('reads typed figures when typing pauses, and black for what is none', async () => {
    await open('Body')
    await writtenAs('hex')
    await textbox('Hex code').fill('12ab9f')
    await expect.poll(base).toEqual({ kind: 'solid', colour: '#12ab9f' })
    await textbox('Hex code').fill('zzz')
    blur()
    await expect.poll(base).toEqual({ kind: 'solid', colour: '#000000' })
    await writtenAs('rgb')
    await textbox('Red, 0 to 255').fill('999')
    await textbox('Opacity, 0 to 1').fill('0.5')
    blur()
    await expect.poll(base).toEqual({ kind: 'solid', colour: '#ff000080' })
    // The format stays selected while the page is open.
    await writtenAs('hex')
  })

  it('copies and pastes colours and gradients as text', async () => {
    await open('Body')
    await navigator.clipboard.writeText('linear-gradient(to right, red, #00f 80%)')
    const paste = dialog().getByRole('button', { name: 'Paste a colour or gradient' })
    await paste.click()
    await expect.poll(base).toMatchObject({
      angleDeg: 90,
      stops: [
        { colour: '#ff0000', at: 0 },
        { colour: '#0000ff', at: 80 },
      ],
    })
    await dialog()
      .getByRole('button', { name: /^Copy linear-gradient/ })
      .click()
    await expect.element(dialog().getByText('Copied!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(
      'linear-gradient(90deg, rgba(255, 0, 0, 1) 0%, rgba(0, 0, 255, 1) 80%)',
    )
    await navigator.clipboard.writeText('no colour at all')
    await paste.click()
    await expect.element(dialog().getByText('There is no colour on the clipboard.')).toBeVisible()
    expect(base().kind).toBe('gradient')
  })

  it('repaints while a slider is dragged, and the last colour stays', async () => {
    await open('Body')
    const track = (await slider('Light to dark').findElement()).closest('[role=group]')!
    const { width, height } = track.getBoundingClientRect()
    const seen = new Set<string>()
    const stopWatching = fields.watch(() => seen.add(JSON.stringify(base())))
    await userEvent.dragAndDrop(track, track, {
      sourcePosition: { x: 10, y: height / 2 },
      // Drags to the very end, which is just outside the element.
      targetPosition: { x: width, y: height / 2 },
      force: true,
      steps: 20,
    })
    stopWatching()
    await expect.poll(base).toEqual({ kind: 'solid', colour: '#000000' })
    expect(seen.size).toBeGreaterThan(1)
  })

  it('names a colour for the dyer, and says so wherever the colour is', async () => {
    await open('Body')
    await writtenAs('hex')
    await textbox('Hex code').fill('c8102e')
    await expect.poll(base).toEqual({ kind: 'solid', colour: '#c8102e' })
    await textbox('Pantone or supplier code').fill('PANTONE 186 C')
    await press('{Enter}')
    await expect.poll(() => fields.codes()).toEqual({ '#c8102e': 'PANTONE 186 C' })
    const listed = dialog()
      .getByRole('group', { name: 'In this design' })
      .getByRole('button', { name: /PANTONE 186 C/ })
    await expect.element(listed).toBeVisible()
    await press('{Escape}')
    await expect.element(page.getByRole('group', { name: 'Body' }).getByText('PANTONE 186 C')).toBeVisible()
  })

  const CARD = [
    { code: 'TX-204', name: 'Royal', hex: '#1e3a8a' },
    { code: 'TX-310', name: 'Red', hex: '#c8102e' },
  ]
  const chooseRed = async (card?: typeof CARD): Promise<void> => {
    fields.close()
    fields = openColourFields(card)
    fields.paint({ kind: 'solid', colour: '#c8102e' })
    await open('Body')
  }
  const code = () => textbox('Pantone or supplier code')

  it('says that a code is only a label where the shop has no card', async () => {
    await chooseRed()
    expect(
      dialog()
        .getByText(/Only a label/)
        .elements(),
    ).toEqual([])
    await code().fill('TX-204')
    await expect.element(dialog().getByText(/^Only a label: it does not change the colour/)).toBeVisible()
  })

  it('looks a code up in the shop’s card: this, another, or a label', async () => {
    await chooseRed(CARD)
    const says = async (text: string): Promise<void> => {
      await expect.element(dialog().getByRole('status').getByText(text)).toBeVisible()
    }
    await code().fill('tx 310')
    await says('On the card: TX-310 Red')
    await code().fill('PANTONE 186 C')
    await says('Not on the shop’s card, so it is only a label: it does not change the colour.')
    await code().fill('TX204')
    await says('On the card this code is another colour')
    expect(base()).toEqual({ kind: 'solid', colour: '#c8102e' })
    await dialog().getByRole('status').getByRole('button', { name: 'Use TX-204 Royal' }).click()
    await expect.poll(base).toEqual({ kind: 'solid', colour: '#1e3a8a' })
    await expect.poll(() => fields.codes()).toEqual({ '#1e3a8a': 'TX-204' })
    await says('On the card: TX-204 Royal')
  })

  it('scrolls the code field’s message into view in a short window', async () => {
    await chooseRed(CARD)
    const said = () => dialog().getByText(/Not on the shop’s card/)
    const { bottom } = (await code().findElement()).getBoundingClientRect()
    await page.viewport(390, Math.ceil(bottom) + 6)
    await code().fill('PANTONE 186 C')
    await expect.element(said()).toBeInTheDocument()
    await expect.poll(() => said().element().getBoundingClientRect().bottom - window.innerHeight).toBeLessThanOrEqual(0)
    await page.viewport(414, 896)
  })

  it('where nothing may shine through there is no opacity', async () => {
    await open('Fabric')
    expect(slider('Opacity').elements()).toEqual([])
    expect(dialog().getByRole('tab').elements()).toEqual([])
    await writtenAs('hex')
    await textbox('Hex code').fill('12345678')
    await expect.poll(() => fields.fabric()).toBe('#123456')
  })
})

describe('the eyedropper', () => {
  const hint = page.getByText('Click a colour on the garment.')
  const pick = async (): Promise<void> => {
    fields.paint({ kind: 'solid', colour: '#8a1538' })
    await open('Sleeves')
    await dialog().getByRole('button', { name: 'Pick a colour from the garment' }).click()
    await expect.element(hint).toBeVisible()
  }
  it('takes a colour from the cloth as designed, and the picker returns', async () => {
    await pick()
    expect(dialog().elements()).toEqual([])
    await page.getByTestId('garment').click()
    await expect.element(dialog()).toBeVisible()
    await expect.poll(sleeves).toEqual({ kind: 'solid', colour: '#8a1538' })
    expect(said).not.toHaveBeenCalled()
  })
  it('is aimed with the keys', async () => {
    await pick()
    await press('{ArrowRight}', '{ArrowUp}', '{Enter}')
    await expect.element(dialog()).toBeVisible()
    await expect.poll(sleeves).toEqual({ kind: 'solid', colour: '#8a1538' })
  })
  it('is given up with Esc, and nothing has changed', async () => {
    const before = sleeves()
    await pick()
    await press('{Escape}')
    await expect.element(dialog()).toBeVisible()
    await expect.element(hint).not.toBeInTheDocument()
    expect(sleeves()).toEqual(before)
  })
})
