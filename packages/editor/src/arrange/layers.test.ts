import type { Layer } from '@kitwright/design'
import { zoneOf } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'
import { imageLayerFor, textLayerFor } from './layers.ts'
import { addLayers } from './verbs.ts'

const asset = { source: 'local', id: 'crest', widthPx: 10, heightPx: 10 } as const
const kit = kitWith()

let editor: Editor
const add = (layer: Layer): Layer => (addLayers(editor, [layer]), layer)
const logo = (): Layer => imageLayerFor(editor, 'logo', asset)

beforeEach(() => {
  editor = openEditor(kit)
})

describe('a layer that is added', () => {
  it('lies in the zone of what it is for', () => {
    const { garment } = editor.getState()
    const { piece, centre } = zoneOf(garment, kit.options, 'frontText')!
    expect(textLayerFor(editor, 'frontText', 'ANGKOR')).toMatchObject({
      text: 'ANGKOR',
      piece,
      xMm: centre.x,
      yMm: centre.y,
    })
    expect(logo()).toMatchObject({
      id: 'new-2',
      asset,
      piece: 'front',
      xMm: zoneOf(garment, kit.options, 'logo')!.centre.x,
    })
  })
  it('lies a little lower than each that is there already, so that it hides none', () => {
    const [first, second, third] = [add(logo()), add(logo()), add(logo())]
    expect(second.yMm).toBeGreaterThan(first.yMm + 20)
    expect(third.yMm - second.yMm).toBe(second.yMm - first.yMm)
    expect([second.xMm, third.xMm]).toEqual([first.xMm, first.xMm])
  })
  it('makes way for one that is a few millimetres off, and for none that lies beside it or on another piece', () => {
    const { xMm, yMm } = logo()
    for (const [dx, dy, makesWay] of [
      [3.9, 0, true],
      [-3.9, 0, true],
      [0, 3.9, true],
      [0, -3.9, true],
      [4, 0, false],
      [0, -4, false],
      [3.9, 50, false],
      [50, 3.9, false],
    ] as const) {
      editor = openEditor(kitWith(picture('there', 'front', xMm + dx, yMm + dy)))
      expect(logo().yMm > yMm, `${dx} ${dy}`).toBe(makesWay)
    }
    editor = openEditor(kitWith(picture('there', 'back', xMm, yMm)))
    expect(logo().yMm).toBe(yMm)
  })
  it('is written in a Khmer font where it holds a Khmer letter, and only there', () => {
    const fontOf = (text: string): unknown => (textLayerFor(editor, 'text', text) as { font?: string }).font
    expect(fontOf('FC អង្គរ')).toBe('kantumruy-pro')
    expect(fontOf('ANGKOR')).not.toBe('kantumruy-pro')
  })
})
