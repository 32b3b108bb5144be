import { MeshoptSimplifier } from 'meshoptimizer'
import type { Point } from '@kitwright/measure'
import { particleNormals } from '../cloth/normals.ts'
import { borderCorners } from './borderCorners.ts'
import type { SewnMesh } from '../cloth/sewnMesh.ts'
import type { Surface } from '../cloth/surface.ts'

/** Weight of a unit of normal relative to the garment's size. */
const NORMAL_WEIGHT = 0.35
const MAX_ERROR = 0.02

/**
 * Normals of the ribs or of the other cloth alone. The cloth creases at a rib's seam, and a mean would shade the cloth
 * beside it wrongly.
 */
const normalsOf = (mesh: SewnMesh, isRib: boolean): Float64Array =>
  particleNormals({ ...mesh, sheets: mesh.sheets.filter(sheet => sheet.isRib === isRib) })

/** All pieces' vertices in one run; sewn vertices lie at the very same place, which the simplifier keeps closed. */
function concatenate(mesh: SewnMesh): Surface {
  const [ofRibs, ofCloth] = [normalsOf(mesh, true), normalsOf(mesh, false)]
  const flat: Point[] = []
  const particle: number[] = []
  const normals: number[] = []
  const parts = mesh.sheets.map(sheet => {
    const offset = particle.length
    flat.push(...sheet.points)
    particle.push(...sheet.particle)
    const own = sheet.isRib ? ofRibs : ofCloth
    for (const p of sheet.particle) normals.push(own[3 * p]!, own[3 * p + 1]!, own[3 * p + 2]!)
    return { piece: sheet.id, isRim: false, triangles: sheet.triangles.map(v => v + offset) }
  })
  const positions = new Float32Array(particle.length * 3)
  particle.forEach((p, i) => positions.set(mesh.positions.subarray(3 * p, 3 * p + 3), 3 * i))
  return { positions, normals: Float32Array.from(normals), flat, particle: Int32Array.from(particle), parts }
}

/** Locked vertices: without them an open edge would leave its curve. */
function lockedVertices(mesh: SewnMesh, particle: Int32Array, borderMm: number | undefined): Uint8Array | null {
  if (borderMm === undefined) return null
  const corners = borderCorners(mesh, borderMm / 1000)
  return Uint8Array.from(particle, p => (corners.has(p) ? 1 : 0))
}

/**
 * Simplifies to at most `triangles` triangles where shape and shading change least; seams stay closed. With `borderMm`,
 * hems and other open edges stay within that distance of their curve. Without it a narrow cuff, which has few
 * triangles, becomes a polygon.
 */
export async function simplify(mesh: SewnMesh, triangles: number, borderMm?: number): Promise<Surface> {
  await MeshoptSimplifier.ready
  const surface = concatenate(mesh)
  const lengths = surface.parts.map(p => p.triangles.length)
  const all = new Uint32Array(lengths.reduce((sum, n) => sum + n, 0))
  surface.parts.reduce((at, p) => (all.set(p.triangles, at), at + p.triangles.length), 0)
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    all,
    surface.positions,
    3,
    surface.normals,
    3,
    [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT],
    lockedVertices(mesh, surface.particle, borderMm),
    Math.min(triangles * 3, all.length),
    MAX_ERROR,
    ['Regularize'],
  )
  const pieceOf = new Int32Array(surface.particle.length)
  surface.parts.forEach((part, s) => part.triangles.forEach(v => (pieceOf[v] = s)))
  const runs: number[][] = surface.parts.map(() => [])
  for (let t = 0; t < kept.length; t += 3) runs[pieceOf[kept[t]!]!]!.push(kept[t]!, kept[t + 1]!, kept[t + 2]!)
  return {
    ...surface,
    parts: surface.parts.map((part, s) => ({ ...part, triangles: Uint32Array.from(runs[s]!) })),
  }
}
