import type { SKRSContext2D } from '@napi-rs/canvas'
import { paintDrawing, type Context2d, type Sources } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import type { Sheet } from '../sheet.ts'

interface Painting {
  readonly pxPerMm: number
  readonly sources: Sources
  /** On a page of a PDF rather than in a picture. */
  readonly isPage?: boolean
  /** The sew line's, with its width in mm. */
  readonly line: { readonly colour: string; readonly widthMm: number }
}

/** A piece as it is seen once it is sewn: its artwork within the sew line, and that line. In the piece's own mm. */
export function paintSewn(context: SKRSContext2D, sheet: Sheet, { line, ...how }: Painting): void {
  const trace = (): void => {
    context.beginPath()
    sheet.lines.sew.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.closePath()
  }
  context.save()
  trace()
  context.clip()
  paintDrawing(context as unknown as Context2d, sheet.artwork, { ...how, surface: nodeSurface })
  context.restore()
  trace()
  context.strokeStyle = line.colour
  context.lineWidth = line.widthMm
  context.stroke()
}
