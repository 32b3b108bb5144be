import { createImageLayer, type DesignDocument, type Layer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { documentOf } from '../state/selectors.ts'
import { selectedIds } from '../state/selection.ts'
import { openEditor } from '../testing/openEditor.ts'
import { dragPointOnCloth, pinchOnCloth, pressCloth, type ClothHit, type ClothPress } from './pressCloth.ts'

/** Two square pictures on the front, the second over the first's right half. */
function twoPictures(): DesignDocument {
  const bare = defaultDesign('soccer', '#10b981', { team: 'ANGKOR', name: 'SOK', number: '10' })
  const asset = { source: 'local', id: 'a', widthPx: 400, heightPx: 400 } as const
  const zone = zoneOf(getGarment('soccer'), bare.options, 'logo')!
  const picture = (id: string, xMm: number): Layer => ({
    ...createImageLayer(id, 'logo', asset, zone),
    piece: 'front',
    xMm,
    yMm: 300,
    widthMm: 40,
    heightMm: 40,
    rotationDeg: 0,
  })
  return { ...bare, layers: [picture('below', 0), picture('above', 20)] }
}

const plane = { origin: { x: 0, y: 0 }, xx: 1, xy: 0, yx: 0, yy: 1 }
const facing = { planeOf: () => plane }
const on = (layer: string | null, x = 10): ClothHit => ({ piece: 'front', part: 'base', at: { x, y: 300 }, layer })
const free = { isStepped: false, isFree: true }

let editor: Editor
const press = (hit: ClothHit | null, how: Partial<ClothPress> = {}) =>
  pressCloth(editor, facing, { hit, pointerType: 'mouse', intent: 'select', ...free, ...how })
const selected = () => selectedIds(editor.getState().selection)
const xOf = (id: string) => documentOf(editor.getState()).layers.find(layer => layer.id === id)!.xMm
const select = (id: string) => editor.getState().select({ kind: 'layer', id })

beforeEach(() => {
  editor = openEditor(twoPictures())
})

describe('a press on the cloth', () => {
  it('selects by click the top layer, else the part, else nothing', () => {
    press(on('above')).click()
    expect(selected()).toEqual(['above'])
    press(on(null)).click()
    expect(editor.getState().selection).toEqual({ kind: 'part', part: 'base' })
    press(null).click()
    expect(editor.getState().selection).toEqual({ kind: 'none' })
  })

  it('with Shift or Ctrl drags too, and only a click toggles', () => {
    select('above')
    const hold = press(on('above'), { intent: 'add' })
    hold.begin()
    hold.drag!.move(dragPointOnCloth(on('above', -40), free))
    hold.drag!.end()
    expect([selected(), xOf('above')]).toEqual([['above'], -30])
    press(on('below', -40), { intent: 'add' }).click()
    expect(selected()).toEqual(['above', 'below'])
    press(on('below', -40), { intent: 'add' }).click()
    expect(selected()).toEqual(['above'])
  })

  it('drags an unselected layer with a mouse, selecting it', () => {
    const hold = press(on('above'))
    expect(selected()).toEqual([])
    hold.begin()
    hold.drag!.move(dragPointOnCloth(on('above', -40), free))
    hold.drag!.end()
    expect(selected()).toEqual(['above'])
    expect(xOf('above')).toBe(-30)
  })

  it('drags with a finger only a layer that is selected', () => {
    expect(press(on('above'), { pointerType: 'touch' }).drag).toBeNull()
    select('above')
    expect(press(on('above'), { pointerType: 'touch' }).drag).not.toBeNull()
  })

  it('moves the selected layer, though another lies over it there', () => {
    select('below')
    const hold = press(on('above'))
    hold.begin()
    hold.drag!.move(dragPointOnCloth(on('above', 40), free))
    expect(selected()).toEqual(['below'])
    expect([xOf('below'), xOf('above')]).toEqual([30, 20])
  })

  it('adds a layer to the selected ones and takes it out again', () => {
    select('below')
    const adding = press(on('above', 35), { intent: 'add' })
    adding.click()
    expect(selected()).toEqual(['below', 'above'])
    press(on('above', 35), { intent: 'add' }).click()
    expect(selected()).toEqual(['below'])
  })

  it('selects the layer under it for the menu, and drags nothing', () => {
    const hold = press(on('above'), { intent: 'menu' })
    expect([hold.drag, hold.selectForMenu(), selected()]).toEqual([null, true, ['above']])
    expect(press(null, { intent: 'menu' }).selectForMenu()).toBe(false)
  })
})

describe('two fingers on the cloth', () => {
  const fingers = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ] as const

  it('take the one selected layer, unless it is turned away', () => {
    expect(pinchOnCloth(editor, facing, fingers)).toBeNull()
    select('above')
    expect(pinchOnCloth(editor, { planeOf: () => null }, fingers)).toBeNull()
    expect(pinchOnCloth(editor, facing, fingers)).not.toBeNull()
  })
})
