import type { EyeLoops, HeadFile } from '@kitwright/scene/head'
import type { HeadMesh, Side } from './mesh.ts'
import type { Ear } from './ear.ts'
import type { SkyView } from './occludeHead.ts'
import type { Point } from './vectors.ts'

/** Steps of a share. */
const SHARE_STEPS = 63
/** Steps of half a turn. */
const LIT_STEPS = 30
const POSITION_STEP_CM = 0.005

/** The nearest whole number; never −0, which JSON does not know. */
const whole = (value: number): number => Math.round(value) || 0

interface HeadDetails {
  readonly eyes: Readonly<Record<Side, EyeLoops>>
  readonly mouth: readonly (readonly number[])[]
  readonly light: readonly SkyView[]
  readonly ear: Ear
}

const keyOf = ([x, y, z]: Point): string => [Math.abs(x), y, z].map(value => Math.round(value * 2000)).join()

/** Returns the order in which vertices are stored: the left half with the middle, then the others as their mirror images. */
function storeOrder(points: readonly Point[]): { readonly order: readonly number[]; readonly stored: number } {
  const left = points.flatMap(([x], vertex) => (x > -1e-6 ? [vertex] : []))
  const mirrored = new Map(points.flatMap((p, vertex) => (p[0] < -1e-6 ? [[keyOf(p), vertex] as const] : [])))
  const right = left.flatMap(vertex => {
    if (points[vertex]![0] < 1e-6) return []
    const other = mirrored.get(keyOf(points[vertex]!))
    if (other === undefined) throw new Error(`vertex ${vertex} has no mirror image`)
    return [other]
  })
  return { order: [...left, ...right], stored: left.length }
}

/** Each value as its difference to the one before: small numbers, which pack well. */
const differences = (values: readonly number[]): number[] => values.map((value, i) => value - (values[i - 1] ?? 0))

/** Returns the head as a file: its left half, and the loops of eyes and mouth. */
export function packHead(mesh: HeadMesh, { eyes, mouth, light, ear }: HeadDetails): HeadFile {
  const { order, stored } = storeOrder(mesh.points)
  const place = new Map(order.map((vertex, i) => [vertex, i]))
  const at = (vertex: number): number => place.get(vertex)!
  const mirrorOf = mirrorTable(mesh.points, order, stored)
  const triangles = halfOf(
    mesh.triangles.map(triangle => triangle.map(at)),
    mirrorOf,
  )
  const column = (value: (vertex: number) => number): number[] => order.slice(0, stored).map(value)
  const share = (value: number): number => whole(value * SHARE_STEPS)
  const axis = (k: 0 | 1 | 2): number[] =>
    differences(column(vertex => whole(mesh.points[vertex]![k] / POSITION_STEP_CM)))
  const loopsOf = ({ margin, edge, inside }: EyeLoops) => ({
    margin: margin.map(at),
    edge: edge.map(at),
    inside: inside.map(at),
  })
  return {
    version: 1,
    count: mesh.points.length,
    stepCm: POSITION_STEP_CM,
    x: axis(0),
    y: axis(1),
    z: axis(2),
    triangles: differences(triangles.flat()),
    lip: column(vertex => share(mesh.lip[vertex]!)),
    rim: column(vertex => share(mesh.rim[vertex]!)),
    dark: column(vertex => share(mesh.dark[vertex]!)),
    crease: column(vertex => share(mesh.crease[vertex]!)),
    open: column(vertex => share(light[vertex]!.open)),
    lit: ([0, 1] as const).map(k => column(vertex => whole((light[vertex]!.lit[k] * LIT_STEPS) / Math.PI))),
    eyes: { left: loopsOf(eyes.left), right: loopsOf(eyes.right) },
    mouth: mouth.map(loop => loop.map(at)),
    ear: {
      x: earAxis(ear, 0),
      y: earAxis(ear, 1),
      z: earAxis(ear, 2),
      open: ear.open.map(value => share(value)),
      triangles: differences(ear.triangles),
    },
  }
}

const EAR_STEP_CM = 0.01
const earAxis = ({ points }: Ear, k: 0 | 1 | 2): number[] =>
  differences(points.map(point => whole(point[k] / EAR_STEP_CM)))

/** For each stored place the place of its mirror image, as the file's reader computes it. */
function mirrorTable(points: readonly Point[], order: readonly number[], stored: number): readonly number[] {
  const table = order.map((_, i) => i)
  let next = stored
  for (let i = 0; i < stored; i++)
    if (points[order[i]!]![0] >= 1e-6) {
      table[i] = next
      table[next] = i
      next++
    }
  return table
}

const rotated = ([a, b, c]: readonly number[]): number[] => {
  const least = Math.min(a!, b!, c!)
  return least === a ? [a, b!, c!] : least === b ? [b, c!, a!] : [c!, a!, b!]
}

/** Keeps one triangle of each mirrored pair. Throws where a triangle's mirror image is missing. */
function halfOf(triangles: readonly (readonly number[])[], mirrorOf: readonly number[]): number[][] {
  const all = new Set(triangles.map(triangle => rotated(triangle).join()))
  const kept = new Map<string, number[]>()
  for (const triangle of triangles) {
    const own = rotated(triangle)
    const [a, b, c] = own.map(vertex => mirrorOf[vertex]!)
    const image = rotated([a!, c!, b!])
    if (!all.has(image.join())) throw new Error(`triangle ${own.join()} has no mirror image`)
    const first = [own, image].sort((p, q) => sum(p) - sum(q) || (p.join() < q.join() ? -1 : 1))[0]!
    kept.set(first.join(), first)
  }
  return [...kept.values()].sort((p, q) => p[0]! - q[0]! || p[1]! - q[1]!)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
