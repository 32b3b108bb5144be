import { boxAround, type Point } from '@kitwright/measure'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useToasts } from '../../../../ui/messages/toast.ts'
import { openMask } from './testing/MaskOnPage.tsx'

let kit: ReturnType<typeof openMask>
beforeEach(() => {
  kit = openMask()
})
afterEach(async () => {
  await kit.leave()
  kit.close()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const pen = () => page.getByRole('group', { name: 'Mask pen' })
const line = () => document.querySelector('[data-mask-line]')?.getAttribute('d') ?? ''
const circle = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 80 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 80
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
const count = () => kit.mask()?.outlines.length ?? 0
const takePen = async (): Promise<void> => {
  await button('Draw a mask').click()
  await expect.element(pen()).toBeVisible()
}

describe('the mask pen', () => {
  it('draws mask, second outline and hole, inverts it; undo takes each back', async () => {
    await takePen()
    kit.draw(circle(200, 300, 90))
    await expect.poll(count).toBe(1)
    expect(kit.mask()!.shows).toBe('inside')
    kit.draw(circle(330, 430, 30))
    await expect.poll(count).toBe(2)
    await pen().getByText('Cut out', { exact: true }).click()
    kit.draw(circle(200, 300, 40))
    await expect.poll(count).toBe(3)
    await page.getByText('Outside only', { exact: true }).click()
    expect(kit.mask()!.shows).toBe('outside')
    for (let i = 0; i < 4; i++) kit.undo()
    expect(kit.mask()).toBeUndefined()
    await pen().getByRole('button', { name: 'Done' }).click()
    await expect.element(pen()).not.toBeInTheDocument()
  })

  it('follows a finger, and Escape gives up first the line, then the pen', async () => {
    await takePen()
    const way = circle(200, 300, 90)
    kit.send('pointerdown', way[0]!)
    for (const at of way.slice(0, 40)) kit.send('pointermove', at)
    expect(line().split('L').length).toBeGreaterThan(30)
    await userEvent.keyboard('{Escape}')
    expect(line()).toBe('')
    kit.send('pointerup', way[40]!)
    expect(kit.mask()).toBeUndefined()
    await expect.element(pen()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(pen()).not.toBeInTheDocument()
    // Drawing has ended, so the garment receives presses again.
    expect(kit.send('pointerdown', way[0]!)).toBe(true)
  })

  it('leaves what is beside the garment, and a second finger, to others', async () => {
    await takePen()
    expect(kit.send('pointerdown', { x: 10, y: 300 })).toBe(true)
    const way = circle(200, 300, 90)
    expect(kit.send('pointerdown', way[0]!)).toBe(false)
    for (const at of way.slice(0, 40)) kit.send('pointermove', at)
    expect(kit.send('pointerdown', way[60]!, 2)).toBe(true)
    expect(line()).toBe('')
    // The garment's rotation now has both fingers, the first at its current position.
    expect(kit.heard().map(({ pointerId, x }) => [pointerId, Math.round(x)])).toEqual([
      [1, 10],
      [1, Math.round(way[39]!.x)],
      [2, Math.round(way[60]!.x)],
    ])
    expect(kit.send('pointermove', way[41]!)).toBe(true)
    kit.send('pointerup', way[60]!)
    expect(kit.mask()).toBeUndefined()
  })

  it('begins beside flat pieces as well, with a mouse, and closes where it began', async () => {
    kit.look({ isFlat: true })
    await takePen()
    // A line from the left, over the chest, and back to the left lower down.
    kit.draw(
      [
        { x: 12, y: 200 },
        { x: 200, y: 200 },
        { x: 200, y: 400 },
        { x: 12, y: 400 },
      ],
      'mouse',
    )
    await expect.poll(count).toBe(1)
    const box = boxAround(kit.mask()!.outlines[0]!.points)
    for (const [i, mm] of [-188, 300, 0, 500].entries()) expect(Math.abs(box[i]! - mm)).toBeLessThan(12)
    kit.send('pointerdown', { x: 10, y: 300 }, 1, 'touch')
    expect(line()).toBe('')
  })

  it('rests while another size is looked at', async () => {
    await takePen()
    kit.look({ isFlat: true, isOtherSize: true })
    await expect.element(pen()).not.toBeInTheDocument()
    kit.draw(circle(200, 300, 90))
    expect(kit.mask()).toBeUndefined()
    kit.look({ isFlat: true })
    await expect.element(pen()).toBeVisible()
  })

  it('says why nothing came of a line', async () => {
    await takePen()
    kit.draw([
      { x: 200, y: 300 },
      { x: 203, y: 300 },
    ])
    await expect.element(page.getByText('The area is too small. Draw a larger one.')).toBeVisible()
    expect(kit.mask()).toBeUndefined()
  })
})

it('a mask is redrawn, copied to the other side and removed, by piece', async () => {
  await takePen()
  kit.draw(circle(300, 300, 50))
  await expect.poll(count).toBe(1)
  await button('Front: copy to the other side').click()
  await expect.poll(count).toBe(2)
  await button('Front: redraw mask').click()
  kit.draw(circle(200, 350, 70))
  await expect.poll(count).toBe(1)
  await button('Front: remove mask').click()
  expect(kit.mask()).toBeUndefined()
  await expect
    .element(page.getByRole('group', { name: 'Mask', exact: true }).getByText('Front'))
    .not.toBeInTheDocument()
})

it('what has no room for a copy says so', async () => {
  await takePen()
  // Nine outlines left of the middle: with their copies they would be eighteen.
  for (let i = 0; i < 9; i++) kit.draw(circle(90 + (i % 3) * 30, 250 + Math.floor(i / 3) * 50, 12))
  await expect.poll(count).toBe(9)
  await button('Front: copy to the other side').click()
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([
    'Not copied. A mask can have at most 16 outlines per part. Remove one or draw fewer.',
  ])
  expect(count()).toBe(9)
})
