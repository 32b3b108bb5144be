import { parseDesign, type DesignDocument, type Layer } from '@kitwright/design'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'
import { selectionOf } from '../state/selection.ts'
import { startGroupDrag } from './groupDrag.ts'
import { groupFrame, groupsOf } from '../layers/transformGroup.ts'
import type { DragPoint } from './drag.ts'
import type { Grip } from '../geometry/types.ts'

const around = (x: number, y: number, isFree = true): DragPoint => ({
  place: null,
  relative: { x, y },
  isStepped: false,
  isFree,
})
/** Returns the size that a browser would measure: a picture as it is, a text as wide as four of its letters. */
const sizeOf = (layer: Layer) =>
  layer.kind === 'image'
    ? { widthMm: layer.widthMm, heightMm: layer.heightMm }
    : { widthMm: 4 * layer.sizeMm, heightMm: layer.sizeMm }

let editor: Editor
let start: DesignDocument
const now = () => editor.getState().history.document
const layer = (id: string) => now().layers.find(other => other.id === id)!
const drag = (grip: Grip, from: DragPoint, toleranceMm = 6) =>
  startGroupDrag(editor, 'front', grip, from, { toleranceMm, sizeOf })

/** Two square pictures, their centres 100 mm apart, around (0, 300) on the front, and one on the back. */
beforeEach(() => {
  start = kitWith(picture('a', 'front', -50, 300), picture('b', 'front', 50, 300), picture('c', 'back', 10, 300))
  editor = openEditor(start)
  editor.getState().select(selectionOf(['a', 'b', 'c']))
})

describe('several layers by the handles of their frame', () => {
  it('grow about their middle by piece, as one history entry', () => {
    const held = drag('scale', around(70, 0))!
    held.move(around(105, 0))
    held.end()
    expect(layer('a')).toMatchObject({ xMm: -75, yMm: 300, widthMm: 60, heightMm: 60 })
    expect(layer('b')).toMatchObject({ xMm: 75, yMm: 300, widthMm: 60, heightMm: 60 })
    expect(layer('c')).toMatchObject({ xMm: 10, yMm: 300, widthMm: 60, heightMm: 60 })
    expect(parseDesign(now()).ok).toBe(true)
    editor.getState().undo()
    expect(now()).toEqual(start)
  })
  it('keep their proportions where one of them can shrink no further', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'a', change: { widthMm: 8, heightMm: 8 } })
    const held = drag('scale', around(70, 0))!
    held.move(around(1, 0))
    expect([layer('a').kind === 'image' && layer('a')]).toMatchObject([{ widthMm: 4 }])
    expect(layer('b')).toMatchObject({ widthMm: 20 })
  })
  it('turn about their middle, catch at eighths, with their frame', () => {
    const held = drag('rotate', around(0, -40))!
    held.move(around(40, -1, false))
    expect(layer('a')).toMatchObject({ xMm: 0, yMm: 250, rotationDeg: 90 })
    expect(layer('b')).toMatchObject({ xMm: 0, yMm: 350, rotationDeg: 90 })
    const [front] = groupsOf([layer('a'), layer('b')], sizeOf)
    const frame = groupFrame(front!, sizeOf, editor.getState().turnDeg)
    // The former top left corner is at the top right.
    expect(frame.corners[0].x).toBeCloseTo(20)
    expect(frame.corners[0].y).toBeCloseTo(230)
    held.end()
    expect(editor.getState().turnDeg).toBe(0)
  })
  it('turn in steps of 15° with Shift', () => {
    const held = drag('rotate', around(0, -40))!
    held.move({ ...around(40 * Math.sin(0.66), -40 * Math.cos(0.66), false), isStepped: true })
    expect(layer('a').rotationDeg).toBe(45)
    held.move({ ...around(40 * Math.sin(0.6), -40 * Math.cos(0.6), false), isStepped: true })
    expect(layer('a').rotationDeg).toBe(30)
  })
  it('are turned in a frame that lies as close around them as before', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'a', change: { heightMm: 100, rotationDeg: 10 } })
    const frame = () => groupFrame(groupsOf([layer('a'), layer('b')], sizeOf)[0]!, sizeOf, editor.getState().turnDeg)
    const sizes = () => {
      const [a, b, c] = frame().corners
      return [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)]
    }
    const before = sizes()
    const held = drag('rotate', around(0, -40))!
    held.move(around(30, -26))
    expect(editor.getState().turnDeg).not.toBe(0)
    expect(sizes()).toEqual(before.map(size => expect.closeTo(size, 0)))
  })
  it('snap to a layer that stays, and not to where they themselves were', () => {
    editor.getState().select({ kind: 'layers', ids: ['b', 'c'] })
    editor.getState().commit({ kind: 'changeLayer', id: 'a', change: { xMm: -50, yMm: 560 } })
    editor.getState().commit({ kind: 'changeLayer', id: 'b', change: { xMm: 20, yMm: 615 } })
    const held = drag('scale', around(20, 20))!
    held.move(around(73, 73, false))
    expect(layer('b')).toMatchObject({ widthMm: 150 })
    held.move(around(23, 23, false))
    expect(layer('b')).toMatchObject({ widthMm: 46 })
    expect(editor.getState().guides?.gaps.at(-1)).toMatchObject({ mm: 46, byMm: 46, from: { x: -3 }, to: { x: 43 } })
  })
  it('snap by surrounding edges, and tell their size', () => {
    // The garment's front is 252 mm to each side there; the pointer stops 20 mm inside the seam.
    const held = drag('scale', around(70, 0), 8)!
    held.move(around(229, 0, false))
    const wide = layer('b').xMm + (layer('b') as { widthMm: number }).widthMm / 2
    held.move(around(229, 0, true))
    const free = layer('b').xMm + (layer('b') as { widthMm: number }).widthMm / 2
    expect(free).toBeCloseTo(229, 0)
    expect(Math.abs(wide - free)).toBeGreaterThan(0.5)
    expect(editor.getState().guides?.gaps.map(({ mm }) => Math.round(mm))).toContain(458)
  })
  it('leave out what is locked, and take no hold where all is', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'b', change: { isLocked: true } })
    const held = drag('scale', around(20, 0))!
    held.move(around(40, 0))
    expect(layer('a')).toMatchObject({ xMm: -50, widthMm: 80 })
    expect(layer('b')).toMatchObject({ xMm: 50, widthMm: 40 })
    held.cancel()
    editor.getState().commit({ kind: 'changeLayer', id: 'a', change: { isLocked: true } })
    expect(drag('scale', around(20, 0))).toBeNull()
  })
})
