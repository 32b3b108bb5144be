import { type MeasureId, type Model, type Piece, seamNeighbour } from '@kitwright/garment'
import { boxHeight, boxWidth, distance, type Point } from '@kitwright/measure'
import type { FlatArrow, FlatParts, FlatShape } from './flatShape.ts'
import { beside, downwards, halfOf, alignSegments, type Move, pieceOf, turnAbout } from './flatGeometry.ts'

const ARROW_OFF_MM = 30
/** Maximum drawn height of a stand or rib. */
const COLLAR_MM = 26
const LEAF_MM = 46
const LOW_SHARE = 0.9
/** Sleeves longer than `LONG_MM` are rotated down by `LOWER_DEG`. */
const LONG_MM = 400
const LOWER_DEG = 26
/** Position of a raglan's shoulder, as a share of the distance from neck to underarm. */
const BEND_SHARE = 0.75

interface SleeveDrawing {
  readonly shapes: readonly FlatShape[]
  /** Upper fold, from the shoulder or the neck to the end of the cuff. */
  readonly fold: readonly Point[]
}

const outside = (points: readonly Point[]): FlatShape => ({ points, tone: 'outside' })

/**
 * Lays the visible half of a sleeve, folded along its middle, against the front. The cap is eased into the armhole on a
 * body and would gape when flat, so the armhole serves as its edge.
 */
function layEdge(model: Model, front: Piece, edge: Piece['edges'][number]): SleeveDrawing | null {
  const sewn = seamNeighbour(model, front.id, edge.name)
  if (!sewn?.piece.id.startsWith('sleeve')) return null
  const { piece, edge: cap } = sewn
  const [neck, underarm] = downwards(edge.points)
  const laid = alignSegments(downwards(cap.points), [neck, underarm])
  // A long sleeve is rotated about the underarm to lie beside the body. Otherwise the drawing would be mostly sleeves.
  const turn = boxHeight(piece.box) > LONG_MM ? Math.sign(underarm.x) * LOWER_DEG : 0
  const move: Move = p => turnAbout(underarm, turn)(laid(p))
  const side = cap.points[Math.floor(cap.points.length / 2)]!.x > 0 ? 1 : -1
  const half = halfOf(piece.outline, side)
  const cuff = cuffShape(model, piece, { side, move })
  const middle = half.filter(p => Math.abs(p.x) < 0.5).map(p => p.y)
  const [top, low] = [Math.min(...middle), Math.max(...middle)]
  const wide = Math.max(...half.filter(p => low - p.y < 1).map(p => p.x * side)) * side
  const armhole = edge.points[0]!.y < edge.points.at(-1)!.y ? edge.points : edge.points.toReversed()
  const under = downwards(cap.points)[1].y
  const shoulder = turn === 0 ? [] : [turnAbout(underarm, turn / 2)(laid({ x: 0, y: under * BEND_SHARE }))]
  const start = turn === 0 ? move({ x: 0, y: top }) : laid({ x: 0, y: top })
  const hem = [move({ x: wide, y: low }), move({ x: 0, y: low })]
  return {
    shapes: [...cuff.shapes, outside([...armhole, ...hem, ...shoulder, start])],
    fold: [start, ...shoulder, move({ x: 0, y: low + cuff.height })],
  }
}

function cuffShape(
  model: Model,
  sleeve: Piece,
  { side, move }: { side: 1 | -1; move: Move },
): { shapes: FlatShape[]; height: number } {
  const cuff = pieceOf(model, sleeve.id.replace('sleeve', 'cuff'))
  if (!cuff) return { shapes: [], height: 0 }
  const height = boxHeight(cuff.box)
  const top = sleeve.box[3]
  const half = (side * boxWidth(cuff.box)) / 2
  const corners = [
    { x: 0, y: top },
    { x: half * 1.06, y: top },
    { x: half, y: top + height },
    { x: 0, y: top + height },
  ]
  return { shapes: [{ points: corners.map(move), tone: 'rib' }], height }
}

/** Returns the rib visible in the neck opening, above a front or back neckline. */
function neckBand(model: Model, piece: Piece): FlatShape[] {
  const collar = pieceOf(model, 'collar') ?? pieceOf(model, 'stand')
  const line = piece.edges.filter(e => e.name.startsWith('neck')).flatMap(e => e.points)
  if (!collar || line.length === 0) return []
  return [{ points: line, tone: 'rib', widthMm: 2 * Math.min(boxHeight(collar.box), COLLAR_MM) }]
}

/** Returns the shapes sewn onto the front or behind it, in the front's own millimetres. */
const appliedShapes = (model: Model, ids: readonly string[]): FlatShape[] =>
  ids.flatMap(id => pieceOf(model, id) ?? []).map(({ outline }) => outside(outline))

/** Returns a polo's collar leaf, folded down on both sides of the neck. */
function leafShapes(model: Model, front: Piece): FlatShape[] {
  if (!pieceOf(model, 'stand')) return []
  const line = front.edges.find(e => e.name === 'neckL')?.points
  if (!line) return []
  const [high, low] = downwards(line)
  return [1, -1].map(side => {
    const at = (x: number, y: number): Point => ({ x: x * side, y })
    return outside([
      at(high.x, high.y - COLLAR_MM / 2),
      at(high.x + LEAF_MM * 0.6, high.y + LEAF_MM * 0.55),
      at(low.x + LEAF_MM * 1.15, low.y + LEAF_MM * 0.9),
      at(low.x, low.y),
      ...line
        .map(p => at(p.x, p.y))
        .filter(p => p.y > high.y + 1 && p.y < low.y - 1)
        .toSorted((a, b) => b.y - a.y),
    ])
  })
}

/** Returns a hood laid flat above the neck, folded along its middle. */
function hoodShape(model: Model): FlatShape[] {
  const hood = pieceOf(model, 'hoodL')
  if (!hood) return []
  const neck = hood.edges.filter(e => e.name.startsWith('neck')).flatMap(e => e.points)
  const x = (Math.min(...neck.map(p => p.x)) + Math.max(...neck.map(p => p.x))) / 2
  const y = Math.max(...neck.map(p => p.y))
  return [outside(hood.outline.map(p => ({ x: p.x - x, y: p.y - y + boxHeight(hood.box) * 0.12 })))]
}

/** Returns the knitted hem of a hoodie, drawn in where it gathers. */
function bandShape(model: Model, front: Piece): { shapes: FlatShape[]; height: number } {
  const band = pieceOf(model, 'waistband')
  const hem = front.edges.filter(e => e.name.startsWith('band')).flatMap(e => e.points.map(p => p.x))
  if (!band || hem.length === 0) return { shapes: [], height: 0 }
  const [height, y] = [boxHeight(band.box), front.box[3]]
  const [wide, narrow] = [Math.max(...hem), boxWidth(band.box) / 4]
  const corners = [
    { x: -wide, y },
    { x: wide, y },
    { x: narrow, y: y + height },
    { x: -narrow, y: y + height },
  ]
  return { shapes: [{ points: corners, tone: 'rib' }], height }
}

/** Returns the arrow of a sleeve, along the ends of its fold and clear of the shoulder. */
function clearOf(fold: readonly Point[]): readonly [Point, Point] {
  const ends = [fold[0]!, fold.at(-1)!] as const
  const [a, b] = ends
  const run = distance(a, b)
  const out = fold.map(p => ((b.y - a.y) * (p.x - a.x) - (b.x - a.x) * (p.y - a.y)) / run)
  return beside(ends, Math.max(...out) + ARROW_OFF_MM)
}

interface Corners {
  /** Level of the underarms, at which the side seams begin. */
  readonly level: number
  readonly half: number
  /** Point at which the shoulder, or a raglan seam, meets the neck. */
  readonly neck: number
}

function cornersOf(front: Piece): Corners {
  const high = front.edges.map(e => e.points[0]!).filter(p => p.y < front.box[3] * LOW_SHARE)
  const level = Math.max(...high.map(p => p.y))
  const necks = front.edges.filter(e => e.name.startsWith('neck')).flatMap(e => e.points.map(p => Math.abs(p.x)))
  return { level, half: Math.max(...high.filter(p => level - p.y < 1).map(p => p.x)), neck: Math.max(...necks) }
}

/** Lays a shirt flat. Returns null for a garment without a front. */
export function flatTop(model: Model, measures: readonly MeasureId[]): FlatParts | null {
  const [front, back] = [pieceOf(model, 'front'), pieceOf(model, 'back')]
  if (!front || !back) return null
  const sleeves = front.edges.flatMap(edge => layEdge(model, front, edge) ?? [])
  const band = bandShape(model, front)
  const { level, half, neck } = cornersOf(front)
  const hem = front.box[3] + band.height
  const arrows: FlatArrow[] = [
    { measure: 'halfChest', from: { x: -half, y: level + 4 }, to: { x: half, y: level + 4 } },
    { measure: 'length', from: { x: -neck, y: 0 }, to: { x: -neck, y: hem } },
  ]
  const right = sleeves.find(s => s.fold.at(-1)!.x > 0)
  const sleeveMeasure = measures.find(m => m === 'sleeve' || m === 'longSleeve' || m === 'raglanSleeve')
  if (right && sleeveMeasure) {
    const [from, to] = clearOf(right.fold)
    arrows.push({ measure: sleeveMeasure, from, to })
  }
  return {
    shapes: [
      ...hoodShape(model),
      ...neckBand(model, back),
      { points: back.outline.map(p => ({ x: -p.x, y: p.y })), tone: 'inside' },
      ...sleeves.flatMap(s => s.shapes),
      ...neckBand(model, front),
      ...band.shapes,
      ...appliedShapes(model, ['insert']),
      outside(front.outline),
      ...appliedShapes(model, ['pocket', 'placket']),
      ...leafShapes(model, front),
    ],
    arrows,
  }
}
