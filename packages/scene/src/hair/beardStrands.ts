import type { Strand } from './strand.ts'
import { add, createRandom, dot, ramp, scale, unit, type Vec } from './vectors.ts'

/** A surface on which a beard grows: posed vertices, their neutral places and the beard's density there. */
export interface BeardGround {
  readonly points: ArrayLike<number>
  readonly normals: ArrayLike<number>
  readonly rest: ArrayLike<number>
  readonly triangles: ArrayLike<number>
  density(this: void, x: number, y: number, z: number): number
}

/** Hairs per square centimetre, and their length compared with a full beard's. */
const BEARDS = { short: [15, 0.42], full: [14, 1], goatee: [18, 0.6] } as const
export type GrownBeard = keyof typeof BEARDS

const at = (values: ArrayLike<number>, vertex: number): Vec => [
  values[3 * vertex]!,
  values[3 * vertex + 1]!,
  values[3 * vertex + 2]!,
]
/** A point of a triangle by two shares. */
const inside = ([a, b, c]: readonly [Vec, Vec, Vec], u: number, v: number): Vec =>
  add(add(scale(a, 1 - u - v), b, u), c, v)

interface Place {
  readonly root: Vec
  readonly normal: Vec
  readonly rest: Vec
  readonly density: number
}

function growHair({ root, normal, rest, density }: Place, size: number, random: () => number): Strand {
  const isMoustache = rest[1] > -3.7 && Math.abs(rest[0]) < 2.8
  const wish: Vec = isMoustache
    ? [Math.sign(rest[0] || 1) * 0.9, -0.75, 0.1]
    : [-Math.sign(rest[0]) * 0.12 * ramp(Math.abs(rest[0]), 3, 6), -1, 0.35]
  const loose = add(wish, [random() - 0.5, random() - 0.5, random() - 0.5], 0.5)
  const along = unit(add(loose, normal, -dot(loose, normal)))
  const low = ramp(rest[1], -4.5, -8.5) * ramp(rest[2], -1, 4)
  const own = size * (isMoustache ? 0.42 : 0.75 + 0.9 * low) * (0.7 + 0.6 * random()) * (0.35 + 0.65 * density)
  const points = [0, 1, 2, 3].map(k => {
    const t = k / 3
    return add(add(root, along, own * t * 0.92), normal, own * (0.4 * t - 0.2 * t * t) - 0.02)
  })
  return {
    points,
    width: 0.155 * (0.7 + 0.6 * random()),
    seed: random(),
    facing: normal,
    root: 0.9,
    tip: 0.3,
    isFree: true,
  }
}

/** Grows a beard on a posed head. */
export function beardStrands(kind: GrownBeard, ground: BeardGround): Strand[] {
  const random = createRandom(4242)
  const [perCm, size] = BEARDS[kind]
  const strands: Strand[] = []
  for (let t = 0; t < ground.triangles.length; t += 3) {
    const corners = [0, 1, 2].map(k => ground.triangles[t + k]!) as [number, number, number]
    const rests = corners.map(v => at(ground.rest, v)) as [Vec, Vec, Vec]
    const most = Math.max(...rests.map(([x, y, z]) => ground.density(x, y, z)))
    if (most < 0.1) continue
    const [points, normals] = [ground.points, ground.normals].map(values => corners.map(v => at(values, v))) as [
      [Vec, Vec, Vec],
      [Vec, Vec, Vec],
    ]
    const count = Math.floor(areaOf(points) * perCm + random())
    for (let i = 0; i < count; i++) {
      const [u, v] = folded(random(), random())
      const rest = inside(rests, u, v)
      const density = ground.density(...rest)
      if (random() > ramp(density, 0.08, 0.75)) continue
      const place = { root: inside(points, u, v), normal: unit(inside(normals, u, v)), rest, density }
      strands.push(growHair(place, size, random))
    }
  }
  return strands
}

/** Two shares from the unit square, folded into the triangle. */
const folded = (u: number, v: number): readonly [number, number] => (u + v > 1 ? [1 - u, 1 - v] : [u, v])

function areaOf([a, b, c]: readonly [Vec, Vec, Vec]): number {
  const [u, v] = [add(b, a, -1), add(c, a, -1)]
  return 0.5 * Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
}
