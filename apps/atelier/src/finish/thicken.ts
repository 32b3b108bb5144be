import { boxAround } from '@kitwright/measure'
import { particleNormals } from './normals.ts'
import type { SewnMesh } from './sewnMesh.ts'

export interface Thickened {
  /** The ribs' outer faces, pushed out. */
  readonly mesh: SewnMesh
  /** Half the thickness at each particle, metres; 0 off the ribs and along their edges. */
  readonly half: Float64Array
  /** The direction of the push, per particle. */
  readonly direction: Float64Array
}

const ROUNDING_MM = 4

/** A half-round profile: 0 at the edge, 1 from `ROUNDING_MM` on. */
function profile(mm: number): number {
  const t = Math.min(1, Math.max(0, mm / ROUNDING_MM))
  return Math.sqrt(1 - (1 - t) * (1 - t))
}

/** Gives each rib its thickness: a folded strip, round at its free edge and flush where it is sewn. */
export function thickenRibs(mesh: SewnMesh, thicknessMm: (piece: string) => number): Thickened {
  const direction = particleNormals(mesh)
  const half = new Float64Array(mesh.positions.length / 3)
  const positions = mesh.positions.slice()
  for (const sheet of mesh.sheets.filter(s => s.isRib)) {
    const [, y0, , y1] = boxAround(sheet.points)
    const thickness = thicknessMm(sheet.id)
    sheet.points.forEach((p, v) => {
      half[sheet.particle[v]!] = (thickness / 2000) * profile(Math.min(p.y - y0, y1 - p.y))
    })
  }
  half.forEach((by, i) => {
    for (let m = 0; m < 3; m++) positions[3 * i + m]! += by * direction[3 * i + m]!
  })
  return { mesh: { ...mesh, positions }, half, direction }
}
