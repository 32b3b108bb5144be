import { LIMITS } from '@kitwright/design'
import { beforeEach, describe, expect, it } from 'vitest'
import { documentOf } from '../state/selectors.ts'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'
import { selectionOf } from '../state/selection.ts'
import { handleEscape } from './keyBindings.ts'

const kit = kitWith(picture('a', 'front', -50, 300), picture('b', 'front', 50, 300), picture('c', 'back', 10, 300))
const A = { x: -50, y: 300 }

let hand: Driver
const state = () => hand.editor.getState()
const now = () => documentOf(state())
const order = () =>
  now()
    .layers.map(({ id }) => id)
    .join('')
const meansNothing = (...keys: string[]): void => {
  for (const key of keys) expect(() => hand.key(key)).toThrow('means nothing')
  expect(now()).toBe(kit)
}

beforeEach(() => {
  hand = createDriver(openEditor(kit))
})

describe('with a layer selected', () => {
  beforeEach(() => void hand.click('front', A))
  it('the arrows move it by a millimetre, and by ten with Shift', () => {
    hand.key('ArrowRight').expectLayer('a', { xMm: -49, yMm: 300 })
    hand.key('ArrowUp').expectLayer('a', { xMm: -49, yMm: 299 })
    hand.key('ArrowLeft').expectLayer('a', { xMm: -50, yMm: 299 })
    hand.key('ArrowDown').expectLayer('a', { xMm: -50, yMm: 300 })
    hand.key('Shift+ArrowRight').key('Shift+ArrowDown').expectLayer('a', { xMm: -40, yMm: 310 })
    hand.key('Shift+ArrowLeft').key('Shift+ArrowUp').expectLayer('a', { xMm: -50, yMm: 300 })
  })
  it('plus, with or without Shift, makes it larger, and minus as small again', () => {
    hand.key('+').expectLayer('a', { widthMm: 42 }).key('-').expectLayer('a', { widthMm: 40 })
    hand.key('=').expectLayer('a', { widthMm: 42 }).key('-').expectLayer('a', { widthMm: 40 })
  })
  it('comma turns it to the left and full stop to the right', () => {
    hand.key(',').expectLayer('a', { rotationDeg: -5 }).key('.', 2).expectLayer('a', { rotationDeg: 5 })
  })
  it('brackets move it by one, with Shift to top and bottom', () => {
    const after = (key: string): string => (hand.key(key), order())
    expect([after(']'), after('['), after('}'), after('{')]).toEqual(['bac', 'abc', 'bca', 'abc'])
  })
  it('Delete and Backspace take it away', () => {
    hand.key('Delete')
    expect(order()).toBe('bc')
    hand.key('Ctrl+z').click('front', A).key('Backspace')
    expect(order()).toBe('bc')
  })
  it('Ctrl+D or Cmd+D duplicates it, and says so where the design is full', () => {
    hand.key('Ctrl+d').expectSelected('new-1').key('Meta+D').expectSelected('new-2')
    const one = hand.layer('b')
    const many = Array.from({ length: LIMITS.images - 1 }, (_, i) => ({ ...one, id: `m${i}` }))
    state().commit({ kind: 'replaceDocument', document: kitWith(...many) })
    state().select({ kind: 'layer', id: 'm0' })
    hand.key('Ctrl+d')
    expect(now().layers).toHaveLength(LIMITS.images)
    expect(() => hand.key('Ctrl+d')).toThrow('tooManyLayers')
    expect(now().layers).toHaveLength(LIMITS.images)
  })
  it('undo and redo take Ctrl or Cmd; redo is Y or Shift-Z', () => {
    hand.key('ArrowUp').key('Meta+z').expectLayer('a', { yMm: 300 }).key('Ctrl+Shift+Z').expectLayer('a', { yMm: 299 })
    hand.key('Ctrl+Z').expectLayer('a', { yMm: 300 }).key('Meta+y').expectLayer('a', { yMm: 299 })
  })
  it('other keys, and those that the browser has for itself, mean nothing', () => {
    meansNothing('x', 'Enter', 'Ctrl+q', 'Ctrl+ArrowUp', 'Meta+Delete', 'Alt+ArrowLeft', 'Ctrl+Alt+a', 'Meta+Alt+z')
    hand.expectSelected('a')
  })
})

it('a locked layer reports that it cannot be deleted, moved, resized or turned', () => {
  state().commit({ kind: 'changeLayer', id: 'b', change: { isLocked: true } })
  state().select(selectionOf(['a', 'b']))
  hand.key('ArrowRight').expectLayer('a', { xMm: -49 }).expectLayer('b', { xMm: 50 })
  expect(() => hand.key('Delete')).toThrow('someLocked')
  expect(order()).toBe('bc')
  for (const key of ['Delete', 'Backspace', 'ArrowUp', '+', ',']) expect(() => hand.key(key)).toThrow('someLocked')
  hand.key(']')
  expect(order()).toBe('cb')
})

describe('with nothing selected', () => {
  it('what needs a layer says so', () => {
    for (const key of ['Delete', 'Backspace', '[', '}', ',', '.', 'Ctrl+d'])
      expect(() => hand.key(key)).toThrow('noLayerSelected')
    expect(now()).toBe(kit)
  })
  it('arrows, plus and minus are left to the garment, which they turn and zoom', () => {
    meansNothing('ArrowLeft', 'Shift+ArrowUp', '+', '=', '-', 'x')
  })
  it('all are selected at once', () => {
    hand.key('Meta+A').expectSelected('a', 'b', 'c')
  })
})

describe('Esc', () => {
  it('closes one thing at a time: the window’s overlays, selection, player', () => {
    state().showPlayer('plain')
    hand.click('front', A)
    const overlays = ['sheet', 'menu']
    const closeOverlay = () => overlays.pop() !== undefined
    const open = () => {
      const { selection, playerId } = state()
      return [...overlays, selection.kind === 'layer' && 'layer', playerId].filter(Boolean).join(' ')
    }
    expect(open()).toBe('sheet menu layer plain')
    expect([handleEscape(hand.editor, closeOverlay), open()]).toEqual([true, 'sheet layer plain'])
    expect([handleEscape(hand.editor, closeOverlay), open()]).toEqual([true, 'layer plain'])
    expect([handleEscape(hand.editor, closeOverlay), open()]).toEqual([true, 'plain'])
    expect([handleEscape(hand.editor, closeOverlay), open()]).toEqual([true, ''])
    expect(handleEscape(hand.editor, closeOverlay)).toBe(false)
    meansNothing('Escape')
  })
})
