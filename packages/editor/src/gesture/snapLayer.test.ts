import type { ImageLayer } from '@kitwright/design'
import { describe, it } from 'vitest'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'

const A = { x: -95, y: 600 }
const B = { x: 95, y: 600 }
const open = (...others: ImageLayer[]): Driver =>
  createDriver(openEditor(kitWith(picture('a', 'front', A.x, A.y), ...others)))
const dragA = (hand: Driver, x: number, y: number, how = {}): Driver =>
  hand.press('front', A).drag('front', { x: A.x + x, y: A.y + y }, how)

describe('a dragged layer', () => {
  it('aligns with a visible neighbour on its piece that is not dragged', () => {
    dragA(open(picture('b', 'front', B.x, B.y)), 0, 4).expectLayer('a', { xMm: -95, yMm: 600 })
    dragA(open(picture('b', 'front', B.x, B.y, { isHidden: true })), 0, 4).expectLayer('a', { yMm: 604 })
    dragA(open(picture('b', 'back', B.x, B.y)), 0, 4).expectLayer('a', { yMm: 604 })
    const both = open(picture('b', 'front', B.x, B.y))
      .click('front', A)
      .click('front', B, { shift: true })
    dragA(both, 0, 4).expectLayer('a', { yMm: 604 }).expectLayer('b', { yMm: 604 })
  })
  it('is drawn to one that stays while others go along', () => {
    const third = picture('c', 'front', -160, 640)
    const hand = open(picture('b', 'front', B.x, B.y), third)
      .click('front', A)
      .click('front', B, { shift: true })
    dragA(hand, 0, 38).expectLayer('a', { yMm: 640 }).expectLayer('b', { yMm: 640 }).expectLayer('c', { yMm: 640 })
  })
  it('snaps to its own piece’s zones only', () => {
    dragA(open(), 0, -498).expectLayer('a', { yMm: 102 })
    const hand = createDriver(openEditor(kitWith(picture('a', 'sleeveL', 30, 60))))
    hand.press('sleeveL', { x: 30, y: 60 }).drag('sleeveL', { x: 30, y: 122 }).expectLayer('a', { yMm: 125 })
  })
  it('is drawn by a finger from farther away than by the mouse', () => {
    const drawn = (by: number, how: { touch?: boolean }): Driver =>
      open(picture('b', 'front', B.x, B.y))
        .click('front', A)
        .press('front', A, how)
        .drag('front', { x: A.x, y: A.y + by })
    drawn(5.9, {}).expectLayer('a', { yMm: 600 })
    drawn(6.5, {}).expectLayer('a', { yMm: 606.5 })
    drawn(9.9, { touch: true }).expectLayer('a', { yMm: 600 })
    drawn(10.5, { touch: true }).expectLayer('a', { yMm: 610.5 })
  })
  it('snaps within equal pixels, so over less cloth when enlarged', () => {
    const hand = createDriver(openEditor(kitWith(picture('a', 'front', A.x, A.y), picture('b', 'front', B.x, B.y))), {
      scale: 2,
    })
    dragA(hand, 0, 2.9).expectLayer('a', { yMm: 600 }).drag('front', { x: A.x, y: 603.2 })
    hand.expectLayer('a', { yMm: 603.2 })
  })
  it('snaps within 12 mm of cloth when the sheet is small', () => {
    const hand = createDriver(openEditor(kitWith(picture('a', 'front', A.x, A.y), picture('b', 'front', B.x, B.y))), {
      scale: 0.25,
    })
    dragA(hand, 0, 11.9).expectLayer('a', { yMm: 600 }).drag('front', { x: A.x, y: 612.5 })
    hand.expectLayer('a', { yMm: 612.5 })
  })
})

describe('several dragged layers', () => {
  const open3 = (bx: number, by: number): Driver =>
    open(picture('b', 'front', bx, by), picture('c', 'back', 200, 600))
      .click('front', A)
      .click('front', { x: bx, y: by }, { shift: true })
      .click('back', { x: 200, y: 600 }, { shift: true })
  it('snap by the box around those on the held one’s piece', () => {
    const hand = dragA(open3(B.x, B.y), 4, 0).expectLayer('a', { xMm: -95 }).expectLayer('b', { xMm: 95 })
    hand
      .drag('front', { x: A.x + 4, y: A.y }, { ctrl: true })
      .expectLayer('a', { xMm: -91 })
      .expectLayer('b', { xMm: 99 })
  })
  it('on an unjoined piece move together, those of others stay', () => {
    const hand = open3(-55, 645).press('front', A).drag('shortsFrontL', { x: 48, y: 150 })
    hand.expectLayer('a', { piece: 'shortsFrontL', xMm: 45, yMm: 150 })
    hand.expectLayer('b', { piece: 'shortsFrontL', xMm: 85, yMm: 195 })
    hand.expectLayer('c', { piece: 'back', xMm: 200, yMm: 600, rotationDeg: 0 })
  })
})
