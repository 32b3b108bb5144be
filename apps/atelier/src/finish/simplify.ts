import { MeshoptSimplifier } from 'meshoptimizer'
import type { Point } from '@kitwright/measure'
import { particleNormals } from './normals.ts'
import type { SewnMesh } from './sewnMesh.ts'
import type { Surface } from './surface.ts'

/** How much a unit of normal, and all the difference of light and shade, count beside the garment's size. */
const NORMAL_WEIGHT = 0.35
const SHADE_WEIGHT = 0.3
const MAX_ERROR = 0.02

/** All pieces' vertices in one run; sewn vertices lie at the very same place, which the simplifier keeps closed. */
function concatenate(mesh: SewnMesh): Surface {
  const normals = particleNormals(mesh)
  const flat: Point[] = []
  const particle: number[] = []
  const parts = mesh.sheets.map(sheet => {
    const offset = particle.length
    flat.push(...sheet.points)
    particle.push(...sheet.particle)
    return { piece: sheet.id, isRim: false, triangles: sheet.triangles.map(v => v + offset) }
  })
  const gather = (of: Float64Array): Float32Array => {
    const out = new Float32Array(particle.length * 3)
    particle.forEach((p, i) => out.set(of.subarray(3 * p, 3 * p + 3), 3 * i))
    return out
  }
  return {
    positions: gather(mesh.positions),
    normals: gather(normals),
    flat,
    particle: Int32Array.from(particle),
    parts,
  }
}

/** Each vertex's normal and openness. */
function looks({ normals, particle }: Surface, openness: Float32Array): Float32Array {
  const all = new Float32Array(particle.length * 4)
  particle.forEach((p, v) => {
    all.set(normals.subarray(3 * v, 3 * v + 3), 4 * v)
    all[4 * v + 3] = openness[p]!
  })
  return all
}

/** At most `triangles` triangles, chosen where they change shape and shading least; seams stay closed. */
export async function simplify(mesh: SewnMesh, openness: Float32Array, triangles: number): Promise<Surface> {
  await MeshoptSimplifier.ready
  const surface = concatenate(mesh)
  const lengths = surface.parts.map(p => p.triangles.length)
  const all = new Uint32Array(lengths.reduce((sum, n) => sum + n, 0))
  surface.parts.reduce((at, p) => (all.set(p.triangles, at), at + p.triangles.length), 0)
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    all,
    surface.positions,
    3,
    looks(surface, openness),
    4,
    [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT, SHADE_WEIGHT],
    null,
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
