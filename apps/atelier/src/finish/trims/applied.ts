import type { Level } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import type { Vector3 } from 'three'
import { meshPiece } from '../../mesh/meshPiece.ts'
import type { Sheet } from '../../mesh/sheet.ts'
import { lineLength } from '../../pattern/line.ts'
import { edgeOf, type PatternPiece } from '../../pattern/pattern.ts'
import type { Trim } from '../trim.ts'
import type { ClothPoint, ClothPoints } from './clothPoint.ts'
import { addVertex, finishShape, newShape, type Shape } from './shape.ts'

export interface AppliedInput {
  readonly piece: PatternPiece
  readonly level?: Level
  readonly cloth: ClothPoints
  /** Millimetres on the base where the applied piece's 0, 0 lies; its x and y run along the base's. */
  readonly at: Point
  /** Height over the base at named edges, mm: about 7 where a pocket is open. Sewn edges lie at 1.6. */
  readonly liftMm?: Readonly<Record<string, number>>
  /** What the piece is thick, seen at its rim; 1.4 mm unless told. */
  readonly thicknessMm?: number
  /** Mesh spacing, mm; 6 unless told. */
  readonly spacing?: number
}

const SEWN_MM = 1.6
/** The foot of the rim at sewn edges goes this far into the base, so that no light shows under it. */
const SUNK_MM = 0.4
const RIM_OPENNESS = 0.7
const ROUND_MM = 1.2

interface EdgeLift {
  readonly points: readonly Point[]
  readonly mm: number
}

function distanceTo(points: readonly Point[], at: Point): number {
  let least = Infinity
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!
    const [ex, ey] = [points[i]!.x - a.x, points[i]!.y - a.y]
    const t = Math.min(1, Math.max(0, ((at.x - a.x) * ex + (at.y - a.y) * ey) / (ex * ex + ey * ey || 1)))
    least = Math.min(least, Math.hypot(at.x - a.x - ex * t, at.y - a.y - ey * t))
  }
  return least
}

/** Height over the base: each edge's own along it, blended by distance between them. */
function liftAt(lifts: readonly EdgeLift[], at: Point): number {
  let [sum, weight] = [0, 0]
  for (const { points, mm } of lifts) {
    const w = 1 / (distanceTo(points, at) ** 2 + 1e-3)
    sum += w * mm
    weight += w
  }
  return sum / weight
}

/** The border's vertices in outline order, and the height of the edge that starts at each. */
function borderOf(sheet: Sheet, lifts: readonly EdgeLift[]): { vertex: number; isOpen: boolean }[] {
  return [...sheet.edges.values()].flatMap((vertices, k) =>
    vertices.slice(0, -1).map(vertex => ({ vertex, isOpen: lifts[k]!.mm > SEWN_MM })),
  )
}

interface Rim {
  readonly seats: readonly ClothPoint[]
  readonly lifts: readonly number[]
  readonly thicknessMm: number
}

const raised = (seat: ClothPoint, mm: number): Vector3 => seat.position.clone().addScaledVector(seat.normal, mm / 1000)

/** The strip round the outline from the face down to the base, or the cloth's own thickness where it is open. */
function addRim(shape: Shape, sheet: Sheet, border: ReturnType<typeof borderOf>, rim: Rim): void {
  const foot = ({ vertex, isOpen }: (typeof border)[number]): number => {
    const lift = rim.lifts[vertex]!
    const depth = isOpen ? lift - rim.thicknessMm : Math.min(-SUNK_MM, lift - rim.thicknessMm)
    return addVertex(shape, raised(rim.seats[vertex]!, depth), sheet.points[vertex]!, RIM_OPENNESS)
  }
  const top = border.map(({ vertex }) => addVertex(shape, shape.positions[vertex]!.clone(), sheet.points[vertex]!))
  const feet = border.map(foot)
  border.forEach((_, k) => {
    const l = (k + 1) % border.length
    shape.triangles.push(top[k]!, feet[k]!, top[l]!, top[l]!, feet[k]!, feet[l]!)
  })
}

/**
 * A pocket, placket or patch: meshed on its own outline and laid on the draped base. Its `flat` is its own millimetres.
 * Throws when it reaches beyond the base piece.
 */
export function applied(input: AppliedInput): Trim {
  const { piece, level, cloth, at, liftMm = {}, thicknessMm = 1.4, spacing = 6 } = input
  const countOf = (edge: string): number => Math.max(1, Math.round(lineLength(edgeOf(piece, edge)) / spacing))
  const sheet = meshPiece(piece, spacing, countOf)
  const edges = piece.edges.map((e): EdgeLift => ({ points: e.line, mm: liftMm[e.name] ?? SEWN_MM }))
  const border = borderOf(sheet, edges)
  const isBorder = new Set(border.map(b => b.vertex))
  const seats = sheet.points.map(p => cloth({ x: p.x + at.x, y: p.y + at.y }))
  const lifts = sheet.points.map((p, v) => {
    const lift = liftAt(edges, p)
    // the face falls off a little at its very edge, as folded cloth does
    return isBorder.has(v) ? lift - Math.min(ROUND_MM, thicknessMm) / 4 : lift
  })
  const shape = newShape()
  sheet.points.forEach((p, v) => addVertex(shape, raised(seats[v]!, lifts[v]!), p))
  shape.triangles.push(...sheet.triangles)
  addRim(shape, sheet, border, { seats, lifts, thicknessMm })
  return finishShape({ piece: piece.id, ...(level ? { level } : {}) }, shape)
}
