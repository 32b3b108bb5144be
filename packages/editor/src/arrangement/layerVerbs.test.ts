import { placeLayers } from './groups.ts'
import { createImageLayer, LIMITS, parseDesign, type DesignDocument, type ImageRole } from '@kitwright/design'
import { zoneOf } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'
import { layersOf } from '../state/selectors.ts'
import { selectionOf } from '../state/selection.ts'
import { alignSelected, distributeSelected } from './alignSelected.ts'
import { copySelectedTo, duplicateSelected, mirrorSelected } from './copySelected.ts'
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
} from './layerVerbs.ts'

const SIZE = { widthMm: 40, heightMm: 20 }

let editor: Editor
let start: DesignDocument
const now = () => editor.getState().history.document
const layer = (id: string) => now().layers.find(other => other.id === id)!
const choose = (...ids: string[]) => editor.getState().select(selectionOf(ids))
const ids = () => now().layers.map(({ id }) => id)
const expectOneUndo = () => {
  expect(parseDesign(now()).ok).toBe(true)
  editor.getState().undo()
  expect(now()).toEqual(start)
}

beforeEach(() => {
  start = defaultDesign('soccer', '#10b981', { team: 'ANGKOR', name: 'SOK', number: '10' })
  editor = openEditor(start, { measure: () => SIZE })
})

describe('several selected layers', () => {
  it('are nudged together, a held key being one entry', () => {
    choose('frontText', 'frontNumber')
    const [text, number] = [layer('frontText'), layer('frontNumber')]
    for (let i = 0; i < 5; i++) nudgeSelected(editor, { x: 0, y: 10 }, 'keys1')
    expect(layer('frontText').yMm).toBe(text.yMm + 50)
    expect(layer('frontNumber').yMm).toBe(number.yMm + 50)
    expectOneUndo()
  })
  it('grow and turn about a common middle, a single one about its own', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { xMm: -60, yMm: 300 } })
    editor.getState().commit({ kind: 'changeLayer', id: 'frontNumber', change: { xMm: 60, yMm: 300 } })
    start = now()
    choose('frontText', 'frontNumber')
    for (let i = 0; i < 2; i++) rotateSelected(editor, 45, 'keys1')
    expect(layer('frontText')).toMatchObject({ xMm: 0, yMm: 240, rotationDeg: 90 })
    expect(layer('frontNumber')).toMatchObject({ xMm: 0, yMm: 360, rotationDeg: 90 })
    expectOneUndo()
    resizeSelected(editor, 1.5)
    expect(layer('frontText')).toMatchObject({ xMm: -90, yMm: 300 })
    expectOneUndo()
    choose('frontText')
    resizeSelected(editor, 1.5)
    expect(layer('frontText')).toMatchObject({ xMm: -60, yMm: 300 })
  })
  it('are removed together, but for the locked', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { isLocked: true } })
    start = now()
    selectAll(editor)
    removeSelected(editor)
    expect(ids()).toEqual(['frontText'])
    expect(editor.getState().selection).toEqual({ kind: 'layer', id: 'frontText' })
    expectOneUndo()
  })
  it('are hidden and locked together, and shown again once all are hidden', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { isHidden: true } })
    choose('frontText', 'frontNumber')
    const hidden = () => layersOf(editor.getState()).map(({ isHidden }) => isHidden)
    toggleHidden(editor)
    expect(hidden()).toEqual([true, true])
    toggleHidden(editor)
    expect(hidden()).toEqual([false, false])
    toggleLocked(editor)
    expect(layersOf(editor.getState()).every(({ isLocked }) => isLocked)).toBe(true)
  })
  it('are all locked while one is free, else all freed', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { isLocked: true } })
    choose('frontText', 'frontNumber')
    const locked = () => layersOf(editor.getState()).map(({ isLocked }) => isLocked)
    toggleLocked(editor)
    expect(locked()).toEqual([true, true])
    toggleLocked(editor)
    expect(locked()).toEqual([false, false])
  })
  it('are laid together wherever they are dragged to in the list', () => {
    const [first, second, third, ...rest] = ids()
    placeLayers(editor, [first!, third!], { to: 2, group: null })
    expect(ids()).toEqual([second, rest[0], first, third, ...rest.slice(1)])
    expectOneUndo()
  })
  it('grow no further than the largest of them may, all in proportion', () => {
    editor = openEditor(
      kitWith(
        picture('a', 'front', -20, 260),
        picture('b', 'front', 20, 340),
        picture('wide', 'back', 0, 300, { widthMm: LIMITS.sizeMm / 2, heightMm: 10 }),
      ),
    )
    start = now()
    choose('a', 'b', 'wide')
    resizeSelected(editor, 3)
    expect([layer('a'), layer('b'), layer('wide')]).toMatchObject([
      { xMm: -40, yMm: 220, widthMm: 80 },
      { xMm: 40, yMm: 380, widthMm: 80 },
      { widthMm: LIMITS.sizeMm, heightMm: 20 },
    ])
    expectOneUndo()
  })
  it('are duplicated under new ids and then selected', () => {
    choose('frontText', 'frontNumber')
    expect(duplicateSelected(editor)).toBe(true)
    const copies = layersOf(editor.getState())
    expect(copies.map(({ id }) => start.layers.some(other => other.id === id))).toEqual([false, false])
    expect(copies.map(({ yMm }) => yMm - 25)).toEqual([layer('frontText').yMm, layer('frontNumber').yMm])
    expectOneUndo()
  })
  it('are not duplicated beyond what a design takes', () => {
    const copies = (count: number) => Array.from({ length: count }, (_, i) => ({ ...layer('frontText'), id: `c${i}` }))
    expect(addLayers(editor, copies(198 - start.layers.length))).toBe(true)
    selectAll(editor)
    const before = now()
    expect(duplicateSelected(editor)).toBe(false)
    expect(now()).toBe(before)
  })
  it('change their order together', () => {
    const [first, second, ...rest] = ids()
    choose(first!, second!)
    orderSelected(editor, 'front')
    expect(ids()).toEqual([...rest, first, second])
    expectOneUndo()
  })
})

describe('aligning the selected layers', () => {
  it('brings them to each other’s line, piece by piece', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'frontNumber', change: { xMm: 60 } })
    start = now()
    choose('frontText', 'frontNumber', 'playerName')
    alignSelected(editor, 'left', 'each')
    expect([layer('frontText').xMm, layer('frontNumber').xMm]).toEqual([0, 0])
    expect(layer('playerName').xMm).toBe(start.layers.find(({ id }) => id === 'playerName')!.xMm)
    expectOneUndo()
  })
  it('leaves a layer on another piece out of that line', () => {
    editor = openEditor(
      kitWith(picture('a', 'front', -50, 300), picture('b', 'front', 50, 400), picture('c', 'back', 0, 100)),
    )
    choose('a', 'b', 'c')
    alignSelected(editor, 'bottom', 'each')
    expect(['a', 'b', 'c'].map(id => layer(id).yMm)).toEqual([400, 400, 100])
  })
  it.each([
    ['the one it is in', 0, 400, 'sponsor'],
    ['the nearer one above it', 0, 326, 'frontText'],
    ['the nearer one below it', 0, 332, 'sponsor'],
    ['the nearer one on its left', -6, 150, 'frontNumber'],
    ['the nearer one on its right', 12, 150, 'logo'],
    ['the nearer one, counted both ways', 108, 238, 'frontText'],
  ])('takes of several zones %s', (_, xMm, yMm, zone) => {
    editor = openEditor(kitWith(picture('a', 'front', xMm, yMm)))
    choose('a')
    const { centre, height } = zoneOf(editor.getState().garment, now().options, zone)!
    alignSelected(editor, 'bottom', 'zone')
    expect(layer('a').yMm + 20).toBe(centre.y + height / 2)
  })
  it('brings one to the edge of its zone or of its piece', () => {
    choose('frontText')
    alignSelected(editor, 'right', 'zone')
    expect(layer('frontText').xMm).toBe(130 - 20)
    alignSelected(editor, 'bottom', 'piece')
    expect(layer('frontText')).toMatchObject({ xMm: 110, yMm: 700 - 10 })
  })
  it('measures a turned layer as it lies', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { rotationDeg: 90 } })
    choose('frontText')
    alignSelected(editor, 'left', 'piece')
    expect(layer('frontText').xMm).toBe(-255 + 10)
  })
  it('leaves the same room between three', () => {
    for (const [id, yMm] of [
      ['frontText', 100],
      ['frontNumber', 130],
      ['copy', 400],
    ] as const) {
      if (id === 'copy') editor.getState().commit({ kind: 'addLayer', layer: { ...layer('frontText'), id } })
      editor.getState().commit({ kind: 'changeLayer', id, change: { yMm } })
    }
    choose('frontText', 'frontNumber', 'copy')
    distributeSelected(editor, 'y')
    expect(['frontText', 'frontNumber', 'copy'].map(id => layer(id).yMm)).toEqual([100, 250, 400])
  })
})

describe('mirroring and copying', () => {
  const worn = () => ({ garment: editor.getState().garment, options: now().options })
  const zone = (id: string) => zoneOf(worn().garment, worn().options, id)!
  const asset = { source: 'local', id: 'a', widthPx: 10, heightPx: 10 } as const
  const added = (role: ImageRole) => {
    addLayers(editor, [createImageLayer('crest', role, asset, zone('logo'))])
    start = now()
    mirrorSelected(editor)
    return layersOf(editor.getState())[0]!
  }
  it('makes a flipped copy of a picture on the other side', () => {
    const copy = added('image')
    expect(copy).toMatchObject({ kind: 'image', xMm: -108, isMirrored: true })
    expect(copy.id).not.toBe('crest')
    expectOneUndo()
  })
  it('copies a sponsor as it is, not backwards', () =>
    expect(added('sponsor')).toMatchObject({ xMm: -108, isMirrored: false }))
  it('moves a crest, of which there is one, and does not print it backwards', () => {
    expect(added('logo')).toMatchObject({ id: 'crest', xMm: -108, isMirrored: false })
    expect(now().layers).toHaveLength(start.layers.length)
    expectOneUndo()
  })
  it('turns over itself what lies across the middle', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { rotationDeg: 12 } })
    choose('frontText')
    mirrorSelected(editor)
    expect(now().layers).toHaveLength(start.layers.length)
    expect(layer('frontText')).toMatchObject({ xMm: 0, rotationDeg: -12 })
  })
  it('mirrors a picture across the middle, and leaves a locked one', () => {
    editor = openEditor(kitWith(picture('a', 'front', 0.4, 300, { role: 'image', rotationDeg: 20 })))
    start = now()
    choose('a')
    expect(mirrorSelected(editor)).toBe(true)
    expect(now().layers).toMatchObject([{ id: 'a', isMirrored: true, rotationDeg: -20 }])
    expectOneUndo()
    toggleLocked(editor)
    mirrorSelected(editor)
    expect(now().layers).toMatchObject([{ id: 'a', isMirrored: false, rotationDeg: 20 }])
  })
  it('makes copies of a locked layer that can be changed at once', () => {
    editor = openEditor(kitWith(picture('a', 'front', -60, 300, { role: 'image', isLocked: true })))
    choose('a')
    duplicateSelected(editor)
    choose('a')
    mirrorSelected(editor)
    expect(now().layers.map(({ isLocked }) => isLocked)).toEqual([true, false, false])
  })
  it('copies to a zone and selects the copy', () => {
    choose('frontText')
    copySelectedTo(editor, zone('sleeveLeft'))
    const [copy] = layersOf(editor.getState())
    expect(copy).toMatchObject({ kind: 'text', text: 'ANGKOR', piece: 'sleeveL' })
    expectOneUndo()
  })
})
