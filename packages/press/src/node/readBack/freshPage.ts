import { clearingOf, paintDrawing, type Context2d, type Drawing, type Sources } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { growBox, type Box, type Point } from '@kitwright/measure'
import type { Sheet } from '../../sheet.ts'
import type { ReadPixels } from './pages.ts'

interface Grid {
  readonly sheet: Sheet
  readonly pxPerMm: number
  /** The part of the page, px. */
  readonly part: Box
}

function along(context: Context2d, line: readonly Point[]): void {
  context.beginPath()
  line.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
}

function drawn({ sheet, pxPerMm, part: [x0, y0, x1, y1] }: Grid, paint: (context: Context2d) => void): ReadPixels {
  const [widthPx, heightPx] = [x1 - x0, y1 - y0]
  const canvas = nodeSurface.createCanvas(widthPx, heightPx)
  const context = canvas.getContext('2d') as Context2d
  context.translate(-x0, -y0)
  context.scale(pxPerMm, pxPerMm)
  context.translate(-sheet.page[0], -sheet.page[1])
  paint(context)
  const { data } = context.getImageData(0, 0, widthPx, heightPx)
  // Who collects memory sees no pixels: a page's are some twenty megabytes.
  canvas.width = 1
  canvas.height = 1
  return { widthPx, heightPx, data }
}

/** What of the piece a part of the page shows, and somewhat more, mm. */
const coverOf = ({ sheet: { page }, pxPerMm, part: [x0, y0, x1, y1] }: Grid): Box =>
  growBox([page[0] + x0 / pxPerMm, page[1] + y0 / pxPerMm, page[0] + x1 / pxPerMm, page[1] + y1 / pxPerMm], 2 / pxPerMm)

/** A drawing as the studio draws it on its canvas, on the grid of a page that is read back: within the sew line. */
export const freshPage = (grid: Grid, drawing: Drawing, sources: Sources): ReadPixels =>
  drawn(grid, context => {
    along(context, grid.sheet.lines.sew)
    context.clip()
    paintDrawing(context, drawing, { pxPerMm: grid.pxPerMm, surface: nodeSurface, sources })
  })

/** A part of the page without its texts; nothing is painted beyond it. */
export function bareGround(grid: Grid, sources: Sources): ReadPixels {
  const { artwork } = grid.sheet
  const instructions = artwork.instructions.filter(
    each => each.kind !== 'layer' || each.layer.kind !== 'text' || clearingOf(each.layer),
  )
  return freshPage(grid, { ...artwork, box: coverOf(grid), instructions }, sources)
}
