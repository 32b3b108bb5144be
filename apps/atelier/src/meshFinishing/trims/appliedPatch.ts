import type { Sheet } from '@kitwright/cloth'
import type { Level } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import type { Vector3 } from 'three'
import { meshPiece } from '../../mesh/meshPiece.ts'
import { distanceToLine, lineLength } from '../../sewingPattern/line.ts'
import { edgeOf, type PatternPiece } from '../../sewingPattern/pattern.ts'
import type { Trim } from './trim.ts'
import type { ClothPoint, ClothPoints } from './clothPoint.ts'
import { addVertex, finishShape, newShape, type Shape } from './trimMesh.ts'

export interface AppliedInput {
  readonly piece: PatternPiece
  readonly level?: Level
  readonly cloth: ClothPoints
  /** Millimetres on the base where the applied piece's 0, 0 lies; its x and y run along the base's. */
  readonly at: Point
  /** Height over the base at sewn edges, mm; 1.6 by default. */
  readonly sewnMm?: number
  /** Height over the base at named open edges, mm: about 7 at a pocket's. */
  readonly liftMm?: Readonly<Record<string, number>>
  /** Thickness of the piece, visible at its rim; 1.4 mm by default. */
  readonly thicknessMm?: number
  /** Mesh spacing, mm; 6 by default. */
  readonly spacing?: number
  /** Depth of the rim's foot in the base at sewn edges, so that no light shows under it; 0.4 mm by default. */
  readonly sunkMm?: number
}

const SEWN_MM = 1.6
const RIM_OPENNESS = 0.7
const ROUND_MM = 1.2

interface EdgeLift {
  readonly points: readonly Point[]
  readonly mm: number
  readonly isOpen: boolean
}

/** Height over the base: along each edge its own, blended by distance between edges. */
function liftAt(lifts: readonly EdgeLift[], at: Point): number {
  let [sum, weight] = [0, 0]
  for (const { points, mm } of lifts) {
    const w = 1 / (distanceToLine(points, at) ** 2 + 1e-3)
    sum += w * mm
    weight += w
  }
  return sum / weight
}

/** The border's vertices in outline order, and the height of the edge that starts at each. */
function borderOf(sheet: Sheet, lifts: readonly EdgeLift[]): { vertex: number; isOpen: boolean }[] {
  return [...sheet.edges.values()].flatMap((vertices, k) =>
    vertices.slice(0, -1).map(vertex => ({ vertex, isOpen: lifts[k]!.isOpen })),
  )
}

interface Rim {
  readonly seats: readonly ClothPoint[]
  readonly lifts: readonly number[]
  readonly thicknessMm: number
  readonly sunkMm: number
}

const raised = (seat: ClothPoint, mm: number): Vector3 => seat.position.clone().addScaledVector(seat.normal, mm / 1000)

/** Adds the strip round the outline, from the face down to the base, or as thick as the cloth at open edges. */
function addRim(shape: Shape, sheet: Sheet, border: ReturnType<typeof borderOf>, rim: Rim): void {
  const foot = ({ vertex, isOpen }: (typeof border)[number]): number => {
    const lift = rim.lifts[vertex]!
    const depth = isOpen ? lift - rim.thicknessMm : Math.min(-rim.sunkMm, lift - rim.thicknessMm)
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
 * Makes a pocket, placket or patch, meshed on its own outline and placed on the draped base. Its `flat` is in its own
 * millimetres. Throws when it reaches beyond the base piece.
 */
export function makeAppliedPatch(input: AppliedInput): Trim {
  const { piece, level, cloth, at, liftMm = {}, thicknessMm = 1.4, spacing = 6, sewnMm = SEWN_MM, sunkMm = 0.4 } = input
  const countOf = (edge: string): number => Math.max(1, Math.round(lineLength(edgeOf(piece, edge)) / spacing))
  const sheet = meshPiece(piece, spacing, countOf)
  const edges = piece.edges.map((e): EdgeLift => {
    const mm = liftMm[e.name]
    return { points: e.line, mm: mm ?? sewnMm, isOpen: mm !== undefined }
  })
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
  addRim(shape, sheet, border, { seats, lifts, thicknessMm, sunkMm })
  return finishShape({ piece: piece.id, ...(level ? { level } : {}) }, shape)
}
