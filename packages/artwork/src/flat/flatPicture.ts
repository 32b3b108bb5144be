import type { DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { boxAround, boxHeight, boxWidth, type Box } from '@kitwright/measure'
import { contextOf } from '../surface/canvasTools.ts'
import type { Sources, Surface, SurfaceCanvas } from '../surface/types.ts'
import { pieceOf, type Board, type FlatShape, type Side } from './flatContext.ts'
import { jerseyFlat } from './jerseyFlat.ts'
import { piecesFlat } from './piecesFlat.ts'
import { dropShadow } from './shadeFlat.ts'
import { shortsFlat } from './shortsFlat.ts'

export interface FlatOptions {
  readonly widthPx: number
  readonly heightPx: number
  readonly side: Side
  /** The CSS colour behind the kit; null leaves it clear. */
  readonly background: string | null
  readonly surface: Surface
  readonly sources: Sources
}

/** The overlap of the jersey over the shorts in millimetres. */
const OVERLAP_MM = 50
/** The clear rim around the kit, as a share of the picture's shorter side. */
const MARGIN = 0.06

interface Flat {
  /** The groups of shapes, rearmost first: each casts its shadow on the groups behind it. */
  readonly groups: readonly (readonly FlatShape[])[]
  readonly box: Box
}

function layOut(board: Board): Flat {
  const upper = jerseyFlat(board)
  const hemY = pieceOf(board, board.side)?.box[3]
  const lower = shortsFlat(board, hemY === undefined ? 0 : hemY - OVERLAP_MM)
  const worn = [lower, upper].filter(group => group.length > 0)
  const groups = worn.length > 0 ? worn : [piecesFlat(board)]
  const points = groups.flat().flatMap(shape => shape.outline)
  return { groups, box: points.length > 0 ? boxAround(points) : [0, 0, 1, 1] }
}

/**
 * Draws a tidy flat picture of the whole garment for lists: the body with half sleeves beside the armholes, the collar
 * or hood, and the shorts under it, with seams and soft shading. Other garments show their pieces side by side. The
 * result is the same in browser and Node; fonts and sources must be loaded.
 */
export function flatPicture(document: DesignDocument, garment: Garment, options: FlatOptions): SurfaceCanvas {
  const { widthPx, heightPx, side, background, surface, sources } = options
  const { box } = layOut({ document, garment, side, pxPerMm: 1, surface, sources })
  const room = 1 - 2 * MARGIN
  const pxPerMm = Math.min((widthPx * room) / boxWidth(box), (heightPx * room) / boxHeight(box))
  const { groups } = layOut({ document, garment, side, pxPerMm, surface, sources })
  const canvas = surface.createCanvas(widthPx, heightPx)
  const context = contextOf(canvas)
  if (background !== null) {
    context.fillStyle = background
    context.fillRect(0, 0, widthPx, heightPx)
  }
  context.translate(widthPx / 2, heightPx / 2)
  context.scale(pxPerMm, pxPerMm)
  context.translate(-(box[0] + box[2]) / 2, -(box[1] + box[3]) / 2)
  for (const group of groups) {
    dropShadow(context, group, 30 * pxPerMm)
    for (const shape of group) shape.paint(context)
  }
  return canvas
}
