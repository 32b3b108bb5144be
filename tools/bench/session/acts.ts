import type { Locator, Page } from 'playwright-core'

type PageAction = (page: Page) => Promise<void>
interface Spot {
  readonly x: number
  readonly y: number
}

/** The steps of a hand's movement: about one a frame. */
const STEPS = 40

const stageOf = (page: Page): Locator => page.getByTestId('stage')
const panelOf = (page: Page): Locator => page.getByTestId('panel')

async function drag(page: Page, from: Spot, by: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let i = 1; i <= STEPS; i++) {
    await page.mouse.move(from.x + (by.x * i) / STEPS, from.y + (by.y * i) / STEPS)
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
}

async function spotOn(page: Page, across: number, down: number): Promise<Spot> {
  const box = (await stageOf(page).boundingBox())!
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}

async function openTool(page: Page, tool: string): Promise<void> {
  const button = page.getByTestId(`tool-${tool}`)
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
}

let letters = 0

const turn: PageAction = async page => drag(page, await spotOn(page, 0.1, 0.9), { x: 260, y: -30 })

/** Resets the view to the front and zooms in a little. */
const look: PageAction = async page => {
  await stageOf(page).getByRole('button').or(page.locator('[data-status] [role="group"] button')).first().click()
  const { x, y } = await spotOn(page, 0.5, 0.4)
  await page.mouse.move(x, y)
  for (const delta of [-120, -120, 120, 120]) await page.mouse.wheel(0, delta)
}

const colour: PageAction = async page => {
  await openTool(page, 'parts')
  await panelOf(page)
    .getByRole('group')
    .getByRole('button')
    .nth(letters % 3)
    .click()
  const hex = page.getByTestId('inspector').getByRole('textbox').first()
  for (const value of ['#1d4ed8', '#f97316', '#0f766e']) await hex.fill(value)
}

const pattern: PageAction = async page => {
  await openTool(page, 'patterns')
  const tiles = panelOf(page).locator('button[aria-pressed][title]')
  await tiles.first().waitFor()
  await tiles.nth(letters % 6).click()
}

const write: PageAction = async page => {
  await openTool(page, 'text')
  const add = panelOf(page).getByRole('group').getByRole('button').last()
  if (++letters < 6) await add.click()
  const words = panelOf(page).locator('textarea, input[type="text"]').last()
  await words.fill('')
  await words.pressSequentially(`Angkor ${letters}`, { delay: 40 })
}

const moveText: PageAction = async page => {
  const frame = page.getByTestId('stage-handles').locator('polygon[data-frame]')
  const box = await frame.boundingBox()
  if (!box) return
  const by = { x: letters % 2 ? 70 : -60, y: letters % 2 ? 40 : -30 }
  await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, by)
}

const nudge: PageAction = async page => {
  await stageOf(page).focus()
  for (const key of ['ArrowLeft', 'ArrowUp', '.', '+', 'Control+z', 'Control+z', 'Control+y'])
    await page.keyboard.press(key)
}

/** The repeated actions of a designer. */
export const acts: readonly PageAction[] = [turn, colour, write, moveText, nudge, pattern, look]
