import type { Context2d } from '@kitwright/artwork'
import type { Piece, PieceEdge } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'

/** Twin-needle hem, mm from the edge. */
const HEM_MM = [17, 22]
const SHADE = '15,20,30'

const isHem = ({ name }: PieceEdge): boolean => name.startsWith('hem')

interface Line {
  readonly widthMm: number
  /** 0-1. */
  readonly strength: number
}

function stroke(context: Context2d, points: readonly Point[], { widthMm, strength }: Line): void {
  context.beginPath()
  points.forEach((point, i) => (i === 0 ? context.moveTo(point.x, point.y) : context.lineTo(point.x, point.y)))
  context.lineWidth = widthMm
  context.strokeStyle = `rgba(${SHADE},${strength})`
  context.stroke()
}

/** Offsets an edge to both sides. The outer line lies beside the piece and is never visible. */
function beside(points: readonly Point[], byMm: number): Point[][] {
  return [byMm, -byMm].map(by =>
    points.map((point, i) => {
      const from = points[Math.max(0, i - 1)]!
      const to = points[Math.min(points.length - 1, i + 1)]!
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
      return { x: point.x + ((to.y - from.y) / length) * by, y: point.y - ((to.x - from.x) / length) * by }
    }),
  )
}

/** Shades a groove along every seam and two rows of stitches along every hem. The context is in mm on the piece. */
export function drawSeams(context: Context2d, { edges, isRib, isTrim }: Piece): void {
  if (isTrim) return
  for (const edge of edges) {
    if (isHem(edge)) {
      for (const byMm of HEM_MM)
        for (const line of beside(edge.points, byMm)) stroke(context, line, { widthMm: 1.6, strength: 0.14 })
      continue
    }
    // A rib's own upper edge is a fold: nothing is sewn there.
    if (isRib && edge.name === 'top') continue
    stroke(context, edge.points, { widthMm: isRib ? 4 : 7, strength: 0.1 })
    stroke(context, edge.points, { widthMm: isRib ? 2 : 3, strength: 0.16 })
  }
}
