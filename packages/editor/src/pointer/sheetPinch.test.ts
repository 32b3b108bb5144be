import { createPatternUse, partStyleOf } from '@kitwright/design'
import { rotatePoint, type Point } from '@kitwright/measure'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FingerPair } from '../gesture/pinch.ts'
import { patternPlaces } from '../patterns/patternHandles.ts'
import { documentOf } from '../state/selectors.ts'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { wear } from '../testing/wear.ts'
import { kitWith, picture } from '../testing/pictures.ts'

const kit = kitWith(
  picture('a', 'front', -50, 300),
  picture('b', 'front', 50, 300),
  picture('c', 'back', 10, 300),
  picture('wide', 'back', 0, 500, { widthMm: 200 }),
  picture('tall', 'back', 0, 100, { heightMm: 120 }),
)
const A = { x: -50, y: 300 }
const B = { x: 50, y: 300 }
const C = { x: 10, y: 300 }
const level = ({ x, y }: Point, reach = 15): FingerPair => [
  { x: x - reach, y },
  { x: x + reach, y },
]
const upright = ({ x, y }: Point, reach: number): FingerPair => [
  { x, y: y - reach },
  { x, y: y + reach },
]
/** Rotated by less than four degrees. */
const askew = ({ x, y }: Point): FingerPair => [
  { x: x - 15, y: y - 0.9 },
  { x: x + 15, y: y + 0.9 },
]
const takesNothing = (act: () => unknown): void => expect(act).toThrow('take nothing')

let hand: Driver
const state = () => hand.editor.getState()
const now = () => documentOf(state())

beforeEach(() => {
  hand = createDriver(openEditor(kit), { scale: 2 })
})

describe('two fingers on the selected layer', () => {
  it('scale, turn and move it as one undoable step', () => {
    hand.click('front', A).pinch('front', level(A), upright({ x: -40, y: 320 }, 30))
    hand.expectLayer('a', { xMm: -40, yMm: 320, widthMm: 80, heightMm: 80, rotationDeg: 90 })
    hand.expectLayer('b', { xMm: 50, widthMm: 40 })
    expect(state().isMoving).toBe(false)
    hand.key('Ctrl+z')
    expect(now()).toEqual(kit)
  })
  it('catch it near an eighth of a turn, unless nothing is to snap', () => {
    hand.click('front', A).pinch('front', level(A), askew(A)).expectLayer('a', { rotationDeg: 0 })
    state().setSnapping(false)
    hand.pinch('front', level(A), askew(A)).expectLayer('a', { rotationDeg: 3.4 })
  })
  it('may be off a small layer, within a fingertip', () => {
    hand.click('front', A)
    const beside = (mm: number): FingerPair => level({ x: A.x + mm, y: A.y })
    hand.pinch('front', beside(29.8), beside(29.8))
    takesNothing(() => hand.pinch('front', beside(30.2), beside(30.2)))
  })
  it('may be anywhere on a large one, along its longer side', () => {
    hand.click('back', { x: 0, y: 500 }).pinch('back', level({ x: 99, y: 500 }), level({ x: 99, y: 500 }))
    takesNothing(() => hand.pinch('back', level({ x: 101, y: 500 }), level({ x: 101, y: 500 })))
    hand.click('back', { x: 0, y: 100 }).pinch('back', level({ x: 0, y: 159 }), level({ x: 0, y: 159 }))
    takesNothing(() => hand.pinch('back', level({ x: 0, y: 161 }), level({ x: 0, y: 161 })))
  })
  it('are for the sheet where the layer is locked, hidden or none', () => {
    takesNothing(() => hand.pinch('front', level(A), level(A)))
    hand.click('front', A)
    for (const change of [{ isLocked: true }, { isLocked: false, isHidden: true }]) {
      state().commit({ kind: 'changeLayer', id: 'a', change })
      takesNothing(() => hand.pinch('front', level(A), level(A)))
    }
  })
})

describe('two fingers on several selected layers', () => {
  const middle = { x: 0, y: 300 }
  beforeEach(() => {
    hand.click('front', A).click('front', B, { shift: true }).click('back', C, { shift: true })
  })
  it('scale all about their piece’s middle, and move touched ones', () => {
    hand.pinch('front', level(middle), level({ x: 20, y: 310 }, 30))
    hand.expectLayer('a', { xMm: -80, yMm: 310, widthMm: 80 }).expectLayer('b', { xMm: 120, yMm: 310, widthMm: 80 })
    hand.expectLayer('c', { xMm: 10, yMm: 300, widthMm: 80 })
    expect(state()).toMatchObject({ isMoving: false, turnDeg: 0 })
    hand.key('Ctrl+z')
    expect(now()).toEqual(kit)
    hand.pinch('back', level(C), level({ x: 30, y: 340 })).expectLayer('c', { xMm: 30, yMm: 340 })
    hand.expectLayer('a', { xMm: -50, yMm: 300 })
  })
  it('turn about their middle, catching near eighths unless disabled', () => {
    hand.pinch('front', level(middle), upright(middle, 15)).expectLayer('a', { xMm: 0, yMm: 250, rotationDeg: 90 })
    hand.key('Ctrl+z').pinch('front', level(middle), askew(middle)).expectLayer('a', { rotationDeg: 0 })
    state().setSnapping(false)
    hand.pinch('front', level(middle), askew(middle)).expectLayer('a', { rotationDeg: 3.4 })
  })
  it('may be anywhere between the outermost of them', () => {
    const at = (x: number): FingerPair => level({ x, y: 300 })
    hand.pinch('front', at(69), at(69))
    takesNothing(() => hand.pinch('front', at(71), at(71)))
  })
})

describe('two fingers on a pattern', () => {
  const worn = () => partStyleOf(now(), 'base').pattern!
  const began = { ...createPatternUse('kbach', '#ffffff'), offsetXMm: 600, offsetYMm: -400 }
  const from = { x: -30, y: 410 }
  const to = { x: 25, y: 380 }
  beforeEach(() => {
    wear(hand.editor, 'base', began)
    state().openTool('patterns')
  })
  it('scale, turn and move it with the touched points fixed', () => {
    const { centre } = patternPlaces(now(), state().garment, 'base').find(({ piece }) => piece === 'front')!
    hand.pinch('front', level(from), upright(to, 30))
    expect(worn()).toMatchObject({ scale: 2, rotationDeg: 90 })
    const under = rotatePoint({ x: 2 * (from.x - centre.x), y: 2 * (from.y - centre.y) }, 90)
    expect(centre.x + worn().offsetXMm - began.offsetXMm + under.x).toBeCloseTo(to.x, 0)
    expect(centre.y + worn().offsetYMm - began.offsetYMm + under.y).toBeCloseTo(to.y, 0)
    expect(state().isMoving).toBe(false)
    hand.key('Ctrl+z')
    expect(worn()).toMatchObject(began)
  })
  it('catch it near an eighth of a turn, unless nothing is to snap', () => {
    hand.pinch('front', level(from), askew(from))
    expect(worn().rotationDeg).toBe(0)
    state().setSnapping(false)
    hand.pinch('front', level(from), askew(from))
    expect(worn().rotationDeg).toBe(3.4)
  })
  it('are for the sheet on another part, between the pieces and with another tool', () => {
    takesNothing(() => hand.pinch('sleeveL', level({ x: 0, y: 60 }), level({ x: 0, y: 60 })))
    takesNothing(() => hand.pinch('front', level({ x: 0, y: -20 }), level({ x: 0, y: -20 })))
    state().openTool('parts')
    takesNothing(() => hand.pinch('front', level(from), level(from)))
  })
})
