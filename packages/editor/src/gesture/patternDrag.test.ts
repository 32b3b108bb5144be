import { letterHeightMm, estimateLayerSize } from '@kitwright/artwork'
import { createDesign, createPatternUse, partStyleOf, type PatternUse } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import { polygonContains, rotatePoint } from '@kitwright/measure'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { partOf } from '../sheet/pickOnSheet.ts'
import { createDriver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { applyToAllPartsCommand } from '../patterns/applyToAllParts.ts'
import { startPatternDrag } from './patternDrag.ts'
import { transformPattern } from '../patterns/transformPattern.ts'
import { patternedPart } from '../patterns/selectedPattern.ts'
import { patternFrame, patternPlaces } from '../patterns/patternHandles.ts'
import type { DragPoint } from './drag.ts'
import { wear } from '../testing/wear.ts'
import type { Grip } from '../geometry/types.ts'

const around = (x: number, y: number): DragPoint => ({
  place: null,
  relative: { x, y },
  isStepped: false,
  isFree: true,
})
const HOOPS: PatternUse = { ...createPatternUse('stripes-wide', '#ffffff'), opacity: 1 }

let editor: Editor
const now = () => editor.getState().history.document
const worn = () => partStyleOf(now(), 'base').pattern!
const places = () => patternPlaces(now(), editor.getState().garment, 'base')
function drag(grip: Grip, from: DragPoint, to: DragPoint): void {
  const held = startPatternDrag(editor, places()[0]!, grip, from)!
  held.move(to)
  held.end()
}

beforeEach(() => {
  editor = openEditor(defaultDesign('soccer', '#10b981', { team: 'A', name: 'B', number: '1' }))
  wear(editor, 'base', HOOPS)
  editor.getState().openTool('patterns')
})

describe('a pattern on the cloth', () => {
  it('is moved, scaled and turned by handles, one history entry each', () => {
    const before = now()
    drag('move', around(3, 4), around(43, -16))
    expect(worn()).toMatchObject({ offsetXMm: 40, offsetYMm: -20, scale: 1, rotationDeg: 0 })
    drag('scale', around(30, 40), around(45, 60))
    expect(worn()).toMatchObject({ scale: 1.5, offsetXMm: 40 })
    drag('rotate', around(50, 0), around(0, 50))
    expect(worn()).toMatchObject({ rotationDeg: 90, offsetYMm: -20 })
    for (let i = 0; i < 3; i++) editor.getState().undo()
    expect(now()).toEqual(before)
  })
  it('stays under the hand where its middle lies off the cloth', () => {
    const far = { ...HOOPS, offsetXMm: 900 }
    wear(editor, 'base', far)
    const { handle, centre, piece } = places()[0]!
    expect(piece).toMatch(/front|back/)
    expect(handle.x).toBeLessThan(centre.x - 500)
    const about = { x: handle.x - centre.x, y: handle.y - centre.y }
    const grown = transformPattern(far, { about, factor: 2, turnDeg: 30 })
    // The pattern's point under the handles has not moved.
    const there = rotatePoint({ x: about.x * 2, y: about.y * 2 }, 30)
    expect(grown.offsetXMm - far.offsetXMm + there.x).toBeCloseTo(about.x, 0)
    expect(grown.offsetYMm - far.offsetYMm + there.y).toBeCloseTo(about.y, 0)
  })
  it('has its handles on no number: beside it, as near as there is room', () => {
    const before = places().find(({ piece }) => piece === 'front')!.handle
    const number = now().layers.find(({ role, piece }) => role === 'backNumber' && piece === 'back')!
    const over = (xMm: number, yMm: number) => ({ ...number, id: 'on-front', piece: 'front', xMm, yMm })
    editor.getState().commit({ kind: 'addLayer', layer: over(before.x, before.y), below: now().layers[0]!.id })
    const place = places().find(({ piece }) => piece === 'front')!
    const { widthMm } = estimateLayerSize(number)
    // Handles may touch the empty parts of a number's line.
    const heightMm = number.kind === 'text' ? letterHeightMm(number) : 0
    const [a, , c] = patternFrame(place).corners
    const isApart = (from: number, to: number, at: number, side: number): boolean =>
      Math.max(from, to) <= at - side / 2 || Math.min(from, to) >= at + side / 2
    expect(isApart(a.x, c.x, before.x, widthMm) || isApart(a.y, c.y, before.y, heightMm)).toBe(true)
    expect(Math.hypot(place.handle.x - before.x, place.handle.y - before.y)).toBeLessThan(300)
    expect(place.centre).toEqual(places().find(({ piece }) => piece === 'front')!.centre)
  })
  it.each(['soccer', 'polo', 'tshirt', 'sleeveless', 'hoodie', 'boxyfit', 'oversizedshirt'] as const)(
    'has its handles off the number on the back of a fresh %s',
    garment => {
      editor = openEditor(defaultDesign(garment, '#10b981', { team: 'Angkor Kits', name: 'SOK DARA', number: '10' }))
      const [number] = now().layers.filter(({ role, piece }) => role === 'backNumber' && piece === 'back')
      const worn = { ...HOOPS, id: 'dots' }
      wear(editor, 'base', worn)
      const place = patternPlaces(now(), editor.getState().garment, 'base').find(({ piece }) => piece === 'back')!
      if (number?.kind !== 'text') return
      const high = letterHeightMm(number) / 2
      const [top, , bottom] = patternFrame(place).corners
      expect(Math.max(number.yMm - high - bottom.y, top.y - number.yMm - high)).toBeGreaterThan(0)
    },
  )
  it('has all handles on its piece, none at the neck', () => {
    editor = openEditor(defaultDesign('sleeveless', '#10b981', { team: 'Angkor', name: 'B', number: '10' }))
    wear(editor, 'base', HOOPS)
    const { garment } = editor.getState()
    const onFront = patternPlaces(now(), garment, 'base').find(({ piece }) => piece === 'front')!
    const { piece } = findPiece(garment, now().options, 'front')!
    const { corners, topMiddle } = patternFrame(onFront)
    const marks = [...corners, { ...topMiddle, y: topMiddle.y - 20 }]
    expect(marks.filter(at => !polygonContains(piece.outline, at))).toEqual([])
  })
  it('has handles at its middle, or at the nearest central cloth', () => {
    editor = openEditor(createDesign('soccer'))
    wear(editor, 'base', HOOPS)
    const { x, y } = places()[0]!.centre
    const handleAt = (offsetXMm: number, offsetYMm: number) => {
      wear(editor, 'base', { ...HOOPS, offsetXMm, offsetYMm })
      const { handle } = places()[0]!
      return [handle.x - x, handle.y - y].map(Math.round)
    }
    // A front is 510 mm wide and 700 high.
    expect([handleAt(90, 140), handleAt(127, -174), handleAt(-127, 174)]).toEqual([
      [90, 140],
      [127, -174],
      [-127, 174],
    ])
    expect([handleAt(400, 900), handleAt(-400, -900)]).toEqual([
      [128, 175],
      [-127, -175],
    ])
  })
  it('has its places on the pieces that show its part, the largest first', () => {
    const sizes = places().map(({ piece }) => piece)
    expect(sizes.slice(0, 2).toSorted()).toEqual(['back', 'front'])
    expect(patternPlaces(now(), editor.getState().garment, 'sleeves')).toEqual([])
    wear(editor, 'hem', HOOPS)
    for (const { piece, handle } of patternPlaces(now(), editor.getState().garment, 'hem'))
      expect(partOf(editor.getState().garment, now().options, { piece, at: handle })).toBe('hem')
  })
  it('has a frame that grows with it, within holdable limits', () => {
    const sideAt = (scale: number): number => {
      wear(editor, 'base', { ...HOOPS, scale })
      const { corners } = patternFrame(places()[0]!)
      return corners[1].x - corners[0].x
    }
    expect(sideAt(2)).toBeCloseTo(Math.SQRT2 * sideAt(1), 6)
    expect([sideAt(0.1), sideAt(0.2)]).toEqual([sideAt(0.25), sideAt(0.25)])
    expect(sideAt(0.3)).toBeGreaterThan(sideAt(0.25))
    expect([sideAt(10), sideAt(3)]).toEqual([sideAt(5), expect.closeTo(Math.sqrt(3) * sideAt(1), 6)])
    expect(sideAt(5)).toBeGreaterThan(sideAt(3))
  })
  it('turns by 15° with Shift, freely with Alt, else catches at eighths', () => {
    wear(editor, 'base', { ...HOOPS, rotationDeg: 30 })
    const turned = (degrees: number, how: Partial<DragPoint>): number => {
      const [x, y] = [50 * Math.cos((degrees * Math.PI) / 180), 50 * Math.sin((degrees * Math.PI) / 180)]
      drag('rotate', around(50, 0), { ...around(x, y), isFree: false, ...how })
      const { rotationDeg } = worn()
      editor.getState().undo()
      return rotationDeg
    }
    expect([turned(12, {}), turned(8, {})]).toEqual([45, 38])
    expect([turned(8, { isStepped: true }), turned(7, { isStepped: true })]).toEqual([45, 30])
    expect(turned(12, { isFree: true })).toBe(42)
  })
  it('rounds its size to thousandths, its place to tenth millimetres', () => {
    drag('scale', around(30, 0), around(40.01, 0))
    expect(worn().scale).toBe(1.334)
    drag('move', around(0, 0), around(1.27, -1.27))
    expect(worn()).toMatchObject({ offsetXMm: 1.3, offsetYMm: -1.3 })
  })
  it('goes no further than its fields do', () => {
    drag('scale', around(1, 0), around(500, 0))
    expect(worn().scale).toBe(10)
    drag('move', around(0, 0), around(90_000, -90_000))
    expect(worn()).toMatchObject({ offsetXMm: 2000, offsetYMm: -2000 })
  })
  it('moves as a whole where it runs over the whole garment', () => {
    const parts = editor.getState().garment.parts
    editor.getState().commit(applyToAllPartsCommand(now(), parts, [HOOPS]))
    drag('move', around(0, 0), around(10, 0))
    expect(partStyleOf(now(), 'sleeves').pattern).toMatchObject({ offsetXMm: 10 })
  })
  it('is at hand only in its own tool, and while no layer is selected', () => {
    expect(patternedPart(editor.getState())).toBe('base')
    editor.getState().select({ kind: 'part', part: 'sleeves' })
    expect(patternedPart(editor.getState())).toBeNull()
    editor.getState().select({ kind: 'layer', id: 'frontText' })
    expect(patternedPart(editor.getState())).toBeNull()
    editor.getState().select({ kind: 'none' })
    editor.getState().openTool('parts')
    expect(patternedPart(editor.getState())).toBeNull()
  })
  it('is the first part’s on a garment that has no base', () => {
    editor = openEditor(defaultDesign('boxingtrunk', '#10b981', { team: 'A', name: 'B', number: '1' }))
    editor.getState().openTool('patterns')
    expect(patternedPart(editor.getState())).toBeNull()
    wear(editor, 'shorts', HOOPS)
    expect(patternedPart(editor.getState())).toBe('shorts')
  })
})

describe('a press on a pattern', () => {
  const low = { x: 0, y: 600 }
  const onSleeve = { x: -120, y: 150 }
  const by = ({ x, y }: { x: number; y: number }) => ({ x: x + 10, y: y + 5 })
  const sleeves = () => partStyleOf(now(), 'sleeves').pattern!
  beforeEach(() => {
    wear(editor, 'sleeves', HOOPS)
  })
  it('of another part follows the mouse at once, a finger after choosing', () => {
    const hand = createDriver(editor)
    hand.press('sleeveL', onSleeve, { touch: true }).drag('sleeveL', by(onSleeve)).release()
    expect(sleeves().offsetXMm).toBe(0)
    hand.press('sleeveL', onSleeve, { touch: true }).drag('sleeveL', by(onSleeve)).release()
    expect(sleeves()).toMatchObject({ offsetXMm: 10, offsetYMm: 5 })
    hand.press('front', low).drag('front', by(low)).release()
    expect(worn()).toMatchObject({ offsetXMm: 10, offsetYMm: 5 })
  })
  it('draws a box where no pattern is, or another tool is open', () => {
    wear(editor, 'base')
    const hand = createDriver(editor)
    // A text is as wide as four of its letters here, so the back's number overlaps the front.
    hand
      .press('front', { x: -120, y: 600 })
      .drag('front', { x: 120, y: 200 })
      .release()
      .expectSelected('frontText', 'frontNumber', 'backNumber')
    editor.getState().openTool('parts')
    hand.press('sleeveL', onSleeve).drag('sleeveL', by(onSleeve)).release()
    expect(sleeves().offsetXMm).toBe(0)
  })
})
