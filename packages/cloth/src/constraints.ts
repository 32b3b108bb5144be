import type { Point } from '@kitwright/measure'
import { randomStream } from './random.ts'
import type { Sheet } from './sheet.ts'
import type { Fabric } from './fabric.ts'

/** Distance constraints: particles `ends[2k]`, `ends[2k+1]` at `rest[k]` metres. */
export interface StretchConstraints {
  readonly ends: Int32Array
  readonly rest: Float64Array
  readonly compliance: Float64Array
}

/** Quadratic cotangent bending over each inner edge: four particles and their weights. */
export interface BendConstraints {
  readonly particles: Int32Array
  readonly weights: Float64Array
  readonly norm: Float64Array
  readonly compliance: Float64Array
}

interface Wing {
  readonly opposite: number
  /** Bending compliance of the piece on this side of the edge. */
  readonly bend: number
  readonly cotA: number
  readonly cotB: number
  readonly sheet: number
}

interface MeshEdge {
  readonly a: number
  readonly b: number
  readonly rests: number[]
  readonly wings: Wing[]
}

const cotangent = (at: Point, p: Point, q: Point): number => {
  const [ux, uy, vx, vy] = [p.x - at.x, p.y - at.y, q.x - at.x, q.y - at.y]
  return (ux * vx + uy * vy) / Math.abs(ux * vy - uy * vx)
}

function bendCompliance(p: Point, q: Point, { bend, bendShare }: Fabric): number {
  return bendShare ? bend * bendShare((p.x + q.x) / 2, (p.y + q.y) / 2) : bend
}

function restLength(p: Point, q: Point, fabric: Fabric): number {
  const flat = Math.hypot(p.x - q.x, p.y - q.y) / 1000
  return fabric.shrink ? flat * fabric.shrink((p.x + q.x) / 2, (p.y + q.y) / 2) : flat
}

/** Collects every edge of the sewn mesh once, with the corners on either side of it. */
function collectEdges(
  sheets: readonly Sheet[],
  particleOf: readonly Int32Array[],
  fabrics: readonly Fabric[],
): MeshEdge[] {
  const edges = new Map<number, MeshEdge>()
  sheets.forEach(({ points, triangles }, s) => {
    const particle = particleOf[s]!
    for (let t = 0; t < triangles.length; t += 3) {
      for (let k = 0; k < 3; k++) {
        const [i, j, o] = [triangles[t + k]!, triangles[t + ((k + 1) % 3)]!, triangles[t + ((k + 2) % 3)]!]
        const [a, b] = [particle[i]!, particle[j]!]
        const key = Math.min(a, b) * 4e6 + Math.max(a, b)
        let edge = edges.get(key)
        if (!edge) edges.set(key, (edge = { a, b, rests: [], wings: [] }))
        const [pi, pj, po] = [points[i]!, points[j]!, points[o]!]
        const [atI, atJ] = [cotangent(pi, pj, po), cotangent(pj, pi, po)]
        const isSame = edge.a === a
        edge.rests.push(restLength(pi, pj, fabrics[s]!))
        edge.wings.push({
          opposite: particle[o]!,
          bend: bendCompliance(pi, pj, fabrics[s]!),
          cotA: isSame ? atI : atJ,
          cotB: isSame ? atJ : atI,
          sheet: s,
        })
      }
    }
  })
  return [...edges.values()]
}

/** Shuffles in a fixed order, so that the solver's sweeps favour no direction. */
function shuffle<T>(items: T[]): T[] {
  const random = randomStream(7)
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[items[i], items[j]] = [items[j]!, items[i]!]
  }
  return items
}

function bendWeights({ wings }: MeshEdge): number[] {
  const [p, q] = [wings[0]!, wings[1]!]
  const raw = [p.cotB + q.cotB, p.cotA + q.cotA, -(p.cotA + p.cotB), -(q.cotA + q.cotB)]
  const scale = Math.abs(raw[2]!) + Math.abs(raw[3]!) || 1
  return raw.map(w => w / scale)
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length

const isSeamEdge = ({ wings }: MeshEdge): boolean => wings.length === 2 && wings[0]!.sheet !== wings[1]!.sheet

export interface ConstraintInput {
  readonly sheets: readonly Sheet[]
  readonly particleOf: readonly Int32Array[]
  readonly fabrics: readonly Fabric[]
  /** Bending compliance across seams, which are stiffer because of their allowance. */
  readonly seamBend: number
  /** Length of a sewn seam as a share of its edges' length: the thread draws it in a little. */
  readonly seamDraw: number
}

export function buildConstraints({ sheets, particleOf, fabrics, seamBend, seamDraw }: ConstraintInput): {
  stretch: StretchConstraints
  bend: BendConstraints
} {
  const edges = shuffle(collectEdges(sheets, particleOf, fabrics))
  const inner = edges.filter(e => e.wings.length === 2)
  const least = (e: MeshEdge, of: (wing: Wing) => number): number => Math.min(...e.wings.map(of))
  const weights = inner.map(bendWeights)
  return {
    stretch: {
      ends: Int32Array.from(edges.flatMap(e => [e.a, e.b])),
      rest: Float64Array.from(edges, e => mean(e.rests) * (isSeamEdge(e) ? seamDraw : 1)),
      compliance: Float64Array.from(edges, e => least(e, w => fabrics[w.sheet]!.stretch)),
    },
    bend: {
      particles: Int32Array.from(inner.flatMap(e => [e.a, e.b, e.wings[0]!.opposite, e.wings[1]!.opposite])),
      weights: Float64Array.from(weights.flat()),
      norm: Float64Array.from(weights, w => w.reduce((sum, v) => sum + v * v, 0)),
      compliance: Float64Array.from(inner, e => (isSeamEdge(e) ? seamBend : least(e, w => w.bend))),
    },
  }
}
