import type { Segment } from '@kitwright/vector'
import type { Box } from '@kitwright/measure'
import { bernsteinRoots } from './bernsteinRoots.ts'
import { chainLoops, type Chain } from './chainLoops.ts'
import { type Curve, curveBox, curvesOf, partOfCurve } from './curves.ts'
import { addOutline, type CrossingPoint } from './outlineChains.ts'
import type { TableMesh } from './tableMesh.ts'

/** A cut of a curve by the line of a side of the mesh. */
interface SideCrossing {
  readonly t: number
  readonly side: number
  /** The name of the place; the triangles on both sides of the side know it by the same. */
  readonly node: string
}

/** Edge function of a side at a curve's points: positive to the left of the side. */
function distancesTo({ points, ends }: TableMesh, side: number, { values }: Curve): number[] {
  const [a, b] = [ends[2 * side]!, ends[2 * side + 1]!]
  const [x, y] = [points[4 * a + 2]!, points[4 * a + 3]!]
  const [dx, dy] = [points[4 * b + 2]! - x, points[4 * b + 3]! - y]
  const found: number[] = []
  for (let i = 0; i < values.length; i += 2) found.push(dx * (values[i + 1]! - y) - dy * (values[i]! - x))
  return found
}

const valueAt = (b: readonly number[], t: number): number => {
  const u = 1 - t
  if (b.length === 2) return b[0]! * u + b[1]! * t
  return b[0]! * u * u * u + 3 * b[1]! * u * u * t + 3 * b[2]! * u * t * t + b[3]! * t * t * t
}

interface SideCut {
  readonly distances: readonly number[]
  readonly cuts: readonly SideCrossing[]
}

/** Finds a curve's cuts, each side once: both of its triangles then have the very same parameters. */
function cutterOf(mesh: TableMesh, curve: Curve): (side: number) => SideCut {
  const known = new Map<number, SideCut>()
  return side => {
    const before = known.get(side)
    if (before) return before
    const distances = distancesTo(mesh, side, curve)
    const cuts = bernsteinRoots(distances).map((t, k) => ({ t, side, node: `${curve.index}.${side}.${k}` }))
    const made = { distances, cuts }
    known.set(side, made)
    return made
  }
}

interface Span {
  readonly from: SideCrossing | null
  readonly to: SideCrossing | null
}

interface CutSide extends SideCut {
  /** 1 if the triangle lies to the left of the side. */
  readonly sign: 1 | -1
}

/** Returns a curve's cuts by the sides of a triangle; null if it lies wholly beyond one of them. */
function cutsBy(mesh: TableMesh, triangle: number, cut: (side: number) => SideCut): CutSide[] | null {
  const sides: CutSide[] = []
  for (let at = 3 * triangle; at < 3 * triangle + 3; at++) {
    const side = mesh.sides[at]!
    const isAlong = mesh.triangles[at] === mesh.ends[2 * side]
    const sign = isAlong === (mesh.isMirrored[triangle] === 0) ? 1 : -1
    const { distances, cuts } = cut(side)
    if (cuts.length === 0 && sign * distances[0]! < 0) return null
    sides.push({ distances, cuts, sign })
  }
  return sides
}

const WHOLE: readonly Span[] = [{ from: null, to: null }]

/** Returns the parts of a curve within a triangle. */
function spansIn(mesh: TableMesh, triangle: number, cut: (side: number) => SideCut): readonly Span[] {
  const sides = cutsBy(mesh, triangle, cut)
  if (!sides) return []
  if (sides.every(({ cuts }) => cuts.length === 0)) return WHOLE
  const cuts = sides.flatMap(each => each.cuts).toSorted((a, b) => a.t - b.t)
  const spans: Span[] = []
  let from: SideCrossing | null = null
  let isOpen = false
  for (let i = 0; i <= cuts.length; i++) {
    const [begin, end] = [cuts[i - 1]?.t ?? 0, cuts[i]?.t ?? 1]
    const middle = (begin + end) / 2
    const isWithin = sides.every(({ distances, sign }) => sign * valueAt(distances, middle) > 0)
    if (isWithin && !isOpen) from = cuts[i - 1] ?? null
    if (!isWithin && isOpen) spans.push({ from, to: cuts[i - 1] ?? null })
    isOpen = isWithin
  }
  if (isOpen) spans.push({ from, to: null })
  return spans
}

/** Map of a triangle from the table to the piece. */
function toPiece({ points, triangles }: TableMesh, triangle: number): (x: number, y: number) => [number, number] {
  const [a, b, c] = [0, 1, 2].map(k => 4 * triangles[3 * triangle + k]!) as [number, number, number]
  const [ax, ay] = [points[a + 2]!, points[a + 3]!]
  const [bx, by, cx, cy] = [points[b + 2]! - ax, points[b + 3]! - ay, points[c + 2]! - ax, points[c + 3]! - ay]
  const d = bx * cy - by * cx
  const [px, py] = [points[a]!, points[a + 1]!]
  const [ux, uy, vx, vy] = [points[b]! - px, points[b + 1]! - py, points[c]! - px, points[c + 1]! - py]
  return (x, y) => {
    const second = ((x - ax) * cy - (y - ay) * cx) / d
    const third = (bx * (y - ay) - by * (x - ax)) / d
    return [px + ux * second + vx * third, py + uy * second + vy * third]
  }
}

/** The curves of an outline, mapped onto the piece. */
interface PieceOutline {
  readonly chains: Chain[]
  /** By the side that they lie on. */
  readonly crossings: Map<number, CrossingPoint[]>
}

function addCrossing(
  { crossings }: PieceOutline,
  { side, node }: SideCrossing,
  isStart: boolean,
  at: readonly number[],
): void {
  const crossing: CrossingPoint = { node, isStart, at: [at[0]!, at[1]!] }
  const there = crossings.get(side)
  if (there) there.push(crossing)
  else crossings.set(side, [crossing])
}

interface CurveInTriangle {
  readonly curve: Curve
  readonly triangle: number
  readonly cut: (side: number) => SideCut
}

/** Adds the parts of a curve that a triangle shows, as they lie on the piece. */
function addSpans(mesh: TableMesh, { curve, triangle, cut }: CurveInTriangle, pulled: PieceOutline): void {
  const spans = spansIn(mesh, triangle, cut)
  if (spans.length === 0) return
  const move = toPiece(mesh, triangle)
  // A mirrored triangle turns the outline over: it is followed backwards there.
  const isMirrored = mesh.isMirrored[triangle] === 1
  for (const { from, to } of spans) {
    const part = partOfCurve(curve, from?.t ?? 0, to?.t ?? 1)
    const places: number[] = []
    for (let i = 0; i < part.length; i += 2) places.push(...move(part[i]!, part[i + 1]!))
    const start = from?.node ?? `${curve.index}|${triangle}`
    const end = to?.node ?? `${curve.next}|${triangle}`
    pulled.chains.push(isMirrored ? { from: end, to: start, places: turned(places) } : { from: start, to: end, places })
    if (from) addCrossing(pulled, from, !isMirrored, places)
    if (to) addCrossing(pulled, to, isMirrored, places.slice(-2))
  }
}

function turned(places: readonly number[]): number[] {
  const back: number[] = []
  for (let i = places.length - 2; i >= 0; i -= 2) back.push(places[i]!, places[i + 1]!)
  return back
}

function unionOf(curves: readonly Curve[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const curve of curves) {
    const box = curveBox(curve)
    x0 = Math.min(x0, box[0])
    y0 = Math.min(y0, box[1])
    x1 = Math.max(x1, box[2])
    y1 = Math.max(y1, box[3])
  }
  return [x0, y0, x1, y1]
}

/** The length of a curve's parts for which triangles are found together, mm. */
const PART_MM = 30
/** A curve that reaches far beyond the table has no more parts. */
const MOST_PARTS = 400

/** Returns the triangles that a curve may meet. A long one is searched part by part: its box may hold all the mesh. */
function trianglesNear(mesh: TableMesh, curve: Curve): Iterable<number> {
  const box = curveBox(curve)
  const parts = Math.min(MOST_PARTS, Math.ceil(Math.max(box[2] - box[0], box[3] - box[1]) / PART_MM))
  if (parts <= 1) return mesh.find(box)
  const found = new Set<number>()
  for (let i = 0; i < parts; i++) {
    const values = partOfCurve(curve, i / parts, (i + 1) / parts)
    for (const triangle of mesh.find(curveBox({ values }))) found.add(triangle)
  }
  return found
}

/**
 * Returns the preimage of a filled outline under a piece's map to the table: each point of the piece has the winding
 * number of its place on the table. Curves stay curves, since the map is affine in each triangle. Null if the outline
 * touches the mesh so that its pieces do not meet: it can be moved by a hair.
 */
export function pullBackOutline(outline: readonly Segment[], mesh: TableMesh): Segment[] | null {
  const curves = curvesOf(outline)
  const box = unionOf(curves)
  if (!(box[0] <= mesh.box[2] && box[2] >= mesh.box[0] && box[1] <= mesh.box[3] && box[3] >= mesh.box[1])) return []
  const pulled: PieceOutline = { chains: [], crossings: new Map() }
  for (const curve of curves) {
    const cut = cutterOf(mesh, curve)
    for (const triangle of trianglesNear(mesh, curve)) addSpans(mesh, { curve, triangle, cut }, pulled)
  }
  for (const loop of mesh.loops) if (!addOutline(mesh, loop, { curves, ...pulled })) return null
  return chainLoops(pulled.chains)
}
