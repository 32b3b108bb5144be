import { add, ramp, scale, unit, type Vec } from './vectors.ts'

/** A surface on which hair grows: posed vertices, their neutral places and the density there, 0-1. */
export interface HairGround {
  readonly points: ArrayLike<number>
  readonly normals: ArrayLike<number>
  readonly rest: ArrayLike<number>
  readonly triangles: ArrayLike<number>
  density(this: void, x: number, y: number, z: number): number
}

export interface HairRoot {
  readonly root: Vec
  readonly normal: Vec
  /** The root on the neutral head. */
  readonly rest: Vec
  readonly density: number
}

type Corners = readonly [Vec, Vec, Vec]

const at = (values: ArrayLike<number>, vertex: number): Vec => [
  values[3 * vertex]!,
  values[3 * vertex + 1]!,
  values[3 * vertex + 2]!,
]
/** A point of a triangle by two shares. */
const inside = ([a, b, c]: Corners, u: number, v: number): Vec => add(add(scale(a, 1 - u - v), b, u), c, v)

/** Two shares from the unit square, folded into the triangle. */
const folded = (u: number, v: number): readonly [number, number] => (u + v > 1 ? [1 - u, 1 - v] : [u, v])

function areaOf([a, b, c]: Corners): number {
  const [u, v] = [add(b, a, -1), add(c, a, -1)]
  return 0.5 * Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
}

/** Triangles with less density at every corner grow nothing. */
const LEAST = 0.04

/** Scatters roots over a surface: `perCm` a square centimetre where hair is dense, fewer towards its border. */
export function scatterRoots(ground: HairGround, perCm: number, random: () => number): HairRoot[] {
  const roots: HairRoot[] = []
  for (let t = 0; t < ground.triangles.length; t += 3) {
    const [a, b, c] = [ground.triangles[t]!, ground.triangles[t + 1]!, ground.triangles[t + 2]!]
    const cornersOf = (values: ArrayLike<number>): Corners => [at(values, a), at(values, b), at(values, c)]
    const rests = cornersOf(ground.rest)
    if (rests.every(([x, y, z]) => ground.density(x, y, z) < LEAST)) continue
    const [points, normals] = [cornersOf(ground.points), cornersOf(ground.normals)]
    const count = Math.floor(areaOf(points) * perCm + random())
    for (let i = 0; i < count; i++) {
      const [u, v] = folded(random(), random())
      const rest = inside(rests, u, v)
      const density = ground.density(...rest)
      if (random() > ramp(density, 0.1, 0.95)) continue
      roots.push({ root: inside(points, u, v), normal: unit(inside(normals, u, v)), rest, density })
    }
  }
  return roots
}
