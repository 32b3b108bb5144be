import { createPatternUse, parseDesign, partStyleOf, type DesignDocument } from '@kitwright/design'
import { beforeEach, describe, expect, it } from 'vitest'
import { patternPlaces } from '../patterns/patternHandles.ts'
import { putPattern } from '../patterns/garmentWidePatterns.ts'
import { documentOf } from '../state/selectors.ts'
import { createDriver, type Driver } from './driver.ts'
import { openEditor } from './openEditor.ts'
import { wear } from './wear.ts'
import { kitWith, picture } from './pictures.ts'

let start: DesignDocument
let hand: Driver
const now = () => documentOf(hand.editor.getState())
const entries = () => hand.editor.getState().history.past.length

beforeEach(() => {
  // The first two are side by side, the third on the other side of the jersey.
  start = kitWith(picture('a', 'front', -50, 300), picture('b', 'front', 50, 300), picture('c', 'back', 10, 300))
  hand = createDriver(openEditor(start))
})

describe('a layer that is pressed', () => {
  it('is selected, and its tool opens', () => {
    hand.click('front', { x: -50, y: 300 }).expectSelected('a')
    expect(hand.editor.getState().tool).toBe('images')
    hand.click('front', { x: 0, y: 500 }).expectSelected()
    expect(hand.editor.getState()).toMatchObject({ tool: 'parts', selection: { kind: 'part' } })
  })
  it('joins the selected ones with Shift, and leaves them', () => {
    hand.click('front', { x: -50, y: 300 }).click('front', { x: 50, y: 300 }, { shift: true })
    hand.expectSelected('a', 'b').click('front', { x: -50, y: 300 }, { shift: true }).expectSelected('b')
  })
  it('one of several is selected by click, and moves all by drag', () => {
    hand.click('front', { x: -50, y: 300 }).click('front', { x: 50, y: 300 }, { shift: true })
    hand.press('front', { x: -50, y: 300 }).drag('front', { x: -50, y: 320 }).release().expectSelected('a', 'b')
    hand.click('front', { x: -50, y: 320 }).expectSelected('a')
  })
  it('is not dragged by a finger that has not selected it', () => {
    hand.press('front', { x: -50, y: 300 }, { touch: true }).drag('front', { x: 0, y: 400 }).release()
    hand.expectSelected('a').expectLayer('a', { xMm: -50, yMm: 300 })
    hand.press('front', { x: -50, y: 300 }, { touch: true }).drag('front', { x: -60, y: 410 }, { ctrl: true }).release()
    hand.expectLayer('a', { xMm: -60, yMm: 410 })
  })
})

describe('moving', () => {
  it('snaps to the piece’s middle and reports that guide, except with Ctrl', () => {
    hand.press('front', { x: -50, y: 300 }).drag('front', { x: 3, y: 361 })
    hand.expectLayer('a', { xMm: 0 })
    expect(hand.editor.getState().guides?.lines.map(({ kind }) => kind)).toContain('piece')
    hand.drag('front', { x: 3, y: 361 }, { ctrl: true }).release().expectLayer('a', { xMm: 3, yMm: 361 })
    expect(hand.editor.getState()).toMatchObject({ guides: null, isMoving: false })
  })
  it('with Ctrl or Cmd is free, while such a click deselects the layer', () => {
    for (const how of [{ ctrl: true }, { meta: true }]) {
      hand.click('front', { x: -50, y: 300 }).press('front', { x: -50, y: 300 }, how)
      hand.drag('front', { x: 3, y: 361 }, how).release().expectSelected('a').expectLayer('a', { xMm: 3, yMm: 361 })
      hand.click('front', { x: 3, y: 361 }, how).expectSelected()
      hand.press('front', { x: 3, y: 361 }, how).drag('front', { x: 2, y: 361 }, how).release()
      hand.expectSelected('a').expectLayer('a', { xMm: 2 })
      hand.key('Ctrl+z').key('Ctrl+z')
    }
  })
  it('takes along what else is selected, and is one step to undo', () => {
    hand.click('front', { x: -50, y: 300 }).click('front', { x: 50, y: 300 }, { shift: true })
    hand.press('front', { x: -50, y: 300 })
    for (let mm = 1; mm <= 30; mm++) hand.drag('front', { x: -50, y: 300 + mm }, { ctrl: true })
    hand.release().expectLayer('a', { yMm: 330 }).expectLayer('b', { yMm: 330 }).expectLayer('c', { yMm: 300 })
    expect(entries()).toBe(1)
    hand.key('Ctrl+z')
    expect(now()).toEqual(start)
    hand.key('Ctrl+y').expectLayer('b', { yMm: 330 })
  })
  it('given up with Esc, or taken away by the browser, leaves nothing to redo', () => {
    hand.press('front', { x: -50, y: 300 }).drag('front', { x: 20, y: 400 }).key('Escape').drag('front', { x: 9, y: 9 })
    expect(now()).toEqual(start)
    hand.release().press('front', { x: -50, y: 300 }).drag('front', { x: 20, y: 400 }).cancel().key('Ctrl+y')
    expect(now()).toEqual(start)
    expect(entries()).toBe(0)
  })
  it('leaves a locked layer where it is', () => {
    hand.editor.getState().commit({ kind: 'changeLayer', id: 'a', change: { isLocked: true } })
    hand.press('front', { x: -50, y: 300 }).drag('front', { x: 20, y: 400 }).release()
    hand.expectSelected('a').expectLayer('a', { xMm: -50, yMm: 300 })
  })
})

describe('the handles', () => {
  const corner = { grip: 'scale', piece: 'front' } as const
  const knob = { grip: 'rotate', piece: 'front' } as const
  it('scale one layer about its middle', () => {
    hand.click('front', { x: -50, y: 300 }).press('front', { x: -30, y: 320 }, { handle: corner })
    hand.drag('front', { x: -20, y: 330 }, { ctrl: true }).release()
    hand.expectLayer('a', { xMm: -50, yMm: 300, widthMm: 60, heightMm: 60 })
  })
  it('make a picture wider and leave its height', () => {
    hand.click('front', { x: -50, y: 300 }).press('front', { x: -30, y: 300 }, { handle: { ...corner, grip: 'width' } })
    hand.drag('front', { x: -10, y: 300 }, { ctrl: true }).release()
    hand.expectLayer('a', { widthMm: 80, heightMm: 40 })
  })
  it('turn it: caught at eighths, in steps with Shift, freely with Ctrl', () => {
    hand.click('front', { x: -50, y: 300 }).press('front', { x: -50, y: 250 }, { handle: knob })
    hand.drag('front', { x: 1, y: 297 }).expectLayer('a', { rotationDeg: 90 })
    hand.drag('front', { x: -20, y: 250 }, { shift: true }).expectLayer('a', { rotationDeg: 30 })
    hand.drag('front', { x: 0, y: 298 }, { ctrl: true }).release().expectLayer('a', { rotationDeg: 87.7 })
    expect(entries()).toBe(1)
  })
  it('scale and turn several as one', () => {
    hand.click('front', { x: -50, y: 300 }).click('front', { x: 50, y: 300 }, { shift: true })
    hand
      .press('front', { x: 70, y: 300 }, { handle: corner })
      .drag('front', { x: 105, y: 300 }, { ctrl: true })
      .release()
    hand.expectLayer('a', { xMm: -75, widthMm: 60 }).expectLayer('b', { xMm: 75, widthMm: 60 })
    hand.press('front', { x: 0, y: 200 }, { handle: knob }).drag('front', { x: 100, y: 300 }).release()
    hand.expectLayer('a', { xMm: 0, yMm: 225, rotationDeg: 90 }).expectLayer('b', { xMm: 0, yMm: 375 })
    expect(entries()).toBe(2)
  })
})

describe('a pattern', () => {
  const place = () => patternPlaces(now(), hand.editor.getState().garment, 'base')[0]!
  const worn = () => partStyleOf(now(), 'base').pattern!
  beforeEach(() => {
    wear(hand.editor, 'base', createPatternUse('kbach', '#ffffff'))
    hand.editor.getState().openTool('patterns')
  })
  it('is moved by any place of its part, grown and turned by its handles', () => {
    const { piece, handle } = place()
    const low = { x: handle.x, y: handle.y + 50 }
    hand
      .press(piece, low)
      .drag(piece, { x: low.x + 40, y: low.y - 20 })
      .release()
    expect(worn()).toMatchObject({ offsetXMm: 40, offsetYMm: -20 })
    const by = (dx: number, dy: number) => ({ x: place().handle.x + dx, y: place().handle.y + dy })
    hand
      .press(piece, by(50, 0), { handle: { grip: 'scale', piece, part: 'base' } })
      .drag(piece, by(75, 0))
      .release()
    expect(worn().scale).toBe(1.5)
    hand
      .press(piece, by(0, -50), { handle: { grip: 'rotate', piece, part: 'base' } })
      .drag(piece, by(50, 0))
      .release()
    expect(worn().rotationDeg).toBe(90)
    hand.key('Ctrl+z', 3)
    expect(worn()).toMatchObject(createPatternUse('kbach', '#ffffff'))
  })
})

describe('a pattern over the whole garment', () => {
  const SASH = { ...createPatternUse('sash', '#facc15'), opacity: 1 }
  const worn = (part: string) => partStyleOf(now(), part).pattern!
  const before = () => hand.editor.getState().history.past.length
  beforeEach(() => {
    const { garment } = hand.editor.getState()
    hand.editor.getState().commit(putPattern(now(), garment, 'base', SASH))
    hand.editor.getState().openTool('patterns')
  })
  it.each([false, true])('is moved whole by a sleeve as one undoable step; touch: %s', touch => {
    hand.editor.getState().select({ kind: 'part', part: 'base' })
    const entries = before()
    const from = { x: 90, y: 160 }
    hand.press('sleeveL', from, { touch }).drag('sleeveL', { x: 60, y: 180 }).release()
    const { offsetXMm, offsetYMm } = worn('base')
    // Moves as far on the flattened garment as the finger on the sleeve, though its cloth lies aslant there.
    expect(Math.hypot(offsetXMm, offsetYMm)).toBeGreaterThan(25)
    expect(Math.hypot(offsetXMm, offsetYMm)).toBeLessThan(50)
    expect(worn('sleeves')).toEqual(worn('base'))
    expect(before()).toBe(entries + 1)
    hand.key('Ctrl+z')
    expect([worn('base'), worn('sleeves')]).toEqual([SASH, SASH])
  })
  it('is moved, grown and turned by keys, once its part is chosen', () => {
    hand.editor.getState().select({ kind: 'part', part: 'base' })
    hand.key('ArrowRight', 5).key('Shift+ArrowUp').key('+').key('.')
    expect(worn('sleeves')).toMatchObject({ offsetXMm: 5, offsetYMm: -10, scale: 1.05, rotationDeg: 5 })
    hand.key('Ctrl+z', 4)
    expect(worn('base')).toEqual(SASH)
  })
})

describe('keys', () => {
  it('nudge, scale and turn the selection; a held key is one step', () => {
    hand.click('front', { x: -50, y: 300 }).key('ArrowDown', 20).expectLayer('a', { yMm: 320 })
    hand.key('+').expectLayer('a', { widthMm: 42 }).key('.').expectLayer('a', { rotationDeg: 5 })
    expect(entries()).toBe(3)
    hand.key('Ctrl+z', 3)
    expect(now()).toEqual(start)
  })
  it('say so where nothing is selected, and change nothing', () => {
    expect(() => hand.key('Delete')).toThrow('noLayerSelected')
    expect(now()).toBe(start)
    hand.key('Ctrl+a').expectSelected('a', 'b', 'c').key('Delete')
    expect(now().layers).toEqual([])
  })
})

it('what is copied is pasted beside itself, selected, as one step to undo', async () => {
  hand.click('front', { x: -50, y: 300 }).click('front', { x: 50, y: 300 }, { shift: true })
  await hand.copyAndPaste()
  hand.expectSelected('new-1', 'new-2').expectLayer('new-1', { piece: 'front', xMm: -35, yMm: 315 })
  expect(parseDesign(now()).ok).toBe(true)
  expect(entries()).toBe(1)
  hand.key('Ctrl+z').expectSelected()
  expect(now()).toEqual(start)
})
