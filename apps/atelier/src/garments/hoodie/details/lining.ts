import type { Level } from '@kitwright/garment'
import { Vector3 } from 'three'
import type { SewnMesh, SewnSheet } from '../../../meshFinishing/cloth/sewnMesh.ts'
import { particleNormals } from '../../../meshFinishing/cloth/normals.ts'
import { smooth } from '../../../meshFinishing/remeshing/smooth.ts'
import type { MeshByLevel } from '../../../meshFinishing/cloth/meshLevel.ts'
import type { Trim } from '../../../meshFinishing/trims/trim.ts'
import { distanceToLine } from '../../../sewingPattern/line.ts'
import { edgeOf, type Pattern } from '../../../sewingPattern/pattern.ts'
import { LINING } from '../pattern/hoodPieces.ts'

/** Distance between the two layers of the hood. Along the edges they are sewn together. */
const APART_MM = 1.3
const EDGE_MM = 0.9
const EASED_OVER_MM = 14

/** Smoothing rounds that even out squeezed cloth inside a sharp fold. */
const SMOOTH_ROUNDS = 5

const FREE = ['hem', 'neckBack', 'neckSleeve', 'neckFront', 'neck'] as const

/** Returns the depth of the lining inside the hood at each particle, in metres. */
function depths(sheets: readonly SewnSheet[], pattern: Pattern, count: number): Float64Array {
  const depth = new Float64Array(count)
  for (const { id, points, particle } of sheets) {
    const piece = pattern.pieces.find(p => p.id === id)!
    const free = piece.edges.filter(e => FREE.some(name => name === e.name)).map(e => edgeOf(piece, e.name))
    points.forEach((p, v) => {
      const near = Math.min(1, Math.min(...free.map(line => distanceToLine(line, p))) / EASED_OVER_MM)
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

/** Returns a level's own triangles of one piece, at the inner mesh's particles. */
function innerTrim(level: Level, sheet: SewnSheet, inner: SewnMesh, normals: Float64Array): Trim {
  const used = [...new Set(sheet.triangles)].sort((a, b) => a - b)
  const local = new Map(used.map((v, i) => [v, i]))
  const gather = (of: Float64Array): Float32Array =>
    Float32Array.from(used.flatMap(v => [...of.subarray(3 * sheet.particle[v]!, 3 * sheet.particle[v]! + 3)]))
  return {
    piece: sheet.id,
    level,
    positions: gather(inner.positions),
    normals: gather(normals),
    flat: used.map(v => sheet.points[v]!),
    triangles: sheet.triangles.map(v => local.get(v)!),
  }
}

/**
 * Gives some corners their own normal. A level's wide triangles span the sharp folds, and some face away from the fine
 * cloth's normals there, so they would be lit from behind.
 */
function withFacets({ positions, normals, flat, triangles, ...rest }: Trim): Trim {
  const at: number[] = [...positions]
  const facing: number[] = [...normals]
  const corners = [...flat]
  const kept = [...triangles]
  for (let t = 0; t < kept.length; t += 3) {
    const abc = kept.slice(t, t + 3)
    const [a, b, c] = abc.map(v => new Vector3().fromArray(positions, 3 * v)) as [Vector3, Vector3, Vector3]
    const own = b.sub(a).cross(c.sub(a)).normalize()
    const meant = abc.reduce((sum, v) => sum.add(new Vector3().fromArray(normals, 3 * v)), new Vector3())
    if (own.dot(meant) >= 0) continue
    abc.forEach((v, k) => {
      at.push(...positions.subarray(3 * v, 3 * v + 3))
      facing.push(...own.toArray())
      kept[t + k] = corners.push(flat[v]!) - 1
    })
  }
  return {
    ...rest,
    positions: Float32Array.from(at),
    normals: Float32Array.from(facing),
    flat: corners,
    triangles: Uint32Array.from(kept),
  }
}

export interface LiningInput {
  readonly worn: SewnMesh
  readonly thinned: MeshByLevel
  readonly pattern: Pattern
}

/**
 * Returns the hood's inside: its own pieces, slightly within the outer ones and facing the head. In each level it has
 * the outer cloth's triangles, since two separately thinned cloths would show through each other.
 */
export function lining({ worn, thinned, pattern }: LiningInput): Trim[] {
  const outer = worn.sheets.filter(s => s.id in LINING)
  const outerNormals = particleNormals(worn)
  const depth = depths(outer, pattern, worn.positions.length / 3)
  const positions = worn.positions.map((x, i) => x - outerNormals[i]! * depth[Math.floor(i / 3)]!)
  const inner = smooth({ positions, sheets: outer.map(turned) }, SMOOTH_ROUNDS)
  const normals = particleNormals(inner)
  return (['full', 'light'] as const).flatMap(level =>
    thinned[level].sheets
      .filter(s => s.id in LINING)
      .map(sheet => withFacets(innerTrim(level, turned(sheet), inner, normals))),
  )
}
