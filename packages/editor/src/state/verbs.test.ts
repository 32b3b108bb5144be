import type { Player } from '@kitwright/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { selectForMenu } from '../gesture/selectAtPointer.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { designOf, layerOf, shownDocument, shownLayer, showsGoalkeeper } from './selectors.ts'
import { bestViewOfPiece } from './viewOfPiece.ts'

const kit = kitWith(picture('a', 'front', -50, 300), picture('b', 'front', 50, 300))
const player = (id: string, more: Partial<Player> = {}): Player => ({
  id,
  name: 'CHAN DARA',
  printName: 'DARA',
  number: 7,
  size: 'L',
  version: 'player',
  sleeve: null,
  ...more,
})

let editor: Editor
const state = () => editor.getState()

beforeEach(() => {
  editor = openEditor(kit)
})

describe('an editor just opened', () => {
  it('rests: nothing is dragged, selected, open or pointed at', () => {
    expect(state()).toMatchObject({ isMoving: false, turnDeg: 0, guides: null, cancelDrag: null, isSnapping: true })
    expect(state()).toMatchObject({ selection: { kind: 'none' }, playerId: null, hover: null, browsed: null })
  })
})

describe('a preview', () => {
  const wide = (widthMm: number) => ({ kind: 'changeLayer', id: 'a', change: { widthMm } }) as const
  const widthOf = (document: typeof kit) => document.layers.find(({ id }) => id === 'a')

  it('is shown without changing the design or history until committed', () => {
    const { history } = state()
    state().preview(() => state().commit(wide(80)))
    expect(widthOf(shownDocument(state()))).toMatchObject({ widthMm: 80 })
    expect([state().history, designOf(state())]).toEqual([history, kit])
    state().commit(wide(90))
    expect(widthOf(shownDocument(state()))).toMatchObject({ widthMm: 90 })
    expect(state().history.past).toHaveLength(1)
  })
  it('shows several changes together, and each time from the design as it is', () => {
    state().preview(() => {
      state().commit(wide(80))
      state().commit({ kind: 'changeLayer', id: 'b', change: { widthMm: 20 } })
    })
    expect(shownDocument(state()).layers.map(layer => layer.kind === 'image' && layer.widthMm)).toEqual([80, 20])
    state().preview(() => state().commit({ kind: 'changeLayer', id: 'b', change: { widthMm: 30 } }))
    expect(shownDocument(state()).layers.map(layer => layer.kind === 'image' && layer.widthMm)).toEqual([40, 30])
  })
  it('is gone with an undo, also where nothing is left to take back', () => {
    state().preview(() => state().commit(wide(80)))
    state().undo()
    expect(shownDocument(state())).toEqual(kit)
  })
})

describe('a layer that is shown, as when its text’s field is clicked', () => {
  it('is selected, and the garment turns to it however often it is asked for', () => {
    editor = openEditor(defaultDesign('soccer', '#10b981', { team: 'A', name: 'DARA', number: '7' }))
    const name = state().history.document.layers.find(({ role }) => role === 'playerName')!
    state().showLayer(name.id)
    expect(state()).toMatchObject({ selection: { kind: 'layer', id: name.id }, view: { name: 'back', turn: 1 } })
    state().setView('front')
    state().showLayer(name.id)
    expect(state().view).toEqual({ name: 'back', turn: 3 })
    state().showLayer('gone')
    expect(state().view.turn).toBe(3)
  })
})

describe('what is looked at', () => {
  it('is a tool, opened by itself or together with a selection', () => {
    state().openTool('text')
    expect(state().tool).toBe('text')
    state().choose({ kind: 'layer', id: 'a' }, 'images')
    expect(state()).toMatchObject({ tool: 'images', selection: { kind: 'layer', id: 'a' } })
  })
  it('turns to a view each time that it is asked for, even the same', () => {
    state().setView('back')
    const { turn } = state().view
    state().setView('back')
    expect(state().view).toEqual({ name: 'back', turn: turn + 1 })
  })
  it('is the cloth, the pieces or both', () => {
    state().setMode('both')
    expect(state().mode).toBe('both')
  })
  it('is marked under the pointer, reported once per mark', () => {
    let told = 0
    editor.subscribe((next, before) => void (next.hover !== before.hover && told++))
    for (const hover of [
      { part: 'base' },
      { part: 'base' },
      { layer: 'a' },
      { layer: 'b' },
      { layer: 'b' },
      null,
      null,
    ])
      state().setHover(hover)
    expect([told, state().hover]).toEqual([4, null])
    state().setHover({ part: 'base', layer: 'a' })
    state().setHover({ part: 'sleeves', layer: 'a' })
    state().setHover({ part: 'sleeves', layer: 'b' })
    expect([told, state().hover]).toEqual([7, { part: 'sleeves', layer: 'b' }])
  })
  it('is marked too where the Tab key has come to it', () => {
    state().browse('b')
    expect(state()).toMatchObject({ browsed: 'b', hover: { layer: 'b' } })
    state().browse(null)
    expect(state()).toMatchObject({ browsed: null, hover: null })
  })
  it.each([
    ['front', 'front'],
    ['shortsFrontL', 'front'],
    ['back', 'back'],
    ['waistbandBack', 'back'],
    ['sleeveL', 'left'],
    ['sleeveR', 'right'],
    ['collar', 'front'],
    ['hoodL', 'left'],
    ['hoodCentre', 'back'],
    ['cuffR', 'right'],
  ])('%s is best seen from the %s', (piece, view) => expect(bestViewOfPiece(piece)).toBe(view))
})

describe('the menu of a layer', () => {
  it('selects its layer, unless it is among those selected', () => {
    expect(selectForMenu(editor, 'a')).toBe(true)
    expect(state().selection).toEqual({ kind: 'layer', id: 'a' })
    state().select({ kind: 'layers', ids: ['a', 'b'] })
    selectForMenu(editor, 'b')
    expect(state().selection).toEqual({ kind: 'layers', ids: ['a', 'b'] })
    state().select({ kind: 'layer', id: 'a' })
    selectForMenu(editor, 'b')
    expect(state().selection).toEqual({ kind: 'layer', id: 'b' })
  })
  it('does not open where there is no layer', () => {
    expect(selectForMenu(editor, null)).toBe(false)
    expect(state().selection).toEqual({ kind: 'none' })
  })
})

describe('the one selected layer', () => {
  it('is available for its fields with one layer selected', () => {
    expect(layerOf(state())).toBeUndefined()
    state().select({ kind: 'layer', id: 'b' })
    expect(layerOf(state())?.id).toBe('b')
    state().select({ kind: 'layers', ids: ['a', 'b'] })
    expect(layerOf(state())).toBeUndefined()
  })
})

describe('the player who is shown', () => {
  beforeEach(() => {
    editor = openEditor(defaultDesign('soccer', '#10b981', { team: 'ANGKOR', name: 'SOK', number: '10' }))
    state().setPlayers([player('p'), player('keeper', { version: 'goalkeeper', printName: '' })])
  })
  it('stays shown while the squad changes around them, and goes when they leave it', () => {
    state().showPlayer('keeper')
    state().setPlayers([player('new'), player('keeper')])
    expect(state().playerId).toBe('keeper')
    state().setPlayers([player('new')])
    expect(state().playerId).toBeNull()
  })
  it('may be nobody, whoever is in the squad', () => {
    state().showPlayer('plain')
    state().setPlayers([])
    expect(state().playerId).toBe('plain')
    expect(shownDocument(state()).layers.map(layer => layer.kind === 'text' && layer.text)).toEqual([
      'ANGKOR',
      '',
      '',
      '',
      '',
    ])
  })
  it('has the name on the shirt, else the player’s own', () => {
    const plate = () => shownLayer(state(), 'playerName')
    expect(plate()).toMatchObject({ id: 'playerName', text: 'SOK' })
    state().showPlayer('p')
    expect(plate()).toMatchObject({ text: 'DARA' })
    state().showPlayer('keeper')
    expect(plate()).toMatchObject({ text: 'CHAN DARA' })
    expect(shownLayer(state(), 'nobody')).toBeUndefined()
  })
  it('says whether the player who is shown is a goalkeeper', () => {
    expect(showsGoalkeeper(state())).toBe(false)
    state().showPlayer('p')
    expect(showsGoalkeeper(state())).toBe(false)
    state().showPlayer('keeper')
    expect(showsGoalkeeper(state())).toBe(true)
  })
  it('is drawn once for as long as nothing changes', () => {
    state().showPlayer('p')
    expect(shownDocument(state())).toBe(shownDocument(state()))
  })
})
