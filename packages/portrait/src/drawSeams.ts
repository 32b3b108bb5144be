import type { Context2d } from '@kitwright/artwork'
import type { Piece, PieceEdge } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { edgeKindOf, HEM_END_MM, HEM_ROWS_MM, STITCH_MM, TOPSTITCH_MM, type EdgeKind } from './studio/index.ts'

const SHADE = '0,0,0'
const LIGHT = '255,255,255'

interface Line {
  readonly widthMm: number
  /** 0-1. */
  readonly strength: number
  readonly rgb?: string
  readonly dashMm?: readonly number[]
}

function stroke(context: Context2d, points: readonly Point[], line: Line): void {
  const { widthMm, strength, rgb = SHADE, dashMm = [] } = line
  context.beginPath()
  points.forEach((point, i) => (i === 0 ? context.moveTo(point.x, point.y) : context.lineTo(point.x, point.y)))
  context.lineWidth = widthMm
  context.strokeStyle = `rgba(${rgb},${strength})`
  context.setLineDash([...dashMm])
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

/** Shades a furrow with the threads of its stitches. */
function drawRow(context: Context2d, edge: PieceEdge, byMm: number, depth: number): void {
  for (const line of beside(edge.points, byMm)) {
    stroke(context, line, { widthMm: 3.4, strength: 0.07 * depth })
    stroke(context, line, { widthMm: 1.4, strength: 0.1 * depth })
    const dashMm = [STITCH_MM * 0.75, STITCH_MM * 0.25]
    stroke(context, line, { widthMm: 0.7, strength: 0.2 * depth, rgb: LIGHT, dashMm })
  }
}

/** Distance from a groove at which the cloth bulges into the light, mm. */
const BULGE_MM = 4

/** Shades the groove of a seam, or the roll of a fold, from wide and faint to narrow, and lightens the cloth that bulges beside it. */
function drawGroove(context: Context2d, edge: PieceEdge, widthsMm: readonly number[]): void {
  for (const widthMm of widthsMm) stroke(context, edge.points, { widthMm, strength: 0.075 })
  for (const line of beside(edge.points, BULGE_MM)) stroke(context, line, { widthMm: 3, strength: 0.05, rgb: LIGHT })
}

/** Mean distance between puckers, and how much it varies, mm. */
const PUCKER_MM = { every: 15, varies: 16 }

interface PuckerReach {
  /** Distances from the edge between which the cloth is drawn together, mm. */
  readonly from: number
  readonly to: number
  readonly strength: number
}

/** Shades the small folds across a seam that its thread draws together: a dark flank and a lit one each. */
function drawPuckers(context: Context2d, { points }: PieceEdge, { from, to, strength }: PuckerReach): void {
  const tones = [
    { rgb: SHADE, aside: 0 },
    { rgb: LIGHT, aside: 5 },
  ]
  for (const { rgb, aside } of tones) {
    context.beginPath()
    let next = aside + PUCKER_MM.every / 2
    let count = 0
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1]!, points[i]!]
      const length = Math.hypot(b.x - a.x, b.y - a.y)
      for (; next < length; count++) {
        const [x, y] = [a.x + ((b.x - a.x) * next) / length, a.y + ((b.y - a.y) * next) / length]
        const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length]
        // The golden ratio spreads the distances: no two neighbours are alike.
        const share = (count * 0.618034) % 1
        const reach = from + (to - from) * (0.3 + 0.7 * share)
        for (const side of [1, -1]) {
          context.moveTo(x + nx * from * side, y + ny * from * side)
          context.lineTo(x + nx * reach * side, y + ny * reach * side)
        }
        next += PUCKER_MM.every + PUCKER_MM.varies * (share - 0.5)
      }
      next -= length
    }
    context.strokeStyle = `rgba(${rgb},${strength})`
    context.setLineDash([])
    for (const widthMm of [6, 3]) {
      context.lineWidth = widthMm
      context.stroke()
    }
  }
}

const SEAM_PUCKERS: PuckerReach = { from: 0, to: 11, strength: 0.026 }
const HEM_PUCKERS: PuckerReach = { from: 14, to: 28, strength: 0.02 }

const drawEdge: Readonly<Record<EdgeKind, (context: Context2d, edge: PieceEdge) => void>> = {
  hem(context, edge) {
    drawGroove(context, edge, [2.8, 1.4])
    for (const byMm of HEM_ROWS_MM) drawRow(context, edge, byMm, 1)
    drawPuckers(context, edge, HEM_PUCKERS)
    for (const line of beside(edge.points, HEM_END_MM)) stroke(context, line, { widthMm: 0.8, strength: 0.06 })
  },
  // Nothing is sewn at a rib's free edge: the cloth is folded there.
  fold: (context, edge) => drawGroove(context, edge, [3.5, 1.5]),
  seam(context, edge) {
    drawGroove(context, edge, [6, 3, 1.5])
    drawPuckers(context, edge, SEAM_PUCKERS)
  },
  topstitched(context, edge) {
    drawGroove(context, edge, [6, 3, 1.5])
    drawPuckers(context, edge, SEAM_PUCKERS)
    drawRow(context, edge, TOPSTITCH_MM, 0.6)
  },
}

/** Shades a piece's hems, seams and stitches where the studio's cloth has them. The context is in mm on the piece. */
export function drawSeams(context: Context2d, piece: Piece): void {
  if (piece.isTrim) return
  for (const edge of piece.edges) drawEdge[edgeKindOf(edge, piece)](context, edge)
  context.setLineDash([])
}
