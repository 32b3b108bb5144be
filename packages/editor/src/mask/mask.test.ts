import { createPatternUse, LIMITS, parseDesign, partStyleOf, type PatternMask } from '@kitwright/design'
import { findPiece, getGarment } from '@kitwright/garment'
import { distance, polygonContains, type Point } from '@kitwright/measure'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { documentOf } from '../state/selectors.ts'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { maskedPieces, mirrorMask, showMask, startMaskStroke, unmaskPiece } from './index.ts'
import { areaOf, type Ring } from './ringGeometry.ts'

const garment = getGarment('soccer')
let editor: Editor
let hand: Driver
const now = () => documentOf(editor.getState())
const mask = (part = 'base'): PatternMask | undefined => partStyleOf(now(), part).mask
const ringsOn = (piece: string, part = 'base'): Ring[] =>
  (mask(part)?.outlines ?? []).filter(each => each.piece === piece).map(({ points }) => points)
const areaOn = (piece: string): number => ringsOn(piece).reduce((sum, ring) => sum + areaOf(ring), 0)

const circle = (x: number, y: number, radius: number, count = 120): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
/** A hand-drawn line through corners, a point every few millimetres. */
const through = (...corners: Point[]): Point[] =>
  corners.flatMap((to, i) => {
    const from = corners[(i + corners.length - 1) % corners.length]!
    return Array.from({ length: 40 }, (_, k) => ({
      x: from.x + ((to.x - from.x) * (k + 1)) / 40,
      y: from.y + ((to.y - from.y) * (k + 1)) / 40,
    }))
  })

beforeEach(() => {
  editor = openEditor(defaultDesign('soccer', '#10b981', { team: 'A', name: 'B', number: '1' }))
  editor.getState().openTool('patterns')
  editor.getState().commit({ kind: 'addPattern', part: 'base', pattern: createPatternUse('stripes', '#ff0000') })
  hand = createDriver(editor)
})

describe('a mask that is drawn', () => {
  it('is one simple outline that patterns appear in, undone at once', () => {
    const before = now()
    hand.outline('front', circle(0, 250, 80))
    expect(mask()?.shows).toBe('inside')
    const [ring] = ringsOn('front')
    expect(ring!.length).toBeLessThan(90)
    for (const at of ring!) expect(Math.abs(distance(at, { x: 0, y: 250 }) - 80)).toBeLessThan(1.5)
    expect(parseDesign(structuredClone(now()))).toEqual({ ok: true, document: now() })
    editor.getState().undo()
    expect(now()).toEqual(before)
    editor.getState().redo()
    expect(ringsOn('front')).toEqual([ring])
  })
  it('trembles no more, and keeps the corners that were meant', () => {
    const square = through({ x: 60, y: 200 }, { x: 60, y: 320 }, { x: -60, y: 320 }, { x: -60, y: 200 })
    hand.outline(
      'front',
      square.map(({ x, y }, i) => ({ x: x + (i % 2 ? 0.7 : -0.7), y: y + (i % 3 ? 0.5 : -0.5) })),
    )
    const [ring] = ringsOn('front')
    expect(ring!.length).toBeLessThan(30)
    for (const corner of [
      { x: 60, y: 200 },
      { x: 60, y: 320 },
      { x: -60, y: 320 },
      { x: -60, y: 200 },
    ])
      expect(Math.min(...ring!.map(at => distance(at, corner)))).toBeLessThan(4)
  })
  it('closes straight back, and leaves out what ran on over its beginning', () => {
    const arc = circle(0, 250, 80).slice(0, 70)
    hand.outline('front', arc)
    expect(areaOn('front')).toBeLessThan(0.8 * Math.PI * 80 ** 2)
    editor.getState().undo()
    const onward = [
      ...circle(0, 250, 80),
      ...circle(0, 250, 80)
        .slice(0, 9)
        .map(({ x, y }, i) => ({ x: x - 2 * i + 6, y })),
    ]
    hand.outline('front', onward)
    expect(ringsOn('front')).toHaveLength(1)
    expect(Math.abs(areaOn('front') / (Math.PI * 80 ** 2) - 1)).toBeLessThan(0.05)
  })
  it('is nothing for a dot, or without a pattern', () => {
    const before = now()
    expect(
      hand.outline('front', [
        { x: 0, y: 250 },
        { x: 1, y: 250 },
      ]),
    ).toBe('small')
    expect(hand.outline('front', circle(0, 250, 2))).toBe('small')
    expect(hand.outline('sleeveL', circle(0, 100, 40))).toBe(null)
    expect(now()).toBe(before)
  })
  it('grows by a touching outline, is cut by a third', () => {
    const [one, gap] = [Math.PI * 80 ** 2, Math.PI * 40 ** 2]
    hand.outline('front', circle(-40, 250, 80))
    hand.outline('front', circle(40, 250, 80))
    expect(ringsOn('front')).toHaveLength(1)
    expect(areaOn('front')).toBeGreaterThan(1.3 * one)
    expect(areaOn('front')).toBeLessThan(1.7 * one)
    hand.outline('front', circle(0, 500, 40))
    expect(ringsOn('front')).toHaveLength(2)
    hand.outline('front', circle(0, 250, 40), 'cut')
    // A hole is a separate outline within the first.
    expect(ringsOn('front')).toHaveLength(3)
    const isSeen = (at: Point) => ringsOn('front').filter(ring => polygonContains(ring, at)).length % 2 === 1
    expect([isSeen({ x: 0, y: 250 }), isSeen({ x: -90, y: 250 }), isSeen({ x: 0, y: 500 })]).toEqual([
      false,
      true,
      true,
    ])
    hand.outline('front', circle(0, 500, 60), 'cut')
    expect(Math.abs(areaOn('front') / (gap + 1.45 * one) - 1)).toBeLessThan(0.2)
    hand.outline('front', circle(0, 300, 50), 'new')
    expect(ringsOn('front')).toHaveLength(1)
  })
  it('hides patterns inside when the first drawing is a hole', () => {
    hand.outline('front', circle(0, 250, 80), 'cut')
    expect(mask()?.shows).toBe('outside')
    showMask(editor, ['base'], 'inside')
    expect(mask()?.shows).toBe('inside')
  })
  it('takes no more outlines than a document may have', () => {
    const ends = Array.from({ length: LIMITS.maskOutlines + 1 }, (_, i) =>
      hand.outline('front', circle(-140 + 70 * (i % 5), 180 + 70 * Math.floor(i / 5), 25)),
    )
    expect(ends.filter(end => end === 'done')).toHaveLength(LIMITS.maskOutlines)
    expect(ends.at(-1)).toBe('full')
    expect(parseDesign(structuredClone(now())).ok).toBe(true)
  })
  it('belongs to the selected part of several, and follows it', () => {
    hand.outline('front', circle(0, 250, 80))
    expect(editor.getState().selection).toEqual({ kind: 'part', part: 'base' })
  })
  it('is taken off its piece, and stands on others', () => {
    hand.outline('front', circle(0, 250, 80))
    hand.outline('back', circle(0, 250, 60))
    expect(maskedPieces(now(), ['base', 'sleeves']).map(({ piece }) => piece)).toEqual(['back', 'front'])
    // Drawing on one of them leaves the list as it was.
    hand.outline('back', circle(0, 400, 60))
    expect(maskedPieces(now(), ['base']).map(({ piece }) => piece)).toEqual(['back', 'front'])
    unmaskPiece(editor, 'base', 'front')
    expect(maskedPieces(now(), ['base']).map(({ piece }) => piece)).toEqual(['back'])
    unmaskPiece(editor, 'base', 'back')
    expect('mask' in partStyleOf(now(), 'base')).toBe(false)
  })
})

describe('a mask on the other side', () => {
  const { options } = defaultDesign('soccer', '#10b981', { team: 'A', name: 'B', number: '1' })
  it('is on the other half of a piece that stands alone', () => {
    hand.outline('front', circle(90, 250, 60))
    const area = areaOn('front')
    mirrorMask(editor, 'base', 'front')
    expect(ringsOn('front')).toHaveLength(2)
    expect(Math.abs(areaOn('front') / area - 2)).toBeLessThan(0.02)
    const { box } = findPiece(garment, options, 'front')!.piece
    expect(ringsOn('front').some(ring => polygonContains(ring, { x: box[0] + box[2] - 90, y: 250 }))).toBe(true)
  })
  it('is on the other sleeve, mirrored, in place of what that had', () => {
    editor.getState().commit({ kind: 'addPattern', part: 'sleeves', pattern: createPatternUse('dots', '#00ff00') })
    const [left, right] = ['sleeveL', 'sleeveR'].map(id => findPiece(garment, options, id)!.piece)
    const at = { x: left!.box[0] + 60, y: (left!.box[1] + left!.box[3]) / 2 }
    hand.outline('sleeveL', circle(at.x, at.y, 30))
    mirrorMask(editor, 'sleeves', 'sleeveL')
    mirrorMask(editor, 'sleeves', 'sleeveL')
    const there = ringsOn('sleeveR', 'sleeves')
    expect(there).toHaveLength(1)
    expect(polygonContains(there[0]!, { x: right!.box[2] - 60, y: at.y })).toBe(true)
  })
})

describe('in another kit', () => {
  it('a mask is the design’s, or a part’s own', () => {
    editor.getState().commit({ kind: 'setKit', role: 'away', kit: { role: 'away', colours: {}, parts: {} } })
    editor.getState().openKit('away')
    hand.outline('front', circle(0, 250, 80))
    const drawn = mask()
    editor.getState().openKit(null)
    expect(mask()).toEqual(drawn)
    const own = { role: 'away' as const, colours: {}, parts: { base: partStyleOf(now(), 'base') } }
    editor.getState().commit({ kind: 'setKit', role: 'away', kit: own })
    editor.getState().openKit('away')
    hand.outline('front', circle(0, 250, 30), 'new')
    expect(mask()).not.toEqual(drawn)
    editor.getState().openKit(null)
    expect(mask()).toEqual(drawn)
  })
})

it('a line that is begun beside all pieces’ cloth is none', () => {
  const from = { place: { piece: 'nowhere', at: { x: 0, y: 0 } }, way: 'add' as const, mmPerPx: 1 }
  expect(startMaskStroke(editor, from)).toBe(null)
})
