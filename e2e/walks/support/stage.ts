import { expect, type Locator, type Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { PNG, type Picture } from 'pngjs'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** A desktop window with few pixels, since the CPU draws each. For tests without screenshot comparison. */
export const SMALL_STAGE = { width: 1024, height: 640 }
const SMALL_PHONE = { width: 360, height: 640 }

export const stageOf = (page: Page): Locator => page.getByTestId('stage')

const look = async (at: Locator): Promise<Picture> => PNG.sync.read(await at.screenshot())
/** Returns the stage as painted now. */
const pictureOf = async (page: Page): Promise<Picture> => look(stageOf(page))

/** Returns the number of clearly different colours in a picture. An empty stage has only a few. */
function coloursIn({ data }: Picture): number {
  const seen = new Set<number>()
  for (let i = 0; i < data.length; i += 4)
    seen.add(((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4))
  return seen.size
}

/** Something is really painted there, in a walk tagged `@stage`: the others' browser has no WebGL. */
export const expectPainted = async (at: Locator): Promise<void> =>
  expect
    .poll(async () => coloursIn(await look(at)), { message: 'colours on the stage', timeout: 60_000 })
    .toBeGreaterThan(40)

/** Expects the garment to be loaded and painted. */
export async function expectGarment(page: Page): Promise<void> {
  await expect(page.locator('[data-status="ready"]')).toBeVisible({ timeout: 60_000 })
  await expectPainted(stageOf(page))
}

/** Makes the window, and so the painted stage, small from now on. */
export async function makeSmall(page: Page, isPhone: boolean): Promise<void> {
  const { width, height } = isPhone ? SMALL_PHONE : SMALL_STAGE
  await page.setViewportSize({ width, height })
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
  await stageOf(page)
    .locator('canvas')
    .first()
    .evaluate(async (canvas: HTMLCanvasElement) => {
      const isFitted = () => canvas.width === Math.floor(canvas.clientWidth * devicePixelRatio)
      for (let frame = 0; frame < 2 || !isFitted(); frame += 1) await new Promise(requestAnimationFrame)
    })
}

/** Returns the fraction of pixels that differ clearly between two pictures, 0-1. */
function difference(a: Picture, b: Picture): number {
  if (a.width !== b.width || a.height !== b.height) return 1
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.03 }) / (a.width * a.height)
}

/** Returns the stage's picture once two in a row are equal, so that the garment has settled. */
export async function restingPicture(page: Page): Promise<Picture> {
  let last = await pictureOf(page)
  await expect
    .poll(async () => {
      const now = await pictureOf(page)
      const change = difference(last, now)
      last = now
      return change
    }, 'the garment comes to rest')
    .toBe(0)
  return last
}

/** Minimum fraction of the stage's pixels that any action must change, 0-1: a tenth of a small logo. */
const LEAST = 0.0005

/** Expects an action to change the picture of the cloth. */
export async function expectToShow(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await restingPicture(page)
  await act()
  await expect.poll(async () => difference(before, await pictureOf(page)), 'change on the stage').toBeGreaterThan(LEAST)
}

/**
 * Resolves once the frame has stayed in place for some frames of the stage, which is cheaper than comparing
 * screenshots.
 */
const standStill = async (frame: Locator): Promise<void> =>
  frame.evaluate(async polygon => {
    for (let [last, count] = ['', 0]; count < 5;) {
      await new Promise(requestAnimationFrame)
      const now = polygon.getAttribute('points') ?? ''
      count = now === last ? count + 1 : 0
      last = now
    }
  })

/** Returns the centre of the selected layer's frame once it has settled, in px of the window. */
export async function frameCentre(page: Page): Promise<Spot> {
  const frame = page.getByTestId('stage-handles').locator('polygon[data-frame]')
  await expect(frame).toHaveAttribute('points', /\d/)
  await standStill(frame)
  const box = await frame.boundingBox()
  expect(box, 'the frame of the selected layer').not.toBeNull()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}

/** Returns the centre of one of the frame's handles, in px of the window. */
export async function handleAt(page: Page, id: 'handle-scale-0' | 'handle-scale-2' | 'handle-rotate'): Promise<Spot> {
  const box = await page.getByTestId(id).boundingBox()
  expect(box, id).not.toBeNull()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}

const STEPS = 8

/** Drags with the mouse, in steps as a hand does. */
export async function dragWithMouse(page: Page, from: Spot, by: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: STEPS })
  await page.mouse.up()
}

/** Drags with a finger. */
export async function dragWithFinger(page: Page, from: Spot, by: Spot): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Spot[]) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= STEPS; step++) {
    await touch('touchMove', [{ x: from.x + (by.x * step) / STEPS, y: from.y + (by.y * step) / STEPS }])
  }
  await touch('touchEnd', [])
  await wire.detach()
}

/** Drags two fingers in the same direction. */
export async function dragWithTwoFingers(page: Page, [a, b]: readonly [Spot, Spot], by: Spot): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const pair = (share: number) => [a, b].map(({ x, y }, id) => ({ x: x + by.x * share, y: y + by.y * share, id }))
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pair(0).slice(0, 1) })
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pair(0) })
  for (let step = 1; step <= STEPS; step++)
    await wire.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pair(step / STEPS) })
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await wire.detach()
}

/** Returns a point of the stage by its fraction of width and height above the view buttons, in px of the window. */
export async function spotOn(page: Page, across: number, down: number): Promise<Spot> {
  const box = await stageOf(page).boundingBox()
  expect(box, 'the stage').not.toBeNull()
  const below = await stageOf(page).evaluate(stage => parseFloat(getComputedStyle(stage).paddingBottom))
  return { x: box!.x + box!.width * across, y: box!.y + (box!.height - below) * down }
}
