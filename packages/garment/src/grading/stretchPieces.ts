import { distance, type Point } from '@kitwright/measure'
import { lengthOf, markOf, measurePieces } from '../placement/measurePieces.ts'
import type { MeasureRule, Stretch } from '../vocabulary/gradeTypes.ts'
import type { PieceEdge } from '../catalogue/types.ts'

export interface SizedPiece {
  readonly id: string
  readonly edges: readonly PieceEdge[]
}

/** The difference from the chart below which pieces stay as drafted. */
const GOOD_ENOUGH_MM = 0.2

function scaleBelow({ id, edges }: SizedPiece, { level, times }: { level: number; times: number }): SizedPiece {
  const move = (p: Point): Point => (p.y > level ? { x: p.x, y: level + (p.y - level) * times } : p)
  return { id, edges: edges.map(({ name, points }) => ({ name, points: points.map(move) })) }
}

/** Moves both ends of a line; points between them move in proportion to their share of the length. */
function moveEnds(points: readonly Point[], start: Point, end: Point): Point[] {
  const whole = lengthOf(points)
  const [first, last] = [points[0]!, points.at(-1)!]
  return points.map((p, i) => {
    const share = lengthOf(points.slice(0, i + 1)) / whole
    const by = (k: 'x' | 'y'): number => (start[k] - first[k]) * (1 - share) + (end[k] - last[k]) * share
    return { x: p.x + by('x'), y: p.y + by('y') }
  })
}

/** Moves the last point outwards, in the direction in which the edge arrives. */
function drawOut(points: readonly Point[], mm: number): Point[] {
  const [before, last] = [points.at(-2)!, points.at(-1)!]
  const run = distance(before, last)
  const on = (k: 'x' | 'y'): number => last[k] + ((last[k] - before[k]) / run) * mm
  return [...points.slice(0, -1), { x: on('x'), y: on('y') }]
}

interface Drawing {
  readonly draw: readonly string[]
  readonly hem: string
  readonly mm: number
}

/**
 * Lengthens the edges before and after the hem by `mm` at their lower ends. The edges between them and the hem (a slit)
 * move along.
 */
function drawPiece({ id, edges }: SizedPiece, { draw, hem, mm }: Drawing): SizedPiece {
  const at = edges.findIndex(e => e.name === hem)
  if (at === -1) throw new Error(`piece ${id} has no edge ${hem}`)
  // Rotated so that the hem comes first; the other edges follow from its end to its start.
  const [hemEdge, ...others] = [...edges.slice(at), ...edges.slice(0, at)] as [PieceEdge, ...PieceEdge[]]
  const after = others.findIndex(e => draw.includes(e.name))
  const before = others.findLastIndex(e => draw.includes(e.name))
  const out = drawOut(others[before]!.points, mm)
  const back = drawOut(others[after]!.points.toReversed(), mm).reverse()
  const moved = (line: readonly Point[], drawn: Point, from: Point): Point[] =>
    line.map(p => ({ x: p.x + drawn.x - from.x, y: p.y + drawn.y - from.y }))
  const withOut = (line: readonly Point[]): Point[] => moved(line, out.at(-1)!, others[before]!.points.at(-1)!)
  const withBack = (line: readonly Point[]): Point[] => moved(line, back[0]!, others[after]!.points[0]!)
  const drawn = others.map((edge, i): PieceEdge => {
    if (i > before) return { name: edge.name, points: withOut(edge.points) }
    if (i < after) return { name: edge.name, points: withBack(edge.points) }
    if (i === before) return { name: edge.name, points: out }
    return i === after ? { name: edge.name, points: back } : edge
  })
  const { points } = hemEdge
  const [start] = withOut(points.slice(0, 1))
  const [end] = withBack(points.slice(-1))
  const turned = [{ name: hem, points: moveEnds(points, start!, end!) }, ...drawn]
  return { id, edges: [...turned.slice(edges.length - at), ...turned.slice(0, edges.length - at)] }
}

export interface StretchStep {
  readonly stretch: Stretch
  readonly rule: MeasureRule
  /** mm. */
  readonly wanted: number
}

/** Lengthens or shortens some of the pieces until the measure matches the chart. */
export function stretchToMeasure(pieces: readonly SizedPiece[], { stretch, rule, wanted }: StretchStep): SizedPiece[] {
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
  // The part below the mark is measured vertically, so doubling it reveals its length.
  const times = 1 + missing / (longer - wanted + missing)
  return change(piece => scaleBelow(piece, { level, times }))
}
