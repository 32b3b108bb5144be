import { distance, type Point } from '@kitwright/measure'
import { lengthOf, markOf, measurePieces } from './gradeMeasure.ts'
import type { MeasureRule, Stretch } from './gradeTypes.ts'
import type { PieceEdge } from './types.ts'

export interface SizedPiece {
  readonly id: string
  readonly edges: readonly PieceEdge[]
}

/** Nearer to the chart than this, pieces are left as they were drafted. */
const GOOD_ENOUGH_MM = 0.2
const SAME_POINT_MM = 0.3

function scaleBelow({ id, edges }: SizedPiece, { level, times }: { level: number; times: number }): SizedPiece {
  const move = (p: Point): Point => (p.y > level ? { x: p.x, y: level + (p.y - level) * times } : p)
  return { id, edges: edges.map(({ name, points }) => ({ name, points: points.map(move) })) }
}

/** Both ends move; what lies between goes with them by its share of the length. */
function moveEnds(points: readonly Point[], start: Point, end: Point): Point[] {
  const whole = lengthOf(points)
  const [first, last] = [points[0]!, points.at(-1)!]
  return points.map((p, i) => {
    const share = lengthOf(points.slice(0, i + 1)) / whole
    const by = (k: 'x' | 'y'): number => (start[k] - first[k]) * (1 - share) + (end[k] - last[k]) * share
    return { x: p.x + by('x'), y: p.y + by('y') }
  })
}

/** The last point further out, in the direction in which the edge arrives. */
function drawOut(points: readonly Point[], mm: number): Point[] {
  const [before, last] = [points.at(-2)!, points.at(-1)!]
  const run = distance(before, last)
  const on = (k: 'x' | 'y'): number => last[k] + ((last[k] - before[k]) / run) * mm
  return [...points.slice(0, -1), { x: on('x'), y: on('y') }]
}

/** Draws the edges out by `mm` where they meet the hem. */
function drawPiece({ id, edges }: SizedPiece, { draw, hem, mm }: { draw: readonly string[]; hem: string; mm: number }): SizedPiece {
  const hemPoints = edges.find(e => e.name === hem)?.points
  if (!hemPoints) throw new Error(`piece ${id} has no edge ${hem}`)
  let [start, end] = [hemPoints[0]!, hemPoints.at(-1)!]
  const drawn = edges.map(edge => {
    if (!draw.includes(edge.name)) return edge
    const arrives = distance(edge.points.at(-1)!, start) < SAME_POINT_MM
    const points = arrives ? drawOut(edge.points, mm) : drawOut(edge.points.toReversed(), mm).reverse()
    if (arrives) start = points.at(-1)!
    else end = points[0]!
    return { name: edge.name, points }
  })
  return { id, edges: drawn.map(e => (e.name === hem ? { name: hem, points: moveEnds(hemPoints, start, end) } : e)) }
}

export interface Stretching {
  readonly stretch: Stretch
  readonly rule: MeasureRule
  /** mm. */
  readonly wanted: number
}

/** Lengthens or shortens some of the pieces until the measure is the chart's. */
export function stretchTo(pieces: readonly SizedPiece[], { stretch, rule, wanted }: Stretching): SizedPiece[] {
  const missing = wanted - measurePieces(pieces, rule)
  if (Math.abs(missing) <= GOOD_ENOUGH_MM) return [...pieces]
  const change = (by: (piece: SizedPiece) => SizedPiece): SizedPiece[] =>
    pieces.map(piece => (stretch.pieces.includes(piece.id) ? by(piece) : piece))
  if ('draw' in stretch) return change(piece => drawPiece(piece, { ...stretch, mm: missing }))
  const level = markOf(pieces, stretch.below).y
  const longer = measurePieces(
    change(piece => scaleBelow(piece, { level, times: 2 })),
    rule,
  )
  // What hangs below the mark is measured straight down: twice as long tells how much of it there is.
  const times = 1 + missing / (longer - wanted + missing)
  return change(piece => scaleBelow(piece, { level, times }))
}
