import { LIMITS } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'

const A = { x: -50, y: 300 }
const B = { x: 50, y: 300 }
const open = (...more: Parameters<typeof kitWith>): Driver =>
  createDriver(openEditor(kitWith(picture('a', 'front', A.x, A.y), picture('b', 'front', B.x, B.y), ...more)))
const layers = ({ editor }: Driver) => editor.getState().history.document.layers
const places = (hand: Driver) => layers(hand).map(({ id, xMm, yMm }) => [id, xMm, yMm])
const COPY = { alt: true, ctrl: true }

describe('a drag with Alt', () => {
  it('moves a selected copy and leaves the layer in place', () => {
    const hand = open().press('front', A).drag('front', { x: -60, y: 410 }, COPY).release()
    expect(places(hand)).toEqual([
      ['a', -50, 300],
      ['b', 50, 300],
      ['new-1', -60, 410],
    ])
    hand.expectSelected('new-1')
  })
  it('with many steps is one entry of the history', () => {
    const hand = open()
    const before = hand.editor.getState().history.document
    hand.press('front', A)
    for (let mm = 1; mm <= 20; mm++) hand.drag('front', { x: -50, y: 300 + mm }, COPY)
    hand.release()
    const after = hand.editor.getState().history.document
    expect(hand.editor.getState().history.past).toHaveLength(1)
    hand.key('Ctrl+z')
    expect(hand.editor.getState().history.document).toEqual(before)
    hand.key('Ctrl+y')
    expect(hand.editor.getState().history.document).toEqual(after)
  })
  it('copies or moves by the last state of Alt', () => {
    const hand = open().press('front', A).drag('front', { x: -60, y: 350 }, { ctrl: true })
    hand
      .drag('front', { x: -60, y: 380 }, COPY)
      .expectLayer('a', { xMm: -50, yMm: 300 })
      .expectLayer('new-1', { yMm: 380 })
    hand.drag('front', { x: -60, y: 400 }, { ctrl: true }).expectLayer('a', { xMm: -60, yMm: 400 }).expectSelected('a')
    hand.drag('front', { x: -60, y: 401 }, { ctrl: true })
    expect(layers(hand)).toHaveLength(2)
    hand.drag('front', { x: -60, y: 410 }, COPY).release()
    expect(places(hand).at(-1)).toEqual(['new-1', -60, 410])
    expect(hand.editor.getState().history.past).toHaveLength(1)
  })
  it('copies all that are selected and may be changed', () => {
    const hand = open(picture('c', 'front', 0, 500, { isLocked: true })).key('Ctrl+a')
    hand.press('front', A).drag('front', { x: -50, y: 330 }, COPY).release()
    expect(places(hand).slice(3)).toEqual([
      ['new-1', -50, 330],
      ['new-2', 50, 330],
    ])
  })
  it('snaps the copy to its original layer', () => {
    const hand = createDriver(openEditor(kitWith(picture('a', 'front', -95, 600))))
    hand.press('front', { x: -95, y: 600 }).drag('front', { x: -20, y: 604 }, { alt: true }).release()
    expect(places(hand)).toEqual([
      ['a', -95, 600],
      ['new-1', -20, 600],
    ])
  })
  it('canceled with Esc leaves no copy and nothing to redo', () => {
    const hand = open().click('front', A).press('front', A)
    const { history } = hand.editor.getState()
    hand.drag('front', { x: -60, y: 410 }, COPY).key('Escape').release()
    expect(hand.editor.getState().history).toMatchObject({ document: history.document, past: [], future: [] })
    hand.expectSelected('a')
  })
  it('reports a full design and moves nothing', () => {
    const full = Array.from({ length: LIMITS.images - 2 }, (_, i) => picture(`p${i}`, 'back', 0, 300))
    const hand = open(...full)
      .press('front', A)
      .drag('front', { x: -60, y: 410 }, COPY)
    expect(hand.editor.getState().isCopyRefused).toBe(true)
    hand.release().expectLayer('a', { xMm: -50, yMm: 300 })
    expect(layers(hand)).toHaveLength(LIMITS.images)
  })
})
