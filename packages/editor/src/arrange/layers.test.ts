import type { Layer } from '@kitwright/design'
import { zoneOf } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith } from '../testing/pictures.ts'
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
  it('hides none that is there already, however often it is added', () => {
    const crests = [add(logo()), add(logo()), add(logo())]
    crests.forEach((crest, at) =>
      crests.slice(0, at).forEach(other => {
        const apart = Math.max(Math.abs(crest.xMm - other.xMm), Math.abs(crest.yMm - other.yMm))
        expect(crest.piece !== other.piece || apart > 30, `${crest.id} and ${other.id}`).toBe(true)
      }),
    )
  })
  it('is written in a Khmer font where it holds a Khmer letter, and only there', () => {
    const fontOf = (text: string): unknown => (textLayerFor(editor, 'text', text) as { font?: string }).font
    expect(fontOf('FC អង្គរ')).toBe('kantumruy-pro')
    expect(fontOf('ANGKOR')).not.toBe('kantumruy-pro')
  })
})
