import type { Surface, SurfacePart } from '../cloth/surface.ts'
import type { ThickenedMesh } from './thicken.ts'

interface MeshBuilder {
  readonly positions: number[]
  readonly normals: number[]
  readonly flat: Surface['flat'][number][]
  readonly particle: number[]
}

const key = (a: number, b: number): string => (a < b ? `${a}_${b}` : `${b}_${a}`)

/** Edges of a piece that no other triangle shares, by particle: hems and the free edges of ribs. */
function openEdges({ parts, particle }: Surface): Map<string, [number, number][]> {
  const uses = new Map<string, number>()
  const each = (visit: (part: SurfacePart, a: number, b: number) => void): void => {
    for (const part of parts) {
      const { triangles: t } = part
      for (let i = 0; i < t.length; i += 3) for (let k = 0; k < 3; k++) visit(part, t[i + k]!, t[i + ((k + 1) % 3)]!)
    }
  }
  each((_, a, b) => {
    const id = key(particle[a]!, particle[b]!)
    uses.set(id, (uses.get(id) ?? 0) + 1)
  })
  const open = new Map<string, [number, number][]>()
  each((part, a, b) => {
    if (uses.get(key(particle[a]!, particle[b]!)) !== 1) return
    open.set(part.piece, [...(open.get(part.piece) ?? []), [a, b]])
  })
  return open
}

/**
 * Inner face of a rib: its outer face mirrored through the middle of the cloth. Triangles with all corners along the
 * rib's edges, such as wide ones of the light level, are left out. The rib has no thickness there, so its inner face
 * would coincide with the outer one and show through it.
 */
function innerFace(
  surface: Surface,
  part: SurfacePart,
  { half, direction }: ThickenedMesh,
  grown: MeshBuilder,
): Uint32Array {
  const copies = new Map<number, number>()
  const copy = (v: number): number => {
    const known = copies.get(v)
    if (known !== undefined) return known
    const p = surface.particle[v]!
    for (let m = 0; m < 3; m++) {
      grown.positions.push(surface.positions[3 * v + m]! - 2 * half[p]! * direction[3 * p + m]!)
      const n = surface.normals[3 * v + m]!
      const d = direction[3 * p + m]!
      // mirror the normal about the cloth's plane, so that the rounded edges shade as a fold
      const along = [0, 1, 2].reduce((sum, k) => sum + surface.normals[3 * v + k]! * direction[3 * p + k]!, 0)
      grown.normals.push(n - 2 * along * d)
    }
    grown.flat.push(surface.flat[v]!)
    const index = grown.particle.push(p) - 1
    copies.set(v, index)
    return index
  }
  const out: number[] = []
  for (let i = 0; i < part.triangles.length; i += 3) {
    const [a, b, c] = [part.triangles[i]!, part.triangles[i + 1]!, part.triangles[i + 2]!]
    if ([a, b, c].some(v => half[surface.particle[v]!]! > 0)) out.push(copy(a), copy(c), copy(b))
  }
  return Uint32Array.from(out)
}

/** A narrow strip turned in at an open hem, so that the cloth shows a thickness. */
function hemFold(
  surface: Surface,
  edges: readonly [number, number][],
  widthM: number,
  grown: MeshBuilder,
): Uint32Array {
  const folded = new Map<string, number>()
  const add = (v: number, depth: number, normal: readonly number[]): number => {
    for (let m = 0; m < 3; m++) {
      grown.positions.push(surface.positions[3 * v + m]! - depth * surface.normals[3 * v + m]!)
      grown.normals.push(normal[m]!)
    }
    grown.flat.push(surface.flat[v]!)
    return grown.particle.push(surface.particle[v]!) - 1
  }
  const at = (v: number, depth: number, normal: readonly number[]): number => {
    const id = `${v}_${depth}`
    const known = folded.get(id)
    if (known !== undefined) return known
    const index = add(v, depth, normal)
    folded.set(id, index)
    return index
  }
  const out: number[] = []
  for (const [a, b] of edges) {
    const t = [0, 1, 2].map(m => surface.positions[3 * b + m]! - surface.positions[3 * a + m]!)
    const n = [0, 1, 2].map(m => surface.normals[3 * a + m]!)
    const away = [t[1]! * n[2]! - t[2]! * n[1]!, t[2]! * n[0]! - t[0]! * n[2]!, t[0]! * n[1]! - t[1]! * n[0]!]
    const length = Math.hypot(...away) || 1
    const down = away.map(v => v / length)
    const [p, q, r, s] = [at(a, 0, down), at(b, 0, down), at(a, widthM, down), at(b, widthM, down)]
    out.push(p, r, q, q, r, s)
  }
  return Uint32Array.from(out)
}

/** Adds the geometry that gives the cloth its thickness: the ribs' inner faces and a fold along every open hem. */
export function addRims(surface: Surface, thickened: ThickenedMesh, hemM: number): Surface {
  const grown: MeshBuilder = {
    positions: [...surface.positions],
    normals: [...surface.normals],
    flat: [...surface.flat],
    particle: [...surface.particle],
  }
  const ribs = new Set(thickened.mesh.sheets.filter(s => s.isRib).map(s => s.id))
  const open = openEdges(surface)
  const rims = surface.parts.flatMap((part): SurfacePart[] => {
    const edges = open.get(part.piece)
    if (ribs.has(part.piece)) {
      return [{ piece: part.piece, isRim: true, triangles: innerFace(surface, part, thickened, grown) }]
    }
    return edges ? [{ piece: part.piece, isRim: true, triangles: hemFold(surface, edges, hemM, grown) }] : []
  })
  return {
    positions: Float32Array.from(grown.positions),
    normals: Float32Array.from(grown.normals),
    flat: grown.flat,
    particle: Int32Array.from(grown.particle),
    parts: [...surface.parts, ...rims],
  }
}
