import { createImageLayer, parseDesign, type DesignDocument } from '@kitwright/design'
import { zoneOf } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import { newDraft } from '../../drafts/index.ts'
import { defaultDesign } from '../open/defaultDesign.ts'
import { createStudioStore, type StudioStoreApi } from '../store/createStudioStore.ts'
import { layersOf } from '../store/selectors.ts'
import { selectionOf } from '../store/selection.ts'
import { alignSelected, copySelectedTo, distributeSelected, duplicateSelected, mirrorSelected } from './place.ts'
import {
  addLayers,
  nudgeSelected,
  orderSelected,
  removeSelected,
  resizeSelected,
  rotateSelected,
  selectAll,
  toggleHidden,
  toggleLocked,
} from './verbs.ts'

const SIZE = { widthMm: 40, heightMm: 20 }
const sizeOf = () => SIZE

let studio: StudioStoreApi
let start: DesignDocument
const now = () => studio.getState().history.document
const layer = (id: string) => now().layers.find(other => other.id === id)!
const choose = (...ids: string[]) => studio.getState().select(selectionOf(ids))
const ids = () => now().layers.map(({ id }) => id)
const expectOneUndo = () => {
  expect(parseDesign(now()).ok).toBe(true)
  studio.getState().undo()
  expect(now()).toEqual(start)
}

beforeEach(() => {
  start = defaultDesign('soccer', '#10b981', { team: 'ANGKOR', name: 'SOK', number: '10' })
  studio = createStudioStore(newDraft('Kit', start))
})

describe('several selected layers', () => {
  it('are nudged together, a held key being one entry', () => {
    choose('frontText', 'frontNumber')
    const { yMm } = layer('frontNumber')
    for (let i = 0; i < 5; i++) nudgeSelected(studio, { x: 0, y: 10 }, 'keys1')
    expect(layer('frontText').yMm).toBe(380)
    expect(layer('frontNumber').yMm).toBe(yMm + 50)
    expectOneUndo()
  })
  it('grow and turn about a common middle, a single one about its own', () => {
    studio.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { xMm: -60, yMm: 300 } })
    studio.getState().commit({ kind: 'changeLayer', id: 'frontNumber', change: { xMm: 60, yMm: 300 } })
    start = now()
    choose('frontText', 'frontNumber')
    for (let i = 0; i < 2; i++) rotateSelected(studio, 45, { sizeOf, gesture: 'keys1' })
    expect(layer('frontText')).toMatchObject({ xMm: 0, yMm: 240, rotationDeg: 90 })
    expect(layer('frontNumber')).toMatchObject({ xMm: 0, yMm: 360, rotationDeg: 90 })
    expectOneUndo()
    resizeSelected(studio, 1.5, { sizeOf })
    expect(layer('frontText')).toMatchObject({ xMm: -90, yMm: 300 })
    expectOneUndo()
    choose('frontText')
    resizeSelected(studio, 1.5, { sizeOf })
    expect(layer('frontText')).toMatchObject({ xMm: -60, yMm: 300 })
  })
  it('are removed together, but for the locked', () => {
    studio.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { isLocked: true } })
    start = now()
    selectAll(studio)
    removeSelected(studio)
    expect(ids()).toEqual(['frontText'])
    expect(studio.getState().selection).toEqual({ kind: 'layer', id: 'frontText' })
    expectOneUndo()
  })
  it('are hidden and locked together, and shown again once all are hidden', () => {
    studio.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { isHidden: true } })
    choose('frontText', 'frontNumber')
    const hidden = () => layersOf(studio.getState()).map(({ isHidden }) => isHidden)
    toggleHidden(studio)
    expect(hidden()).toEqual([true, true])
    toggleHidden(studio)
    expect(hidden()).toEqual([false, false])
    toggleLocked(studio)
    expect(layersOf(studio.getState()).every(({ isLocked }) => isLocked)).toBe(true)
  })
  it('are duplicated under new ids and then selected', () => {
    choose('frontText', 'frontNumber')
    expect(duplicateSelected(studio)).toBe(true)
    const copies = layersOf(studio.getState())
    expect(copies.map(({ id }) => start.layers.some(other => other.id === id))).toEqual([false, false])
    expect(copies.map(({ yMm }) => yMm - 25)).toEqual([layer('frontText').yMm, layer('frontNumber').yMm])
    expectOneUndo()
  })
  it('are not duplicated beyond what a design takes', () => {
    const copies = (count: number) => Array.from({ length: count }, (_, i) => ({ ...layer('frontText'), id: `c${i}` }))
    expect(addLayers(studio, copies(198 - start.layers.length))).toBe(true)
    selectAll(studio)
    const before = now()
    expect(duplicateSelected(studio)).toBe(false)
    expect(now()).toBe(before)
  })
  it('change their order together', () => {
    const [first, second, ...rest] = ids()
    choose(first!, second!)
    orderSelected(studio, 'front')
    expect(ids()).toEqual([...rest, first, second])
    expectOneUndo()
  })
})

describe('aligning the selected layers', () => {
  it('brings them to each other’s line, piece by piece', () => {
    studio.getState().commit({ kind: 'changeLayer', id: 'frontNumber', change: { xMm: 60 } })
    start = now()
    choose('frontText', 'frontNumber', 'playerName')
    alignSelected(studio, 'left', 'each', sizeOf)
    expect([layer('frontText').xMm, layer('frontNumber').xMm]).toEqual([0, 0])
    expect(layer('playerName').xMm).toBe(start.layers.find(({ id }) => id === 'playerName')!.xMm)
    expectOneUndo()
  })
  it('brings one to the edge of its zone or of its piece', () => {
    choose('frontText')
    alignSelected(studio, 'right', 'zone', sizeOf)
    expect(layer('frontText').xMm).toBe(130 - 20)
    alignSelected(studio, 'bottom', 'piece', sizeOf)
    expect(layer('frontText')).toMatchObject({ xMm: 110, yMm: 700 - 10 })
  })
  it('measures a turned layer as it lies', () => {
    studio.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { rotationDeg: 90 } })
    choose('frontText')
    alignSelected(studio, 'left', 'piece', sizeOf)
    expect(layer('frontText').xMm).toBe(-255 + 10)
  })
  it('leaves the same room between three', () => {
    for (const [id, yMm] of [
      ['frontText', 100],
      ['frontNumber', 130],
      ['copy', 400],
    ] as const) {
      if (id === 'copy') studio.getState().commit({ kind: 'addLayer', layer: { ...layer('frontText'), id } })
      studio.getState().commit({ kind: 'changeLayer', id, change: { yMm } })
    }
    choose('frontText', 'frontNumber', 'copy')
    distributeSelected(studio, 'y', sizeOf)
    expect(['frontText', 'frontNumber', 'copy'].map(id => layer(id).yMm)).toEqual([100, 250, 400])
  })
})

describe('mirroring and copying', () => {
  const worn = () => ({ garment: studio.getState().garment, options: now().options })
  const zone = (id: string) => zoneOf(worn().garment, worn().options, id)!
  it('makes a flipped copy on the other side', () => {
    const asset = { source: 'local', id: 'a', widthPx: 10, heightPx: 10 } as const
    addLayers(studio, [createImageLayer('crest', 'logo', asset, zone('logo'))])
    start = now()
    mirrorSelected(studio)
    const [copy] = layersOf(studio.getState())
    expect(copy).toMatchObject({ kind: 'image', xMm: -108, isMirrored: true })
    expect(copy!.id).not.toBe('crest')
    expectOneUndo()
  })
  it('turns over itself what lies across the middle', () => {
    studio.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { rotationDeg: 12 } })
    choose('frontText')
    mirrorSelected(studio)
    expect(now().layers).toHaveLength(start.layers.length)
    expect(layer('frontText')).toMatchObject({ xMm: 0, rotationDeg: -12 })
  })
  it('copies to a zone and selects the copy', () => {
    choose('frontText')
    copySelectedTo(studio, zone('sleeveLeft'))
    const [copy] = layersOf(studio.getState())
    expect(copy).toMatchObject({ kind: 'text', text: 'ANGKOR', piece: 'sleeveL' })
    expectOneUndo()
  })
})
