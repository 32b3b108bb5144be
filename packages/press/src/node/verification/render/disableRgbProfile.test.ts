import { createCanvas } from '@napi-rs/canvas'
import { assetKey } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources } from '@kitwright/artwork/node'
import { createImageLayer, type ImageLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { kit, sheetsIn } from '../../../testing/kit.ts'
import { freeProfiles, writePdf } from '../../index.ts'
import { findDifference } from '../comparison/findDifference.ts'

/** Has more pixels than PDFium converts exactly with a profile. */
const asset = { source: 'file', id: 'photo', widthPx: 640, heightPx: 480 } as const

/** Creates a picture of a slow gradient: over wide areas it is nearly one colour. */
async function smooth() {
  const canvas = createCanvas(asset.widthPx, asset.heightPx)
  const context = canvas.getContext('2d')
  const shade = context.createLinearGradient(0, 0, asset.widthPx, asset.heightPx)
  shade.addColorStop(0, '#0f172a')
  shade.addColorStop(1, '#b91c1c')
  context.fillStyle = shade
  context.fillRect(0, 0, asset.widthPx, asset.heightPx)
  return new Map([[assetKey(asset), await loadImageBuffer(canvas.toBuffer('image/png'))]])
}

test('a smooth photograph is read back in its colours, transparent ones too', async () => {
  const [plain, profiles] = [kit(), await freeProfiles()]
  const zone = zoneOf(getGarment('soccer'), plain.options, 'playerName')!
  const photo = (id: string, yMm: number, opacity: number): ImageLayer => ({
    ...createImageLayer(id, 'image', asset, zone),
    yMm,
    opacity,
    widthMm: 320,
    heightMm: 240,
  })
  const layers = [photo('whole', 180, 1), photo('faint', 460, 0.7)]
  const all = sheetsIn('L', { document: { ...plain, layers }, player: { name: '', number: null } })
  const sheets = all.filter(({ piece }) => piece === 'back')
  const sources = await nodeSources([], await smooth(), 'print')
  const pdf = await writePdf({ sheets, sources, profiles, title: 'KIT 1.1', madeAt: new Date(0) })
  expect(await findDifference(pdf, { sheets, sources })).toBeNull()
})
