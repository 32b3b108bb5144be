import { randomStream, type Sheet } from '@kitwright/cloth'
import { boxAround, type Point, polygonContains } from '@kitwright/measure'
import cdt2d from 'cdt2d'
import Delaunator from 'delaunator'
import { resampleLine } from '../sewingPattern/line.ts'
import type { PatternPiece } from '../sewingPattern/pattern.ts'

type Triangle = readonly [number, number, number]

const JITTER = 0.22
const BORDER_CLEARANCE = 0.62
const RELAXATIONS = 3
/** Slivers below this would give endless cotangents. */
const MIN_AREA_MM2 = 0.25

/** Twice the area; positive for triangles that turn counter-clockwise on screen with y down. */
const twiceArea = (a: Point, b: Point, c: Point): number => (c.x - a.x) * (b.y - a.y) - (b.x - a.x) * (c.y - a.y)

interface Border {
  readonly points: Point[]
  readonly edges: Map<string, number[]>
}

function cutBorder(piece: PatternPiece, countOf: (edge: string) => number): Border {
  const points: Point[] = []
  const edges = new Map<string, number[]>()
  for (const edge of piece.edges) {
    const along = resampleLine(edge.line, countOf(edge.name))
    edges.set(
      edge.name,
      along.slice(0, -1).map(p => points.push(p) - 1),
    )
  }
  piece.edges.forEach((edge, k) => {
    const next = piece.edges[(k + 1) % piece.edges.length]!
    edges.get(edge.name)!.push(edges.get(next.name)![0]!)
  })
  return { points, edges }
}

function distanceToBorder(border: readonly Point[], at: Point): number {
  let least = Infinity
  for (let i = 0, j = border.length - 1; i < border.length; j = i++) {
    const a = border[j]!
    const [ex, ey] = [border[i]!.x - a.x, border[i]!.y - a.y]
    const t = Math.min(1, Math.max(0, ((at.x - a.x) * ex + (at.y - a.y) * ey) / (ex * ex + ey * ey)))
    least = Math.min(least, Math.hypot(at.x - a.x - ex * t, at.y - a.y - ey * t))
  }
  return least
}

/** A jittered hexagonal grid inside the border, clear of it; symmetric in layout about the box's centre. */
function innerPoints(border: readonly Point[], spacing: number): Point[] {
  const [x0, y0, x1, y1] = boxAround(border)
  const random = randomStream(1)
  const jitter = (): number => (random() - 0.5) * spacing * JITTER
  const centre = (x0 + x1) / 2
  const rise = (spacing * Math.sqrt(3)) / 2
  const found: Point[] = []
  let row = 0
  for (let y = y0 + rise / 2; y < y1; y += rise, row++) {
    const start = centre - Math.ceil((centre - x0) / spacing) * spacing + (row % 2 ? spacing / 2 : 0)
    for (let x = start; x < x1; x += spacing) {
      const at = { x: x + jitter(), y: y + jitter() }
      if (polygonContains(border, at) && distanceToBorder(border, at) > spacing * BORDER_CLEARANCE) found.push(at)
    }
  }
  return found
}

function delaunay(points: readonly Point[], border: readonly Point[]): Triangle[] {
  const { triangles } = new Delaunator(Float64Array.from(points.flatMap(p => [p.x, p.y])))
  const kept: Triangle[] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!]
    const isBorderOnly = Math.max(a, b, c) < border.length
    const middle = {
      x: (points[a]!.x + points[b]!.x + points[c]!.x) / 3,
      y: (points[a]!.y + points[b]!.y + points[c]!.y) / 3,
    }
    if (!isBorderOnly || polygonContains(border, middle)) kept.push([a, b, c])
  }
  return kept
}

function relax(points: Point[], triangles: readonly Triangle[], borderCount: number): void {
  const sums = points.map(() => ({ x: 0, y: 0, n: 0 }))
  for (const t of triangles) {
    for (let k = 0; k < 3; k++) {
      const sum = sums[t[k]!]!
      for (const j of [t[(k + 1) % 3]!, t[(k + 2) % 3]!]) {
        sum.x += points[j]!.x
        sum.y += points[j]!.y
        sum.n++
      }
    }
  }
  for (let i = borderCount; i < points.length; i++) {
    const { x, y, n } = sums[i]!
    const p = points[i]!
    points[i] = { x: p.x + 0.6 * (x / n - p.x), y: p.y + 0.6 * (y / n - p.y) }
  }
}

const edgeKey = (a: number, b: number): string => (a < b ? `${a}_${b}` : `${b}_${a}`)

/** Delaunay, or a constrained triangulation where Delaunay would cut across the border. */
function triangulate(points: readonly Point[], border: readonly Point[]): Triangle[] {
  const free = delaunay(points, border)
  const has = new Set(free.flatMap(([a, b, c]) => [edgeKey(a, b), edgeKey(b, c), edgeKey(c, a)]))
  const ring = border.map((_, i) => [i, (i + 1) % border.length] as const)
  if (ring.every(([a, b]) => has.has(edgeKey(a, b)))) return free
  return cdt2d(
    points.map(p => [p.x, p.y] as const),
    ring,
    { exterior: false },
  )
}

/** Meshes a piece with triangles of about `spacing` millimetres; edges get exactly the counted stretches. */
export function meshPiece(piece: PatternPiece, spacing: number, countOf: (edge: string) => number): Sheet {
  const border = cutBorder(piece, countOf)
  const points = [...border.points, ...innerPoints(border.points, spacing)]
  for (let i = 0; i < RELAXATIONS; i++) relax(points, delaunay(points, border.points), border.points.length)
  const triangles = triangulate(points, border.points)
    .map(([a, b, c]): Triangle => (twiceArea(points[a]!, points[b]!, points[c]!) > 0 ? [a, b, c] : [a, c, b]))
    .filter(([a, b, c]) => twiceArea(points[a]!, points[b]!, points[c]!) > 2 * MIN_AREA_MM2)
  return {
    id: piece.id,
    isRib: piece.isRib || piece.isElastic || false,
    points,
    triangles: Uint32Array.from(triangles.flat()),
    edges: border.edges,
  }
}
