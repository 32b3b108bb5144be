import { measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { createImageLayer, parseDesign } from '@kitwright/design'
import { findPiece, zoneOf } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { createEditor, defaultDesign } from '@kitwright/editor'
import { droppedLayer } from './dropLayer.ts'

const document = defaultDesign('soccer', '#10b981', { team: 'A', name: 'B', number: '1' })
let made = 0
const studio = createEditor(
  { document, players: [] },
  {
    measure: layer => measureLayer(layer, nodeSurface),
    newId: () => `new-${++made}`,
    now: () => 0,
    hasPicture: async () => true,
  },
)
const state = studio.getState()
const { garment } = state
const { options } = state.history.document
const picture = {
  asset: { source: 'local', id: 'a', widthPx: 80, heightPx: 40 },
  role: 'logo',
  name: ' Naga ',
} as const

describe('a picture that is let go', () => {
  it('lies there, under its own name, and the next beside it', () => {
    const place = { piece: 'back', at: { x: 31.26, y: 200 } }
    const layer = droppedLayer(studio, picture, place)
    expect(layer).toMatchObject({ piece: 'back', xMm: 31.3, yMm: 200, name: 'Naga' })
    expect(droppedLayer(studio, picture, place, 1)).toMatchObject({ xMm: 46.3, yMm: 215 })
    expect(layer).toMatchObject({ widthMm: 72 })
    expect(parseDesign({ ...document, layers: [...document.layers, layer] }).ok).toBe(true)
  })
  it('never lies farther off than its piece reaches', () => {
    const box = findPiece(garment, options, 'front')!.piece.box
    const layer = droppedLayer(studio, picture, { piece: 'front', at: { x: 9000, y: -9000 } })
    expect([layer.xMm, layer.yMm]).toEqual([box[2], box[1]].map(mm => Math.round(mm * 10) / 10))
  })
  it.each([
    ['beside the garment', null],
    ['on a collar, which is not printed', { piece: 'collar', at: { x: 0, y: 0 } }],
  ])('lies where its kind belongs %s', (_, place) => {
    const plain = createImageLayer('x', 'logo', picture.asset, zoneOf(garment, options, 'logo')!)
    expect(droppedLayer(studio, picture, place)).toMatchObject({ piece: plain.piece, xMm: plain.xMm })
  })
})
