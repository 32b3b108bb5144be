import { createImageLayer, parseDesign, type DesignDocument, type Layer } from '@kitwright/design'
import { zoneOf } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import { newDraft } from '../../drafts/index.ts'
import { defaultDesign } from '../open/defaultDesign.ts'
import { createStudioStore, type StudioStoreApi } from '../store/createStudioStore.ts'
import { selectionOf } from '../store/selection.ts'
import { startGroupDrag } from './groupDrag.ts'
import { groupFrame, groupsOf } from './together.ts'
import type { DragPoint } from './layerDrag.ts'
import type { Grip } from './types.ts'

const around = (x: number, y: number, isFree = true): DragPoint => ({
  place: null,
  relative: { x, y },
  isStepped: false,
  isFree,
})
/** What a browser would measure: a picture as it is, a text as wide as four of its letters. */
const sizeOf = (layer: Layer) =>
  layer.kind === 'image'
    ? { widthMm: layer.widthMm, heightMm: layer.heightMm }
    : { widthMm: 4 * layer.sizeMm, heightMm: layer.sizeMm }

let studio: StudioStoreApi
let start: DesignDocument
const now = () => studio.getState().history.document
const layer = (id: string) => now().layers.find(other => other.id === id)!
const drag = (grip: Grip, from: DragPoint, toleranceMm = 6) =>
  startGroupDrag(studio, 'front', grip, from, { toleranceMm, sizeOf })

/** Two square pictures, their centres 100 mm apart, around (0, 300) on the front, and one on the back. */
beforeEach(() => {
  const bare = defaultDesign('soccer', '#10b981', { team: 'ANGKOR', name: 'SOK', number: '10' })
  const asset = { source: 'local', id: 'a', widthPx: 400, heightPx: 400 } as const
  const zone = zoneOf(createStudioStore(newDraft('Kit', bare)).getState().garment, bare.options, 'logo')!
  const picture = (id: string, piece: string, xMm: number): Layer => ({
    ...createImageLayer(id, 'logo', asset, zone),
    piece,
    xMm,
    yMm: 300,
    widthMm: 40,
    heightMm: 40,
    rotationDeg: 0,
  })
  start = { ...bare, layers: [picture('a', 'front', -50), picture('b', 'front', 50), picture('c', 'back', 10)] }
  studio = createStudioStore(newDraft('Kit', start))
  studio.getState().select(selectionOf(['a', 'b', 'c']))
})

describe('several layers by the handles of their frame', () => {
  it('grow about their middle, and those of another piece about theirs, as one entry of the history', () => {
    const held = drag('scale', around(70, 0))!
    held.move(around(105, 0))
    held.end()
    expect(layer('a')).toMatchObject({ xMm: -75, yMm: 300, widthMm: 60, heightMm: 60 })
    expect(layer('b')).toMatchObject({ xMm: 75, yMm: 300, widthMm: 60, heightMm: 60 })
    expect(layer('c')).toMatchObject({ xMm: 10, yMm: 300, widthMm: 60, heightMm: 60 })
    expect(parseDesign(now()).ok).toBe(true)
    studio.getState().undo()
    expect(now()).toEqual(start)
  })
  it('keep their proportions where one of them can shrink no further', () => {
    studio.getState().commit({ kind: 'changeLayer', id: 'a', change: { widthMm: 8, heightMm: 8 } })
    const held = drag('scale', around(70, 0))!
    held.move(around(1, 0))
    expect([layer('a').kind === 'image' && layer('a')]).toMatchObject([{ widthMm: 4 }])
    expect(layer('b')).toMatchObject({ widthMm: 20 })
  })
  it('turn around their middle, catching at eighths, and their frame turns with them until they rest', () => {
    const held = drag('rotate', around(0, -40))!
    held.move(around(40, -1, false))
    expect(layer('a')).toMatchObject({ xMm: 0, yMm: 250, rotationDeg: 90 })
    expect(layer('b')).toMatchObject({ xMm: 0, yMm: 350, rotationDeg: 90 })
    const [front] = groupsOf([layer('a'), layer('b')], sizeOf)
    const frame = groupFrame(front!, sizeOf, studio.getState().turnDeg)
    // The corner that was top left has gone to the top right.
    expect(frame.corners[0].x).toBeCloseTo(20)
    expect(frame.corners[0].y).toBeCloseTo(230)
    held.end()
    expect(studio.getState().turnDeg).toBe(0)
  })
  it('snap by the edges of what is around all of them, and tell their size', () => {
    // The garment's front is 252 mm to each side there; 20 mm within the seam is a stop.
    const held = drag('scale', around(70, 0), 8)!
    held.move(around(229, 0, false))
    const wide = layer('b').xMm + (layer('b') as { widthMm: number }).widthMm / 2
    held.move(around(229, 0, true))
    const free = layer('b').xMm + (layer('b') as { widthMm: number }).widthMm / 2
    expect(free).toBeCloseTo(229, 0)
    expect(Math.abs(wide - free)).toBeGreaterThan(0.5)
    expect(studio.getState().guides?.gaps.map(({ mm }) => Math.round(mm))).toContain(458)
  })
  it('leave out what is locked, and take no hold where all is', () => {
    studio.getState().commit({ kind: 'changeLayer', id: 'b', change: { isLocked: true } })
    const held = drag('scale', around(20, 0))!
    held.move(around(40, 0))
    expect(layer('a')).toMatchObject({ xMm: -50, widthMm: 80 })
    expect(layer('b')).toMatchObject({ xMm: 50, widthMm: 40 })
    held.cancel()
    studio.getState().commit({ kind: 'changeLayer', id: 'a', change: { isLocked: true } })
    expect(drag('scale', around(20, 0))).toBeNull()
  })
})
