import type { SKRSContext2D } from '@napi-rs/canvas'
import { paintDrawing, type Context2d, type Drawing, type Sources } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { boxHeight, boxWidth } from '@kitwright/measure'
import type { Sheet } from '../../sheet.ts'

interface SewnPaintOptions {
  readonly pxPerMm: number
  readonly sources: Sources
  /** Whether the target is a page of a PDF rather than a picture. */
  readonly isPage?: boolean
  /** Colour of the sew line and its width in mm. */
  readonly line: { readonly colour: string; readonly widthMm: number }
}

/** Whether a pattern or gradient covers the whole garment, which a paper's page stores as pixels. */
const isOfPixels = (each: Drawing['instructions'][number]): boolean =>
  each.kind === 'ground' && each.wrap !== undefined && (each.patterns.length > 0 || each.fill.kind !== 'solid')

/**
 * Paints raster grounds as one opaque picture: separate pictures would need masks and colours that pack badly. Returns
 * the instructions that are still to be painted.
 */
function paintGround(
  context: SKRSContext2D,
  artwork: Drawing,
  how: Omit<SewnPaintOptions, 'line' | 'isPage'>,
): Drawing {
  const { instructions, fabricColour: _, ...bare } = artwork
  const last = instructions.findLastIndex(isOfPixels)
  if (last < 0) return artwork
  const { box } = artwork
  const [width, height] = [boxWidth(box), boxHeight(box)]
  const canvas = nodeSurface.createCanvas(Math.ceil(width * how.pxPerMm), Math.ceil(height * how.pxPerMm))
  const own = canvas.getContext('2d') as Context2d
  own.fillStyle = '#ffffff'
  own.fillRect(0, 0, canvas.width, canvas.height)
  own.scale(canvas.width / width, canvas.height / height)
  own.translate(-box[0], -box[1])
  paintDrawing(own, { ...artwork, instructions: instructions.slice(0, last + 1) }, { ...how, surface: nodeSurface })
  context.drawImage(canvas as never, box[0], box[1], width, height)
  return { ...bare, instructions: instructions.slice(last + 1) }
}

/**
 * Paints a piece as it appears once sewn: its artwork within the sew line, and that line. Coordinates are the piece's
 * own mm.
 */
export function paintSewn(context: SKRSContext2D, sheet: Sheet, { line, ...how }: SewnPaintOptions): void {
  const trace = (): void => {
    context.beginPath()
    sheet.lines.sew.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.closePath()
  }
  context.save()
  trace()
  context.clip()
  const artwork = how.isPage ? paintGround(context, sheet.artwork, how) : sheet.artwork
  paintDrawing(context as unknown as Context2d, artwork, { ...how, surface: nodeSurface })
  context.restore()
  trace()
  context.strokeStyle = line.colour
  context.lineWidth = line.widthMm
  context.stroke()
}
