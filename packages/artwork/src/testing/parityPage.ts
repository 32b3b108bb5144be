import { getGarment } from '@kitwright/garment'
import { browserSurface, loadSources, loadTile } from '../browser.ts'
import { sizeOf } from '../canvas.ts'
import { drawPiece, measureLayer, rasterise } from '../index.ts'
import { PARITY_CASES, PARITY_PX_PER_MM } from './parityDocuments.ts'

/** What one world makes of one case. */
export interface ParityResult {
  /** PNG as a data URL. */
  readonly picture: string
  readonly widthsMm: readonly number[]
}

async function drawAll(): Promise<ParityResult[]> {
  const results: ParityResult[] = []
  for (const { document: design, piece } of PARITY_CASES) {
    const sources = await loadSources(design, () => '/crest.png')
    const canvas = rasterise(drawPiece(design, getGarment('soccer'), piece), {
      pxPerMm: PARITY_PX_PER_MM,
      surface: browserSurface,
      sources,
    }) as HTMLCanvasElement
    results.push({
      picture: canvas.toDataURL('image/png'),
      widthsMm: design.layers.map(layer => measureLayer(layer, browserSurface).widthMm),
    })
  }
  return results
}

/** The longer sides of patterns' tiles for the press, px. */
const tileSides = (ids: readonly string[]): Promise<number[]> =>
  Promise.all(
    ids.map(async id => {
      const { width, height } = sizeOf(await loadTile(id, 'print'))
      return Math.max(width, height)
    }),
  )

Object.assign(globalThis, { drawAll, tileSides })
