import { clearingOf, paintDrawing, type Context2d, type Drawing, type Sources } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { growBox, type Box, type Point } from '@kitwright/measure'
import type { Sheet } from '../../../sheet.ts'
import { reclaimCanvasMemory } from '../render/reclaimCanvasMemory.ts'
import type { ColourTable } from '../../inkConversion/colourTable.ts'
import type { PagePixels } from '../render/renderPdfPages.ts'
import { separately, simulateInksOnCanvas } from '../render/simulateInks.ts'
import { liesTurned, showTurned } from '../render/rotatedPixels.ts'

export type Canvas = ReturnType<typeof nodeSurface.createCanvas>

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

/** Frees a canvas's pixels, some twenty megabytes for a page, which the garbage collector does not see. */
export function releaseCanvasPixels(canvas: Canvas): void {
  canvas.width = 1
  canvas.height = 1
}

const contextOf = (canvas: Canvas): Context2d => canvas.getContext('2d') as Context2d

export const pixelsOf = (canvas: Canvas, [x0, y0, x1, y1]: Box): PagePixels => ({
  widthPx: x1 - x0,
  heightPx: y1 - y0,
  data: contextOf(canvas).getImageData(x0, y0, x1 - x0, y1 - y0).data,
})

/** Inputs of a fresh drawing. */
export interface ReferenceDrawOptions {
  readonly sources: Sources
  /** Visible form of each colour if the page has a printer's inks. */
  readonly shown?: ColourTable | undefined
  /** Whether rotated content is drawn as rotated pixels are displayed. */
  readonly isTurnedShown?: boolean
}

function paintOn(
  context: Context2d,
  { sheet, pxPerMm, part: [x0, y0] }: Grid,
  drawing: Drawing,
  sources: Sources,
): void {
  context.save()
  context.translate(-x0, -y0)
  context.scale(pxPerMm, pxPerMm)
  context.translate(-sheet.page[0], -sheet.page[1])
  along(context, sheet.lines.sew)
  context.clip()
  paintDrawing(context, drawing, { pxPerMm, surface: nodeSurface, sources })
  context.restore()
}

/**
 * Draws a drawing as the studio does, on the grid of a page that is read back: within the sew line and above the
 * existing content. On a page in inks, each paint is converted on its own before it is composited, as the press does:
 * transparency is mixed afterwards.
 */
export async function paintedOn(
  grid: Grid,
  drawing: Drawing,
  { sources, shown, isTurnedShown, under }: ReferenceDrawOptions & { readonly under?: Canvas | undefined },
): Promise<Canvas> {
  const [x0, y0, x1, y1] = grid.part
  const canvas = nodeSurface.createCanvas(x1 - x0, y1 - y0)
  const context = contextOf(canvas)
  if (under) context.drawImage(under as never, 0, 0)
  for (const paint of separately(drawing)) {
    await reclaimCanvasMemory()
    if (!shown && !isTurnedShown) paintOn(context, grid, paint, sources)
    else {
      const own = nodeSurface.createCanvas(canvas.width, canvas.height)
      paintOn(contextOf(own), grid, paint, sources)
      if (shown) await simulateInksOnCanvas(own, shown)
      const [only] = paint.instructions
      if (isTurnedShown && only && liesTurned(only)) showTurned(own, only, sources)
      context.drawImage(own as never, 0, 0)
      releaseCanvasPixels(own)
    }
  }
  return canvas
}

/** Returns the area of the piece that a part of the page shows, and slightly more, mm. */
const coverOf = ({ sheet: { page }, pxPerMm, part: [x0, y0, x1, y1] }: Grid): Box =>
  growBox([page[0] + x0 / pxPerMm, page[1] + y0 / pxPerMm, page[0] + x1 / pxPerMm, page[1] + y1 / pxPerMm], 2 / pxPerMm)

type Instruction = Drawing['instructions'][number]

/** Returns whether an instruction is a visible text. A text may also be a knock-out. */
export const isInkedText = (each: Instruction): boolean =>
  each.kind === 'layer' && each.layer.kind === 'text' && !clearingOf(each.layer)

/** Draws a part of the page without its texts. Nothing is painted beyond it. */
export async function bareGround(grid: Grid, painting: ReferenceDrawOptions): Promise<PagePixels> {
  const { artwork } = grid.sheet
  const instructions = artwork.instructions.filter(each => !isInkedText(each))
  const canvas = await paintedOn(grid, { ...artwork, box: coverOf(grid), instructions }, painting)
  const pixels = pixelsOf(canvas, [0, 0, canvas.width, canvas.height])
  releaseCanvasPixels(canvas)
  return pixels
}
