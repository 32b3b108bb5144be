import { seamNeighbour, type Model, type Piece, type PieceEdge } from '@kitwright/garment'
import { distance, toDegrees, type Point } from '@kitwright/measure'
import { signedDoubleArea } from './removeLoops.ts'

/** A slit from the cut line inwards. */
export type Notch = readonly [outside: Point, inside: Point]

/** Shorter edges get no notch. */
const MIN_EDGE_MM = 60
const APART_MM = 10
/** Angle below which two edges continue into each other: nobody sees the corner, so it is marked. */
const HARDLY_A_CORNER_DEG = 30

interface Spot {
  readonly at: Point
  /** Direction of the edge there, radians. */
  readonly angle: number
}

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(line[i - 1]!, point)), 0)

const angleOf = (a: Point, b: Point): number => Math.atan2(b.y - a.y, b.x - a.x)

function spotAlong(line: readonly Point[], along: number): Spot {
  let left = along
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const length = distance(a, b)
    if (left > length && i < line.length - 1) left -= length
    else {
      const t = length === 0 ? 0 : left / length
      return { at: { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, angle: angleOf(a, b) }
    }
  }
  throw new RangeError('an edge has two points')
}

/** Returns whether an edge belongs to the back, which has two notches. Both sides of a seam agree. */
function isOfBack(model: Model, piece: string, edge: string): boolean {
  const seam = model.seams.find(({ a, b }) => [a, b].some(([p, e]) => p === piece && e === edge))
  return [seam?.a, seam?.b].some(side => side && (side[0].startsWith('back') || /back/i.test(side[1])))
}

function onEdge(model: Model, piece: Piece, { name, points }: PieceEdge): Spot[] {
  const length = lengthOf(points)
  if (length < MIN_EDGE_MM) return []
  const shifts = isOfBack(model, piece.id, name) ? [-APART_MM / 2, APART_MM / 2] : [0]
  return shifts.map(shift => spotAlong(points, length / 2 + shift))
}

/** Returns the notch between two sewn edges that continue each other: the top of a sleeve, the middle of a neck. */
function onCorner(before: PieceEdge, after: PieceEdge): Spot[] {
  const [came, goes] = [
    angleOf(before.points.at(-2)!, before.points.at(-1)!),
    angleOf(after.points[0]!, after.points[1]!),
  ]
  const turn = Math.abs(Math.atan2(Math.sin(goes - came), Math.cos(goes - came)))
  if (toDegrees(turn) > HARDLY_A_CORNER_DEG) return []
  const half = Math.atan2(Math.sin(came) + Math.sin(goes), Math.cos(came) + Math.cos(goes))
  return [{ at: after.points[0]!, angle: half }]
}

/**
 * Notches as lines from the cut line to half the seam allowance: at the middle of each sewn edge (two at back edges), and where two sewn
 * edges join almost straight. Both pieces of a seam get matching notches.
 */
export function notchesOf(model: Model, piece: Piece, seamMm: number): Notch[] {
  const isSewn = ({ name }: PieceEdge): boolean => seamNeighbour(model, piece.id, name) !== undefined
  const spots = piece.edges.flatMap((edge, i) => {
    const before = piece.edges.at(i - 1)!
    return isSewn(edge) ? [...(isSewn(before) ? onCorner(before, edge) : []), ...onEdge(model, piece, edge)] : []
  })
  const side = Math.sign(signedDoubleArea(piece.outline))
  return spots.map(({ at, angle }): Notch => {
    const out = { x: side * Math.sin(angle), y: -side * Math.cos(angle) }
    const away = (mm: number): Point => ({ x: at.x + out.x * mm, y: at.y + out.y * mm })
    return [away(seamMm), away(seamMm / 2)]
  })
}
