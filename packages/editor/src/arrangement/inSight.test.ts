import { applyCommand, type Fill } from '@kitwright/design'
import { contrast, parseHex } from '@kitwright/measure'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { openEditor } from '../testing/openEditor.ts'
import { picture } from '../testing/pictures.ts'
import { imageLayerInSight, symbolInk } from './inSight.ts'
import { addLayers } from './layerVerbs.ts'

const asset = { source: 'local', id: 'lion', widthPx: 1000, heightPx: 1000 } as const
const kit = defaultDesign('soccer', '#1e3a8a', { team: 'ANGKOR', name: 'SOK', number: '10' })
let editor: Editor
beforeEach(() => {
  editor = openEditor(kit)
})

describe('a picture of the library', () => {
  it('comes to the middle of the piece that is looked at', () => {
    expect(imageLayerInSight(editor, 'logo', asset)).toMatchObject({ piece: 'front', xMm: 0 })
    editor.getState().setView('back')
    expect(imageLayerInSight(editor, 'logo', asset)).toMatchObject({ piece: 'back', xMm: 0 })
    editor.getState().setView('left')
    expect(imageLayerInSight(editor, 'logo', asset).piece).toBe('sleeveL')
  })
  it('lies on nothing that is there, however many come', () => {
    for (let i = 0; i < 3; i++) addLayers(editor, [imageLayerInSight(editor, 'logo', asset)])
    const added = editor.getState().history.document.layers.slice(kit.layers.length)
    const heights = added.map(({ yMm }) => yMm).toSorted((a, b) => a - b)
    expect(new Set(added.map(({ xMm, yMm }) => `${xMm} ${yMm}`)).size).toBe(3)
    expect(heights[1]! - heights[0]! > 30 || added.some(({ xMm }) => xMm !== 0)).toBe(true)
  })
})

describe('the ink of a symbol', () => {
  const on = (fill: Fill) =>
    symbolInk(
      applyCommand(kit, { kind: 'setPartFill', part: 'base', fill }).document,
      editor.getState().garment,
      picture('a', 'front', 0, 300),
    )
  it('is the club’s where one of its colours is seen on the cloth', () => {
    const club = kit.clubColours.map(({ colour }) => colour)
    for (const { colour } of kit.clubColours) {
      const ink = on({ kind: 'solid', colour })
      expect(club).toContain(ink)
      expect(contrast(parseHex(ink)!, parseHex(colour)!)).toBeGreaterThanOrEqual(3)
    }
  })
  it('is plain where none of them is seen at both ends of a gradient', () => {
    const stops: [{ colour: string; at: number }, { colour: string; at: number }] = [
      { colour: '#ffffff', at: 0 },
      { colour: '#000000', at: 100 },
    ]
    expect(['#ffffff', '#0f172a']).toContain(on({ kind: 'gradient', shape: 'linear', angleDeg: 0, stops }))
  })
})
