import type { Level } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import type { SewnMesh, SewnSheet } from '../../finish/sewnMesh.ts'
import { particleNormals } from '../../finish/normals.ts'
import { smooth } from '../../finish/smooth.ts'
import { simplify } from '../../finish/simplify.ts'
import type { Trim } from '../../finish/trim.ts'
import { edgeOf, type Pattern } from '../../pattern/pattern.ts'
import { LINING } from './hoodPieces.ts'

/** Between the two cloths of the hood; along the edges they are sewn to each other. */
const APART_MM = 1.8
const EDGE_MM = 1.2
const EASED_OVER_MM = 14

/** Evens out what the inside of a sharp fold squeezes. */
const SMOOTH_ROUNDS = 4

const FREE = ['hem', 'neckBack', 'neckSleeve', 'neckFront', 'neck'] as const

function distanceTo(line: readonly Point[], at: Point): number {
  let least = Infinity
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!
    const [ex, ey] = [line[i]!.x - a.x, line[i]!.y - a.y]
    const t = Math.min(1, Math.max(0, ((at.x - a.x) * ex + (at.y - a.y) * ey) / (ex * ex + ey * ey || 1)))
    least = Math.min(least, Math.hypot(at.x - a.x - ex * t, at.y - a.y - ey * t))
  }
  return least
}

/** How deep inside the hood the lining lies at each particle, metres. */
function depths(sheets: readonly SewnSheet[], pattern: Pattern, count: number): Float64Array {
  const depth = new Float64Array(count)
  for (const { id, points, particle } of sheets) {
    const piece = pattern.pieces.find(p => p.id === id)!
    const free = piece.edges.filter(e => FREE.some(name => name === e.name)).map(e => edgeOf(piece, e.name))
    points.forEach((p, v) => {
      const near = Math.min(1, Math.min(...free.map(line => distanceTo(line, p))) / EASED_OVER_MM)
      depth[particle[v]!] = (EDGE_MM + (APART_MM - EDGE_MM) * Math.sqrt(near * (2 - near))) / 1000
    })
  }
  return depth
}

function turned({ id, points, triangles, ...rest }: SewnSheet): SewnSheet {
  const flipped = triangles.slice()
  for (let t = 0; t < flipped.length; t += 3) [flipped[t + 1], flipped[t + 2]] = [flipped[t + 2]!, flipped[t + 1]!]
  const lining = LINING[id as keyof typeof LINING]
  return { ...rest, id: lining, points: points.map(p => ({ x: -p.x, y: p.y })), triangles: flipped }
}

export interface LiningInput {
  readonly worn: SewnMesh
  readonly pattern: Pattern
  readonly triangles: Readonly<Record<Level, number>>
}

/** The hood's inside: its own pieces, a little within the outer ones and facing the head. */
export async function lining({ worn, pattern, triangles }: LiningInput): Promise<Trim[]> {
  const outer = worn.sheets.filter(s => s.id in LINING)
  const normals = particleNormals(worn)
  const depth = depths(outer, pattern, worn.positions.length / 3)
  const positions = worn.positions.map((x, i) => x - normals[i]! * depth[Math.floor(i / 3)]!)
  const inner = smooth({ positions, sheets: outer.map(turned) }, SMOOTH_ROUNDS)
  const trims: Trim[] = []
  for (const level of ['full', 'light'] as const) {
    const surface = await simplify(inner, triangles[level])
    for (const part of surface.parts) {
      const used = [...new Set(part.triangles)].sort((a, b) => a - b)
      const local = new Map(used.map((v, i) => [v, i]))
      const gather = (of: Float32Array): Float32Array =>
        Float32Array.from(used.flatMap(v => [...of.subarray(3 * v, 3 * v + 3)]))
      trims.push({
        piece: part.piece,
        level,
        positions: gather(surface.positions),
        normals: gather(surface.normals),
        flat: used.map(v => surface.flat[v]!),
        triangles: part.triangles.map(v => local.get(v)!),
      })
    }
  }
  return trims
}
