import { LIMITS } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'
import { addGuide, moveGuide, removeGuide } from './rulerGuides.ts'

const upright = { piece: 'front', axis: 'x', atMm: -63 } as const
const level = { piece: 'front', axis: 'y', atMm: 411 } as const
const open = (): Driver =>
  createDriver(openEditor(kitWith(picture('a', 'front', -100, 300), picture('b', 'back', -100, 300))))
const guides = ({ editor }: Driver) => editor.getState().history.document.rulerGuides
const with2 = (): Driver => {
  const hand = open()
  addGuide(hand.editor, upright)
  addGuide(hand.editor, level)
  return hand
}

describe('guides of the rulers', () => {
  it('are laid, moved and removed, each one step to undo', () => {
    const hand = with2()
    moveGuide(hand.editor, 0, -40)
    expect(guides(hand)).toEqual([{ ...upright, atMm: -40 }, level])
    removeGuide(hand.editor, 1)
    expect(guides(hand)).toEqual([{ ...upright, atMm: -40 }])
    hand.key('Ctrl+z')
    hand.key('Ctrl+z')
    expect(guides(hand)).toEqual([upright, level])
    hand.key('Ctrl+z').key('Ctrl+z')
    expect(hand.editor.getState().history.document).not.toHaveProperty('rulerGuides')
  })
  it('moved by a held key are one entry of the history', () => {
    const hand = with2()
    for (let mm = 1; mm <= 9; mm++) moveGuide(hand.editor, 0, -63 + mm, 'held')
    hand.key('Ctrl+z')
    expect(guides(hand)).toEqual([upright, level])
  })
  it('are removed off their piece, and cannot be added there', () => {
    const hand = with2()
    moveGuide(hand.editor, 0, -900)
    expect(guides(hand)).toEqual([level])
    addGuide(hand.editor, { ...level, atMm: -300 })
    expect(guides(hand)).toEqual([level])
  })
  it('stop at the limit of a design', () => {
    const hand = open()
    for (let i = 0; i < LIMITS.rulerGuides; i++) expect(addGuide(hand.editor, upright)).toBe(true)
    expect(addGuide(hand.editor, upright)).toBe(false)
    expect(guides(hand)).toHaveLength(LIMITS.rulerGuides)
  })
  it('snap a layer’s middle and edges, except with Ctrl', () => {
    const drag = (to: { x: number; y: number }, how = {}) =>
      with2().press('front', { x: -100, y: 300 }).drag('front', to, how).release()
    drag({ x: -66, y: 333 }).expectLayer('a', { xMm: -63 })
    drag({ x: -80, y: 333 }).expectLayer('a', { xMm: -83 })
    drag({ x: -130, y: 408 }).expectLayer('a', { yMm: 411 })
    drag({ x: -66, y: 333 }, { ctrl: true }).expectLayer('a', { xMm: -66 })
    with2().press('back', { x: -100, y: 300 }).drag('back', { x: -66, y: 333 }).release().expectLayer('b', { xMm: -66 })
  })
})
