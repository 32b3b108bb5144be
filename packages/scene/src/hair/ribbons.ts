import { gradient, skullDistance } from './scalp.ts'
import type { Strand } from './strand.ts'
import { add, cross, mix, subtract, unit, type Vec } from './vectors.ts'

/** Hair as triangles. Centimetres in the head's own space. */
export interface HairMesh {
  readonly points: Float32Array
  readonly normals: Float32Array
  /** Direction from root to tip. */
  readonly along: Float32Array
  /** Across the ribbon with a whole number of its own, and the share of the length. */
  readonly place: Float32Array
  readonly triangles: Uint32Array
}

export type Placement = (p: Vec) => Vec

const SEEDS = 977
/** Steps of the distance from the hairline; each takes this many numbers. */
const INSIDE = { steps: 7, numbers: 1000 } as const

/** A lock's own number, which tells the shader its seed and its distance from the hairline. */
const numberOf = ({ seed, inside = 1 }: Strand): number =>
  Math.floor(seed * SEEDS) + INSIDE.numbers * Math.round(inside * INSIDE.steps)

/** Width of a ribbon at a share of its length. */
const widthAt = ({ width, root, tip }: Strand, t: number): number =>
  (width / 2) * (t < 0.25 ? root + (1 - root) * t * 4 : 1 - (1 - tip) * Math.max(0, (t - 0.5) / 0.5))

function facingAt({ centre, facing, isFree = false }: Strand, at: Vec): Vec {
  if (centre) return unit(subtract(at, centre))
  return isFree ? facing : mix(facing, gradient(skullDistance, at), 0.6)
}

/** Returns the strands as ribbons that face away from the head. */
export function ribbons(strands: readonly Strand[], place: Placement): HairMesh {
  const count = strands.reduce((sum, { points }) => sum + points.length, 0)
  const mesh = {
    points: new Float32Array(count * 6),
    normals: new Float32Array(count * 6),
    along: new Float32Array(count * 6),
    place: new Float32Array(count * 4),
    triangles: new Uint32Array((count - strands.length) * 6),
  }
  let [vertex, corner] = [0, 0]
  for (const strand of strands) {
    const points = strand.points.map(place)
    const last = points.length - 1
    points.forEach((at, k) => {
      const along = unit(subtract(points[Math.min(last, k + 1)]!, points[Math.max(0, k - 1)]!))
      const side = unit(cross(along, facingAt(strand, at)))
      const own = unit(cross(side, along))
      // Short locks point everywhere: the skull's normal shades them as one.
      const normal = strand.isFree || strand.centre ? own : unit(mix(own, gradient(skullDistance, at), 0.5))
      const round = strand.isFree || strand.centre ? 0.45 : 0.2
      const half = widthAt(strand, k / last)
      for (const edge of [-1, 1]) {
        mesh.points.set(add(at, side, edge * half), 3 * vertex)
        mesh.normals.set(unit(add(normal, side, edge * round)), 3 * vertex)
        mesh.along.set(along, 3 * vertex)
        mesh.place.set([edge * 0.5 + 0.5 + 2 * numberOf(strand), k / last], 2 * vertex)
        vertex++
      }
      if (k === 0) return
      const a = vertex - 4
      mesh.triangles.set([a, a + 1, a + 2, a + 1, a + 3, a + 2], corner)
      corner += 6
    })
  }
  return mesh
}

const ROPE_STEP_CM = 0.6
const SIDES = 4

/** Returns a path with points at even distances. */
function resample(path: readonly Vec[]): Vec[] {
  const ends = [0]
  for (let i = 1; i < path.length; i++) ends.push(ends[i - 1]! + Math.hypot(...subtract(path[i]!, path[i - 1]!)))
  const count = Math.ceil(ends.at(-1)! / ROPE_STEP_CM)
  let i = 0
  return Array.from({ length: count + 1 }, (_, k) => {
    const at = (k / count) * ends.at(-1)!
    while (i < path.length - 2 && ends[i + 1]! < at) i++
    return mix(path[i]!, path[i + 1]!, (at - ends[i]!) / (ends[i + 1]! - ends[i]! || 1))
  })
}

/** Returns plaits: three strands that cross each other along each path. */
export function ropes(paths: readonly (readonly Vec[])[], place: Placement): HairMesh {
  const [points, normals, along, places, triangles]: number[][] = [[], [], [], [], []]
  for (const path of paths) {
    const fine = resample(path.map(place))
    const last = fine.length - 1
    for (let s = 0; s < 3; s++)
      fine.forEach((p, k) => {
        const way = unit(subtract(fine[Math.min(last, k + 1)]!, fine[Math.max(0, k - 1)]!))
        const out = gradient(skullDistance, p)
        const side = unit(cross(way, out))
        const angle = k * ROPE_STEP_CM * 3.6 + (s * 2 * Math.PI) / 3
        const thin = 1 - 0.35 * (k / last)
        const middle = add(add(p, side, Math.cos(angle) * 0.2 * thin), out, Math.sin(2 * angle) * 0.09 * thin + 0.08)
        for (let j = 0; j < SIDES; j++) {
          const round = (j / SIDES) * 2 * Math.PI
          const normal = add(add([0, 0, 0], side, Math.cos(round)), out, Math.sin(round))
          const vertex = points!.length / 3
          points!.push(...add(middle, normal, 0.21 * thin))
          normals!.push(...normal)
          along!.push(...way)
          places!.push(j / SIDES + 2 * (s + INSIDE.numbers * INSIDE.steps), 0.3)
          if (k === last) continue
          const next = vertex - j + ((j + 1) % SIDES)
          triangles!.push(vertex, next, vertex + SIDES, next, next + SIDES, vertex + SIDES)
        }
      })
  }
  return {
    points: Float32Array.from(points!),
    normals: Float32Array.from(normals!),
    along: Float32Array.from(along!),
    place: Float32Array.from(places!),
    triangles: Uint32Array.from(triangles!),
  }
}
