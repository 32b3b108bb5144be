import type { Point } from '@kitwright/measure'
import type { Locator } from '@playwright/test'
import { dragWithFinger, dragWithTwoFingers, frameCentre, handleAt } from './stage.ts'
import type { Studio } from './studio.ts'
import { expect } from './test.ts'

/** Cancels a drag with Esc and expects further mouse moves to have no effect. */
export async function giveUpDrag(studio: Studio): Promise<void> {
  const { page } = studio
  const before = await studio.place()
  const from = await frameCentre(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 6 })
  await expect.poll(() => studio.place()).not.toEqual(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => studio.place()).toEqual(before)
  await page.mouse.move(from.x + 80, from.y + 90, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => studio.place()).toEqual(before)
}

/** Moves the layer with two fingers on its handles, and expects the handles to work afterwards. */
export async function moveWithTwoFingers(studio: Studio): Promise<void> {
  const { page } = studio
  const before = await studio.place()
  await frameCentre(page)
  const fingers = [await handleAt(page, 'handle-scale-0'), await handleAt(page, 'handle-scale-2')] as const
  await dragWithTwoFingers(page, fingers, { x: 0, y: 30 })
  await expect.poll(async () => (await studio.place()).y - before.y).toBeGreaterThan(10)
  await frameCentre(page)
  const corner = await handleAt(page, 'handle-scale-2')
  await dragWithFinger(page, corner, { x: 30, y: 30 })
}

/** Returns the mean of the centres of some elements, px of the window. */
export const middleOf = async (...marks: Locator[]): Promise<Point> => {
  const boxes = await Promise.all(marks.map(mark => mark.boundingBox()))
  const sum = boxes.reduce(
    (all, box) => ({ x: all.x + box!.x + box!.width / 2, y: all.y + box!.y + box!.height / 2 }),
    { x: 0, y: 0 },
  )
  return { x: sum.x / marks.length, y: sum.y / marks.length }
}
