import { POSED_EYE } from './eyeball.ts'
import type { Head } from './headFile.ts'
import { loopScheme, refine, vertexNormals, type LoopScheme } from './loopScheme.ts'
import type { PosedHead } from './poseHead.ts'

/** A head's smooth surface for everybody: how to refine it, and what does not depend on the person. */
export interface HeadTopology {
  readonly head: Head
  readonly schemes: readonly LoopScheme[]
  readonly triangles: Uint32Array
  /** Neutral positions of the smooth vertices: masks are functions of them. */
  readonly rest: Float64Array
  readonly lip: Float64Array
  readonly rim: Float64Array
  readonly dark: Float64Array
  readonly crease: Float64Array
  readonly open: Float64Array
  readonly lit: Float64Array
  /** The line between the lips: pairs of smooth vertices, lower and upper. */
  readonly lipPairs: readonly (readonly [lower: number, upper: number])[]
}

/** A smooth head: positions in centimetres, unit normals. */
export interface HeadSurface {
  readonly points: Float64Array
  readonly normals: Float64Array
}

const INNER = 3

/** Returns a chain of vertices with the new ones of a step between them. */
const refineChain = (chain: readonly number[], { middle }: LoopScheme): number[] =>
  chain.flatMap((vertex, i) => (i === 0 ? [vertex] : [middle(chain[i - 1]!, vertex), vertex]))

/** Prepares a head for `steps` of subdivision. */
export function createTopology(head: Head, steps = 2): HeadTopology {
  const schemes: LoopScheme[] = []
  let [triangles, count]: [ArrayLike<number>, number] = [head.triangles, head.count]
  const loop = head.mouth[INNER]!
  let [lower, upper] = [loop.slice(0, 11), [...loop.slice(10), loop[0]!].reverse()]
  for (let step = 0; step < steps; step++) {
    const scheme = loopScheme(triangles, count)
    schemes.push(scheme)
    lower = refineChain(lower, scheme)
    upper = refineChain(upper, scheme)
    ;({ triangles, count } = scheme)
  }
  const smooth = (values: ArrayLike<number>, stride: number): Float64Array =>
    schemes.reduce<Float64Array>((now, scheme) => refine(scheme, now, stride), Float64Array.from(values))
  return {
    head,
    schemes,
    triangles: Uint32Array.from(triangles),
    rest: smooth(head.points, 3),
    lip: smooth(head.lip, 1),
    rim: smooth(head.rim, 1),
    dark: smooth(head.dark, 1),
    crease: smooth(head.crease, 1),
    open: smooth(head.open, 1),
    lit: smooth(head.lit, 2),
    lipPairs: lower.map((vertex, i) => [vertex, upper[i]!] as const).slice(1, -1),
  }
}

/** Distances from the eyeball between which the skin of the lids is kept. Corners lie beside the ball. */
const LID_CM = { least: 0.02, most: 0.148, corner: 0.3 }
/** Least share of lid rim at which skin counts as a lid. */
const LID_SHARE = 0.4

/** Returns a lid's distance from the ball, kept between the two. */
function keptDistance(off: number, rim: number): number {
  if (off < LID_CM.least) return LID_CM.least
  return rim > LID_SHARE && off < LID_CM.corner ? Math.min(off, LID_CM.most) : off
}

/** Subdivision moves loops away from the ball or into it: lays the lids on the eyeballs again. */
function keepLids(points: Float64Array, { dark, rim }: HeadTopology, { eyes }: PosedHead): void {
  const { radius } = POSED_EYE
  for (const { centre } of eyes)
    for (let i = 0; i < points.length; i += 3) {
      const [dx, dy, dz] = [points[i]! - centre[0], points[i + 1]! - centre[1], points[i + 2]! - centre[2]]
      const far = Math.hypot(dx, dy, dz)
      if (dz < 0 || far > radius + LID_CM.corner || far < radius - LID_CM.corner || dark[i / 3]! > 0.5) continue
      const kept = (radius + keptDistance(far - radius, rim[i / 3]!)) / far
      points[i] = centre[0] + dx * kept
      points[i + 1] = centre[1] + dy * kept
      points[i + 2] = centre[2] + dz * kept
    }
}

/** Returns the smooth surface of a posed head. */
export function smoothHead(topology: HeadTopology, posed: PosedHead): HeadSurface {
  const { schemes, triangles, lipPairs } = topology
  const points = schemes.reduce((now, scheme) => refine(scheme, now, 3), posed.points)
  keepLids(points, topology, posed)
  if (!posed.isMouthOpen)
    for (const [lower, upper] of lipPairs)
      for (let k = 0; k < 3; k++)
        points[3 * lower + k] = points[3 * upper + k] = (points[3 * lower + k]! + points[3 * upper + k]!) / 2
  return { points, normals: vertexNormals(points, triangles) }
}
