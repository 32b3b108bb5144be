import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import { ellipsoidDistance, roundConeDistance, smoothMin } from '../dressForm/solids.ts'
import { contour } from '../mannequin/contour.ts'
import { smoothMax } from '../mannequin/signedDistance.ts'
import { compact } from '../meshFinishing/writeGlb.ts'
import { clamp, type Point } from './vectors.ts'

/** The ear's own frame, in centimetres: forward, up, outwards. */
type EarPoint = Point

const HELIX: readonly EarPoint[] = [
  [0.55, 0.05, 0.15],
  [0.75, 0.55, 0.22],
  [0.85, 1.25, 0.4],
  [0.62, 2, 0.72],
  [0.05, 2.55, 0.98],
  [-0.65, 2.65, 1.12],
  [-1.25, 2.2, 1.2],
  [-1.5, 1.35, 1.2],
  [-1.42, 0.4, 1.1],
  [-1.12, -0.55, 0.95],
  [-0.72, -1.4, 0.75],
  [-0.2, -2.1, 0.6],
]
const ANTIHELIX: readonly EarPoint[] = [
  [0.25, 1.75, 0.62],
  [-0.35, 1.35, 0.78],
  [-0.72, 0.65, 0.84],
  [-0.74, -0.2, 0.78],
  [-0.45, -0.95, 0.68],
  [0, -1.2, 0.62],
]

function tube([u, v, w]: EarPoint, line: readonly EarPoint[], from: number, to: number): number {
  const radius = (i: number): number => from + ((to - from) * i) / (line.length - 1)
  return line
    .slice(1)
    .reduce(
      (d, end, i) =>
        Math.min(d, roundConeDistance(u, v, w, { from: line[i]!, to: end, radii: [radius(i), radius(i + 1)] })),
      9,
    )
}

/** Distance to the ear: a leaf with its rim and fold, two hollows, lobe and the flaps before its opening. */
function earField(u: number, v: number, w: number): number {
  const at: EarPoint = [u, v, w]
  const ball = (centre: EarPoint, radii: Point): number => ellipsoidDistance(u, v, w, centre, radii)
  // The leaf bends outwards to its rim, so that no gap opens below it.
  const leaf = w - 0.45 + 0.35 * u - 0.07 * Math.max(0, v) ** 2
  let d = ellipsoidDistance(u, v, leaf, [-0.35, 0.15, 0], [1.25, 2.45, 0.25])
  const base = { from: [0.1, 0.6, -0.3], to: [-0.1, -0.4, 0.35], radii: [1, 0.75] } as const
  d = smoothMin(d, roundConeDistance(u, v, w, base), 0.5)
  d = smoothMax(d, -ball([0.06, -0.12, 0.92], [0.66, 0.9, 0.62]), 0.16)
  d = smoothMax(d, -ball([0.18, 0.95, 0.85], [0.5, 0.55, 0.42]), 0.2)
  d = smoothMin(d, tube(at, HELIX, 0.22, 0.17), 0.1)
  d = smoothMin(d, tube(at, ANTIHELIX, 0.17, 0.17), 0.24)
  d = smoothMin(d, ball([0.02, -2.15, 0.42], [0.58, 0.72, 0.26]), 0.3)
  d = smoothMin(d, ball([0.62, -0.3, 0.42], [0.22, 0.42, 0.3]), 0.2)
  return smoothMin(d, ball([0.12, -1.12, 0.55], [0.25, 0.25, 0.22]), 0.2)
}

const TILT = 0.18
const TURN = 0.16

/** From the ear's frame to its place on the head's left. */
function place([forward, up, out]: EarPoint): Point {
  const [u, w] = [forward * 0.92, out * 0.9]
  const ahead = u * Math.cos(TILT) - up * Math.sin(TILT)
  const high = u * Math.sin(TILT) + up * Math.cos(TILT)
  return [
    6.8 + w * Math.cos(TURN) - ahead * Math.sin(TURN),
    0.75 + high,
    -3.75 + ahead * Math.cos(TURN) - 0.2 * w * Math.sin(TURN),
  ]
}

const STEP_CM = 0.02
/** Ways along which free space is measured, in centimetres. */
const REACHES = [0.2, 0.45, 0.9] as const

/** Share of light that reaches a place: less in the hollows, by the free space before the surface. */
function openness([u, v, w]: EarPoint): number {
  const slope = [
    earField(u + STEP_CM, v, w) - earField(u - STEP_CM, v, w),
    earField(u, v + STEP_CM, w) - earField(u, v - STEP_CM, w),
    earField(u, v, w + STEP_CM) - earField(u, v, w - STEP_CM),
  ] as const
  const size = Math.hypot(...slope) || 1
  const free = REACHES.map(far => {
    const [x, y, z] = slope.map(each => (each / size) * far) as [number, number, number]
    return clamp(earField(u + x, v + y, w + z) / far)
  })
  return clamp(0.3 + 0.7 * free.reduce((sum, each) => sum + each / REACHES.length, 0) ** 1.3)
}

export interface Ear {
  readonly points: readonly Point[]
  readonly triangles: readonly number[]
  readonly open: readonly number[]
}

const CELL_CM = 0.16
const TRIANGLES = 520
/** Deeper points lie inside the head. */
const INSIDE_CM = -0.4
const M = 100

/** Builds the head's left ear. */
export async function makeEar(): Promise<Ear> {
  await Promise.all([MeshoptSimplifier.ready, MeshoptEncoder.ready])
  const shell = contour((x, y, z) => earField(x * M, y * M, z * M) / M, {
    low: [-0.022, -0.036, -0.006],
    high: [0.018, 0.036, 0.019],
    cell: CELL_CM / M,
  })
  const outside: number[] = []
  for (let t = 0; t < shell.triangles.length; t += 3) {
    const triangle = [...shell.triangles.subarray(t, t + 3)]
    if (triangle.some(vertex => shell.positions[3 * vertex + 2]! * M > INSIDE_CM)) outside.push(...triangle)
  }
  const [thinned] = MeshoptSimplifier.simplifyWithAttributes(
    Uint32Array.from(outside),
    shell.positions,
    3,
    shell.normals,
    3,
    [0.4, 0.4, 0.4],
    null,
    TRIANGLES * 3,
    0.05,
    [],
  )
  const { triangles, source } = compact({ triangles: thinned })
  const own = [...source].map((vertex): EarPoint => {
    const [x, y, z] = shell.positions.subarray(3 * vertex, 3 * vertex + 3)
    return [x! * M, y! * M, z! * M]
  })
  return { points: own.map(place), triangles: [...triangles], open: own.map(openness) }
}
