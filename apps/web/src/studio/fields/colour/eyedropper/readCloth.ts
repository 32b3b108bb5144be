import { drawPiece, rasterise, type Surface } from '@kitwright/artwork'
import { browserSurface, loadSources } from '@kitwright/artwork/browser'
import { findPiece } from '@kitwright/garment'
import { toHex } from '@kitwright/measure'
import { imageUrl } from '../../../../drafts/index.ts'
import type { PiecePoint } from '@kitwright/editor'
import type { ShownDesign } from '../../swatches/ColourContext.ts'

/** The resolution in px per mm: fine enough for letters, light enough for a phone. */
const PX_PER_MM = 2

/** Pixels that are read repeatedly stay in processor memory. */
const readable: Surface = {
  createCanvas(widthPx, heightPx) {
    const canvas = browserSurface.createCanvas(widthPx, heightPx)
    ;(canvas as HTMLCanvasElement).getContext('2d', { willReadFrequently: true })
    return canvas
  },
}

/** The cloth as designed: no light, no folds. */
export interface Cloth {
  /** Returns the colour at a place; null beside the cloth. */
  colourAt(place: PiecePoint): string | null
  /** Paints the surroundings of a place, with `across` of its pixels across the whole canvas. */
  magnify(place: PiecePoint, canvas: HTMLCanvasElement, across: number): void
}

interface Sheet {
  readonly canvas: HTMLCanvasElement
  readonly at: (place: PiecePoint) => readonly [x: number, y: number]
}

/** Prepares the pieces of a design for reading; each is drawn at its first access. */
export async function readCloth({ document, garment }: ShownDesign): Promise<Cloth> {
  const sources = await loadSources(document, imageUrl)
  const sheets = new Map<string, Sheet>()

  const draw = (id: string): Sheet | null => {
    const found = findPiece(garment, document.options, id)
    if (!found) return null
    const drawing = drawPiece(document, garment, id)
    const canvas = rasterise(drawing, { pxPerMm: PX_PER_MM, surface: readable, sources }) as HTMLCanvasElement
    const [x0, y0, x1, y1] = drawing.box
    const [sx, sy] = [canvas.width / (x1 - x0), canvas.height / (y1 - y0)]
    return { canvas, at: ({ at }) => [Math.floor((at.x - x0) * sx), Math.floor((at.y - y0) * sy)] }
  }
  const sheetOf = (id: string): Sheet | null => {
    const sheet = sheets.get(id) ?? draw(id)
    if (sheet) sheets.set(id, sheet)
    return sheet
  }

  return {
    colourAt(place) {
      const sheet = sheetOf(place.piece)
      const pixel = sheet?.canvas.getContext('2d')?.getImageData(...sheet.at(place), 1, 1).data
      if (!pixel || pixel[3] === 0) return null
      return toHex({ r: pixel[0]!, g: pixel[1]!, b: pixel[2]!, a: 1 })
    },
    magnify(place, canvas, across) {
      const sheet = sheetOf(place.piece)
      const context = canvas.getContext('2d')
      if (!sheet || !context) return
      const [x, y] = sheet.at(place)
      const from = Math.floor(across / 2)
      context.imageSmoothingEnabled = false
      context.clearRect(0, 0, canvas.width, canvas.height)
      context.drawImage(sheet.canvas, x - from, y - from, across, across, 0, 0, canvas.width, canvas.height)
    },
  }
}
