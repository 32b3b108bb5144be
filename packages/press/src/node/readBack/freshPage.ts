import { paintDrawing, type Context2d, type Drawing, type Sources } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import type { Point } from '@kitwright/measure'
import type { Sheet } from '../../sheet.ts'
import type { ReadPixels } from './pages.ts'

interface Grid {
  readonly sheet: Sheet
  readonly pxPerMm: number
  readonly widthPx: number
  readonly heightPx: number
}

function along(context: Context2d, line: readonly Point[]): void {
  context.beginPath()
  line.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
}

function drawn({ sheet, pxPerMm, widthPx, heightPx }: Grid, paint: (context: Context2d) => void): ReadPixels {
  const context = nodeSurface.createCanvas(widthPx, heightPx).getContext('2d') as Context2d
  context.scale(pxPerMm, pxPerMm)
  context.translate(-sheet.page[0], -sheet.page[1])
  paint(context)
  return { widthPx, heightPx, data: context.getImageData(0, 0, widthPx, heightPx).data }
}

/** A drawing as the studio draws it on its canvas, on the grid of a page that is read back: within the sew line. */
export const freshPage = (grid: Grid, drawing: Drawing, sources: Sources): ReadPixels =>
  drawn(grid, context => {
    along(context, grid.sheet.lines.sew)
    context.clip()
    paintDrawing(context, drawing, { pxPerMm: grid.pxPerMm, surface: nodeSurface, sources })
  })
