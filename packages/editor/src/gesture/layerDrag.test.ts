import { parseDesign, type DesignDocument, type TextLayer } from '@kitwright/design'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { openEditor } from '../testing/openEditor.ts'
import type { DragPoint } from './drag.ts'
import { startLayerDrag } from './reshapeDrag.ts'

const at = (piece: string, x: number, y: number): DragPoint => ({
  place: { piece, at: { x, y } },
  relative: null,
  isStepped: false,
  isFree: false,
})
const around = (x: number, y: number): DragPoint => ({
  place: null,
  relative: { x, y },
  isStepped: false,
  isFree: false,
})
const OFF_CLOTH: DragPoint = { place: null, relative: null, isStepped: false, isFree: false }

let editor: Editor
let start: DesignDocument
const team = () => editor.getState().history.document.layers.find(layer => layer.id === 'frontText')!

beforeEach(() => {
  const fresh = defaultDesign('soccer', '#10b981', { team: 'ANGKOR', name: 'SOK', number: '10' })
  const layers = fresh.layers.map(layer => (layer.id === 'frontText' ? { ...layer, yMm: 330 } : layer))
  start = { ...fresh, layers }
  editor = openEditor(start)
})

describe('dragging a layer', () => {
  it('is one entry of the history, however many steps it took', () => {
    const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 5, 330))!
    for (let step = 1; step <= 20; step++) drag.move(at('front', 5 + step, 330 + 2 * step))
    expect(editor.getState().isMoving).toBe(true)
    drag.end()
    expect(editor.getState().isMoving).toBe(false)
    expect(team()).toMatchObject({ xMm: 20, yMm: 370 })
    editor.getState().undo()
    expect(editor.getState().history.document).toEqual(start)
    editor.getState().redo()
    expect(team()).toMatchObject({ xMm: 20, yMm: 370 })
  })
  it('crosses to another piece and back, and still undoes at once', () => {
    const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330))!
    drag.move(at('sleeveL', 10, 100))
    expect(team()).toMatchObject({ piece: 'sleeveL', xMm: 10, yMm: 100 })
    drag.move(at('sleeveL', 20, 110))
    expect(team()).toMatchObject({ piece: 'sleeveL', xMm: 20, yMm: 110 })
    drag.move(at('front', -60, 200))
    drag.end()
    expect(team()).toMatchObject({ piece: 'front', xMm: -60, yMm: 200 })
    expect(parseDesign(editor.getState().history.document).ok).toBe(true)
    editor.getState().undo()
    expect(editor.getState().history.document).toEqual(start)
  })
  it('stays on its piece while its centre does, and goes over with it', () => {
    const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 60, 330))!
    // The pointer is 60 mm ahead of the centre; the seam is at 252 on the front, −252 on the back.
    drag.move(at('back', -232, 420))
    expect(team().piece).toBe('front')
    expect(team().xMm).toBeGreaterThan(200)
    const before = team()
    drag.move(at('back', -180, 420))
    expect(team().piece).toBe('back')
    expect(team().xMm).toBeCloseTo(before.xMm + 52 - 505, -1)
    drag.move(at('front', 100, 330))
    drag.end()
    expect(team()).toMatchObject({ piece: 'front', rotationDeg: 0 })
    expect(team().yMm).toBeCloseTo(330, -1)
    expect(team().xMm).toBeCloseTo(40, -1)
  })
  it('stands straight behind a side seam; a tilted one turns with cloth', () => {
    const overSeam = (): void => {
      const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 60, 330))!
      drag.move(at('back', -100, 420))
      drag.end()
      expect(team().piece).toBe('back')
    }
    overSeam()
    expect(team().rotationDeg).toBe(0)
    editor.getState().undo()
    editor.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { rotationDeg: 10 } })
    overSeam()
    expect(team().rotationDeg).not.toBe(10)
  })
  it('does not jump when it is taken where it reaches over a seam', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { xMm: 230 } })
    const drag = startLayerDrag(editor, 'frontText', 'move', at('back', -230, 330))!
    drag.move(at('back', -229, 330))
    expect(team().piece).toBe('front')
    expect(team().xMm).toBeCloseTo(231, 0)
  })
  it('stays in place while the pointer is off the cloth', () => {
    const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330))!
    drag.move(at('front', 10, 330))
    drag.move(OFF_CLOTH)
    drag.move(at('collar', 0, 10))
    expect(team()).toMatchObject({ piece: 'front', xMm: 10, yMm: 330 })
  })
  it('scales and rotates from where it began, not from step to step', () => {
    const size = (): number => (team() as TextLayer).sizeMm
    const before = size()
    const scale = startLayerDrag(editor, 'frontText', 'scale', around(100, 0))!
    scale.move(around(300, 0))
    scale.move(around(150, 0))
    scale.end()
    expect(size()).toBeCloseTo(before * 1.5)
    const rotate = startLayerDrag(editor, 'frontText', 'rotate', around(0, -50))!
    rotate.move(around(50, 0))
    rotate.move(around(0, 50))
    rotate.end()
    expect(team()).toMatchObject({ rotationDeg: 180 })
  })
  it('goes back when it is cancelled', () => {
    const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330))!
    drag.move(at('front', 80, 400))
    drag.cancel()
    expect(editor.getState().history).toEqual({ document: start, past: [], future: [] })
  })
  it('returns when Esc cancels, and further movement does nothing', () => {
    const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330))!
    expect(editor.getState().cancelDrag).toBeNull()
    drag.move(at('front', 80, 400))
    editor.getState().cancelDrag!()
    expect(editor.getState()).toMatchObject({ isMoving: false, cancelDrag: null, history: { document: start } })
    drag.move(at('front', 90, 410))
    drag.end()
    expect(editor.getState().history.document).toEqual(start)
    const next = startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330))!
    next.move(at('front', 80, 400))
    next.end()
    expect(editor.getState().cancelDrag).toBeNull()
  })
  it('snaps to neighbours unless disabled, and says so', () => {
    const snapping = { toleranceMm: 5, sizeOf: () => ({ widthMm: 60, heightMm: 20 }) }
    const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330), snapping)!
    drag.move(at('front', 3, 600))
    expect(team()).toMatchObject({ xMm: 0, yMm: 600 })
    expect(editor.getState().guides?.lines).toContainEqual({
      kind: 'piece',
      from: { x: 0, y: 0 },
      to: { x: 0, y: 700 },
    })
    drag.move({ ...at('front', 3, 600), isFree: true })
    expect(team()).toMatchObject({ xMm: 3, yMm: 600 })
    expect(editor.getState().guides).toBeNull()
    drag.move(at('front', 3, 600))
    drag.end()
    expect(editor.getState().guides).toBeNull()
  })
  it('leaves locked and unknown layers alone', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'frontText', change: { isLocked: true } })
    expect(startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330))).toBeNull()
    expect(startLayerDrag(editor, 'nobody', 'move', at('front', 0, 330))).toBeNull()
  })
})

describe('dragging several layers', () => {
  const layer = (id: string) => editor.getState().history.document.layers.find(other => other.id === id)!
  const choose = (...ids: string[]): void => editor.getState().select({ kind: 'layers', ids })

  it('takes all that are selected along, as one entry of the history', () => {
    const number = layer('frontNumber')
    choose('frontText', 'frontNumber')
    const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330))!
    for (let step = 1; step <= 20; step++) drag.move(at('front', step, 330 + 2 * step))
    drag.end()
    expect(team()).toMatchObject({ xMm: 20, yMm: 370 })
    expect(layer('frontNumber')).toMatchObject({ xMm: number.xMm + 20, yMm: number.yMm + 40 })
    editor.getState().undo()
    expect(editor.getState().history.document).toEqual(start)
    editor.getState().redo()
    expect(layer('frontNumber')).toMatchObject({ xMm: number.xMm + 20, yMm: number.yMm + 40 })
  })
  it('leaves the locked ones, and those that are not selected', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'frontNumber', change: { isLocked: true } })
    const [number, plate] = [layer('frontNumber'), layer('playerName')]
    choose('frontText', 'frontNumber')
    const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330))!
    drag.move(at('front', 50, 400))
    expect(team()).toMatchObject({ xMm: 50, yMm: 400 })
    expect(layer('frontNumber')).toBe(number)
    expect(layer('playerName')).toBe(plate)
  })
  it('moves layers on other pieces equally, each over its own seam', () => {
    editor.getState().commit({ kind: 'changeLayer', id: 'playerName', change: { xMm: 0, yMm: 420 } })
    choose('frontText', 'playerName')
    const drag = startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330))!
    drag.move(at('front', -200, 330))
    expect(layer('playerName')).toMatchObject({ piece: 'back', xMm: -200 })
    drag.move(at('back', 220, 330))
    expect(team().piece).toBe('back')
    expect(layer('playerName').piece).toBe('front')
    expect(layer('playerName').xMm).toBeGreaterThan(150)
    drag.move(at('front', 0, 330))
    drag.end()
    expect(layer('playerName')).toMatchObject({ piece: 'back', yMm: 420 })
    expect(layer('playerName').xMm).toBeCloseTo(0, 6)
  })
  it('drags a layer alone that is not one of them', () => {
    choose('playerName', 'frontNumber')
    const number = layer('frontNumber')
    startLayerDrag(editor, 'frontText', 'move', at('front', 0, 330))!.move(at('front', 30, 330))
    expect(team().xMm).toBe(30)
    expect(layer('frontNumber')).toBe(number)
  })
})

describe('the editor', () => {
  it('shows a player’s own kit without changing the design', async () => {
    const { shownDocument } = await import('../state/selectors.ts')
    const player = {
      id: 'p',
      name: 'CHAN DARA',
      printName: 'DARA',
      number: 7,
      size: 'L',
      version: 'player',
      sleeve: null,
    } as const
    editor.getState().setPlayers([player])
    editor.getState().showPlayer('p')
    const texts = shownDocument(editor.getState()).layers.map(layer => layer.kind === 'text' && layer.text)
    expect(texts).toEqual(['ANGKOR', '7', 'DARA', '7', '7'])
    expect(editor.getState().history.document).toBe(start)
    editor.getState().setPlayers([])
    expect(shownDocument(editor.getState())).toBe(start)
  })
  it('drops the selection of a layer that an undo takes away', () => {
    const { commit, select, undo } = editor.getState()
    commit({ kind: 'addLayer', layer: { ...team(), id: 'copy' } })
    select({ kind: 'layer', id: 'copy' })
    undo()
    expect(editor.getState().selection).toEqual({ kind: 'none' })
  })
  it('keeps what is left of several selected layers', () => {
    const { commit, select, toggleLayer, undo } = editor.getState()
    select({ kind: 'layer', id: 'frontText' })
    commit({ kind: 'addLayer', layer: { ...team(), id: 'copy' } })
    toggleLayer('copy')
    expect(editor.getState().selection).toEqual({ kind: 'layers', ids: ['frontText', 'copy'] })
    undo()
    expect(editor.getState().selection).toEqual({ kind: 'layer', id: 'frontText' })
    toggleLayer('frontText')
    expect(editor.getState().selection).toEqual({ kind: 'none' })
  })
})
