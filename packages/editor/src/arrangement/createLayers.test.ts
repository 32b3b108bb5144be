import type { Layer } from '@kitwright/design'
import { zoneOf } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith } from '../testing/pictures.ts'
import { imageLayerFor, roleOfPicture, textLayerFor } from './createLayers.ts'
import { addLayers } from './layerVerbs.ts'

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
  it('uses a Khmer font only for texts with a Khmer letter', () => {
    const fontOf = (text: string): unknown => (textLayerFor(editor, 'text', text) as { font?: string }).font
    expect(fontOf('FC អង្គរ')).toBe('kantumruy-pro')
    expect(fontOf('ANGKOR')).not.toBe('kantumruy-pro')
  })
})

describe('what a picture is for', () => {
  const shaped = (widthPx: number, heightPx: number) => ({ ...asset, widthPx, heightPx })
  const inZone = (id: string) => {
    const { piece, centre } = zoneOf(editor.getState().garment, kit.options, id)!
    return { piece, at: centre }
  }
  it('is told by its shape: a wide one is a sponsor', () => {
    const told = [shaped(600, 200), shaped(180, 100), shaped(170, 100), shaped(100, 300)]
    expect(told.map(each => roleOfPicture(editor, each))).toEqual(['sponsor', 'sponsor', 'logo', 'logo'])
  })
  it('is told by the zone where it is put before its shape', () => {
    expect(roleOfPicture(editor, shaped(100, 100), inZone('sponsor'))).toBe('sponsor')
    expect(roleOfPicture(editor, shaped(600, 100), inZone('logo'))).toBe('logo')
    expect(roleOfPicture(editor, shaped(600, 100), { piece: 'back', at: { x: 0, y: 300 } })).toBe('sponsor')
  })
})
