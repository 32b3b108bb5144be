import { createPatternUse, styleOf, type PatternUse } from '@kitwright/design'
import { rotatePoint } from '@kitwright/measure'
import { beforeEach, describe, expect, it } from 'vitest'
import { newDraft } from '../../drafts/index.ts'
import { defaultDesign } from '../open/defaultDesign.ts'
import { createStudioStore, type StudioStoreApi } from '../store/createStudioStore.ts'
import { onAllParts } from '../tools/patterns/patternUse.ts'
import { startPatternDrag } from './patternDrag.ts'
import { movedPattern, patternedPart, patternPlaces } from './patternPlace.ts'
import type { DragPoint } from './layerDrag.ts'
import type { Grip } from './types.ts'

const around = (x: number, y: number): DragPoint => ({
  place: null,
  relative: { x, y },
  isStepped: false,
  isFree: true,
})
const HOOPS: PatternUse = { ...createPatternUse('stripes-wide', '#ffffff'), opacity: 1 }

let studio: StudioStoreApi
const now = () => studio.getState().history.document
const worn = () => styleOf(now(), 'base').pattern!
const places = () => patternPlaces(now(), studio.getState().garment, 'base')
function drag(grip: Grip, from: DragPoint, to: DragPoint): void {
  const held = startPatternDrag(studio, places()[0]!, grip, from)!
  held.move(to)
  held.end()
}

beforeEach(() => {
  studio = createStudioStore(newDraft('Kit', defaultDesign('soccer', '#10b981', { team: 'A', name: 'B', number: '1' })))
  studio.getState().commit({ kind: 'setPartPattern', part: 'base', pattern: HOOPS })
  studio.getState().openTool('patterns')
})

describe('a pattern on the cloth', () => {
  it('is moved, grown and turned by its handles, each drag one entry of the history', () => {
    const before = now()
    drag('move', around(3, 4), around(43, -16))
    expect(worn()).toMatchObject({ offsetXMm: 40, offsetYMm: -20, scale: 1, rotationDeg: 0 })
    drag('scale', around(30, 40), around(45, 60))
    expect(worn()).toMatchObject({ scale: 1.5, offsetXMm: 40 })
    drag('rotate', around(50, 0), around(0, 50))
    expect(worn()).toMatchObject({ rotationDeg: 90, offsetYMm: -20 })
    for (let i = 0; i < 3; i++) studio.getState().undo()
    expect(now()).toEqual(before)
  })
  it('stays under the hand where its middle lies off the cloth', () => {
    const far = { ...HOOPS, offsetXMm: 900 }
    studio.getState().commit({ kind: 'setPartPattern', part: 'base', pattern: far })
    const { handle, centre, piece } = places()[0]!
    expect(piece).toMatch(/front|back/)
    expect(handle.x).toBeLessThan(centre.x - 500)
    const about = { x: handle.x - centre.x, y: handle.y - centre.y }
    const grown = movedPattern(far, { about, factor: 2, turnDeg: 30 })
    // The place of the pattern that was under the handles still is.
    const there = rotatePoint({ x: about.x * 2, y: about.y * 2 }, 30)
    expect(grown.offsetXMm - far.offsetXMm + there.x).toBeCloseTo(about.x, 0)
    expect(grown.offsetYMm - far.offsetYMm + there.y).toBeCloseTo(about.y, 0)
  })
  it('goes no further than its fields do', () => {
    drag('scale', around(1, 0), around(500, 0))
    expect(worn().scale).toBe(10)
    drag('move', around(0, 0), around(90_000, -90_000))
    expect(worn()).toMatchObject({ offsetXMm: 2000, offsetYMm: -2000 })
  })
  it('moves as a whole where it runs over the whole garment', () => {
    const parts = studio.getState().garment.parts
    studio.getState().commit(onAllParts(now(), parts, HOOPS))
    drag('move', around(0, 0), around(10, 0))
    expect(styleOf(now(), 'sleeves').pattern).toMatchObject({ offsetXMm: 10 })
  })
  it('is at hand only in its own tool, and while no layer is selected', () => {
    expect(patternedPart(studio.getState())).toBe('base')
    studio.getState().select({ kind: 'part', part: 'sleeves' })
    expect(patternedPart(studio.getState())).toBeNull()
    studio.getState().select({ kind: 'layer', id: 'frontText' })
    expect(patternedPart(studio.getState())).toBeNull()
    studio.getState().select({ kind: 'none' })
    studio.getState().openTool('parts')
    expect(patternedPart(studio.getState())).toBeNull()
  })
})
