import type { ImageLayer } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import type { Grip } from '../geometry/types.ts'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'

const MIDDLE = { x: -100, y: 600 }
/** A picture low on the front, and one at its right whose near side is 180 mm from its middle. */
const open = (more: Partial<ImageLayer> = {}, beside: Partial<ImageLayer> = {}): Driver =>
  createDriver(
    openEditor(kitWith(picture('a', 'front', MIDDLE.x, MIDDLE.y, more), picture('b', 'front', 100, 600, beside))),
  ).click('front', MIDDLE)
const by = (x: number, y = 0) => ({ x: MIDDLE.x + x, y: MIDDLE.y + y })
const take = (hand: Driver, grip: Grip) =>
  hand.press('front', grip === 'width' ? by(20) : by(20, 20), { handle: { grip, piece: 'front' } })
const guides = (hand: Driver) => hand.editor.getState().guides!

describe('a picture by its corner', () => {
  it('ends at its neighbour’s side, and tells its size below', () => {
    const hand = take(open(), 'scale').drag('front', by(183, 183))
    hand.expectLayer('a', { widthMm: 360, heightMm: 360 })
    expect(guides(hand)).toMatchObject({ piece: 'front', lines: [{ kind: 'layer' }] })
    const size = guides(hand).gaps.at(-1)!
    expect(size).toMatchObject({ mm: 360, byMm: 360, from: { x: -280 }, to: { x: 80 } })
    expect(size.from.y).toBeGreaterThan(780)
    expect(size.from.y).toBeLessThan(850)
    expect(size.to.y).toBe(size.from.y)
    hand.drag('front', by(183, 183), { ctrl: true }).expectLayer('a', { widthMm: 366, heightMm: 366 })
    expect(guides(hand).lines).toEqual([])
  })
  it('passes what is hidden, and its own old sides', () => {
    take(open({}, { isHidden: true }), 'scale')
      .drag('front', by(183, 183))
      .expectLayer('a', { widthMm: 366 })
    take(open({}, { isHidden: true }), 'scale')
      .drag('front', by(23, 23))
      .expectLayer('a', { widthMm: 46 })
  })
  it('ends a sewing’s width above the hem', () => {
    take(open(), 'scale').drag('front', by(81, 81)).expectLayer('a', { widthMm: 160, heightMm: 160 })
  })
  it('tells its size along its own lower side where it is turned', () => {
    const hand = take(open({ rotationDeg: 90, heightMm: 60 }), 'scale').drag('front', by(40, 40), { ctrl: true })
    const size = guides(hand).gaps.at(-1)!
    expect(size).toMatchObject({ mm: 80, byMm: 120 })
    expect(size.from.x).toBeLessThan(MIDDLE.x - 60)
    expect(size.from).toMatchObject({ x: expect.closeTo(size.to.x, 6), y: expect.closeTo(560, 6) })
    expect(size.to.y).toBeCloseTo(640, 6)
  })
  it('is not drawn to a size that no layer may have', () => {
    const hand = take(open({}, { yMm: 621.5, xMm: -100 }), 'scale').drag('front', by(2, 2))
    hand.expectLayer('a', { widthMm: 4, heightMm: 4 })
    expect(guides(hand).lines).toEqual([])
  })
})

describe('a picture by its side', () => {
  it('ends at the side of what lies beside it, as high as it was', () => {
    const hand = take(open(), 'width').drag('front', by(183)).expectLayer('a', { widthMm: 360, heightMm: 40 })
    expect(guides(hand).gaps.at(-1)).toMatchObject({ mm: 360, byMm: 40 })
  })
  it('is not drawn to what lies above or below it', () => {
    take(open(), 'width').drag('front', by(81)).expectLayer('a', { widthMm: 162, heightMm: 40 })
  })
  it('is as wide as the hand says to a tenth of a millimetre', () => {
    take(open(), 'width').drag('front', by(20.38), { ctrl: true }).expectLayer('a', { widthMm: 40.8, heightMm: 40 })
  })
  it('is drawn upside down as well, but not where its sides are not upright', () => {
    take(open({ rotationDeg: 180 }), 'width')
      .drag('front', by(183))
      .expectLayer('a', { widthMm: 360 })
    take(open({ rotationDeg: 90 }), 'width')
      .drag('front', by(0, 183))
      .expectLayer('a', { widthMm: 366 })
    take(open({ rotationDeg: 90 }), 'scale')
      .drag('front', by(183, 183))
      .expectLayer('a', { widthMm: 360 })
  })
})
