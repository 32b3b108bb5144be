import { createCanvas } from '@napi-rs/canvas'
import { getGarment } from '@kitwright/garment'
import { assetKey, drawPiece, measureLayer, patternsOf, rasterise } from '../index.ts'
import { encodePng, loadImageBuffer, nodeSources, nodeSurface } from '../node/index.ts'
import { PARITY_ASSET, PARITY_CASES, PARITY_PX_PER_MM } from './parityDocuments.ts'

/** Node's rendering of one case. */
export interface DrawnInNode {
  /** The PNG as a data URL. */
  readonly picture: string
  readonly widthsMm: readonly number[]
}

/** Draws a crest with thin lines, text-like detail and half-transparent pixels. */
export function crestPng(): Buffer {
  const canvas = createCanvas(PARITY_ASSET.widthPx, PARITY_ASSET.heightPx)
  const context = canvas.getContext('2d')
  const shade = context.createLinearGradient(0, 0, 700, 800)
  shade.addColorStop(0, '#facc15')
  shade.addColorStop(1, '#b91c1c80')
  context.fillStyle = shade
  context.beginPath()
  context.ellipse(350, 400, 340, 390, 0, 0, Math.PI * 2)
  context.fill()
  context.lineWidth = 6
  for (let y = 20; y < 800; y += 40) context.strokeRect(60, y, 580, 20)
  return canvas.toBuffer('image/png')
}

const urlOf = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

/** Draws the picture that the cases show, and each case in Node. */
export default async function drawInNode(): Promise<{ crest: string; drawn: DrawnInNode[] }> {
  const crest = crestPng()
  const sources = await nodeSources(
    PARITY_CASES.flatMap(({ document }) => patternsOf(document)),
    new Map([[assetKey(PARITY_ASSET), await loadImageBuffer(crest)]]),
  )
  const draw = async ({ document, piece }: (typeof PARITY_CASES)[number]): Promise<DrawnInNode> => {
    const canvas = rasterise(drawPiece(document, getGarment('soccer'), piece), {
      pxPerMm: PARITY_PX_PER_MM,
      surface: nodeSurface,
      sources,
    })
    return {
      picture: urlOf(await encodePng(canvas)),
      widthsMm: document.layers.map(layer => measureLayer(layer, nodeSurface).widthMm),
    }
  }
  const drawn: DrawnInNode[] = []
  for (const each of PARITY_CASES) drawn.push(await draw(each))
  return { crest: urlOf(crest), drawn }
}
