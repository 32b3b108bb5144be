import type { Point } from '@kitwright/measure'
import { particleNormals } from '../cloth/normals.ts'
import { edgeKey, type SewnMesh, type SewnSheet } from '../cloth/sewnMesh.ts'

export interface ThickenedMesh {
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

type Stretch = readonly [Point, Point]

/** Returns the flat border of a piece: where it ends or is sewn to another piece, not where its own ends meet. */
function borderOf({ points, triangles, particle }: SewnSheet): Stretch[] {
  const uses = new Map<number, Stretch | undefined>()
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k]!, triangles[t + ((k + 1) % 3)]!]
      const key = edgeKey(particle[a]!, particle[b]!)
      uses.set(key, uses.has(key) ? undefined : [points[a]!, points[b]!])
    }
  }
  return [...uses.values()].filter(stretch => stretch !== undefined)
}

function distanceTo(border: readonly Stretch[], at: Point): number {
  let least = Infinity
  for (const [a, b] of border) {
    const [ex, ey] = [b.x - a.x, b.y - a.y]
    const t = Math.min(1, Math.max(0, ((at.x - a.x) * ex + (at.y - a.y) * ey) / (ex * ex + ey * ey || 1)))
    least = Math.min(least, Math.hypot(at.x - a.x - ex * t, at.y - a.y - ey * t))
  }
  return least
}

/** Gives each rib its thickness: a folded strip, round at its free edges and flush where it is sewn. */
export function thickenRibs(mesh: SewnMesh, thicknessMm: (piece: string) => number): ThickenedMesh {
  const direction = particleNormals(mesh)
  const half = new Float64Array(mesh.positions.length / 3)
  const positions = mesh.positions.slice()
  for (const sheet of mesh.sheets.filter(s => s.isRib)) {
    const border = borderOf(sheet)
    const thickness = thicknessMm(sheet.id)
    sheet.points.forEach((p, v) => {
      half[sheet.particle[v]!] = (thickness / 2000) * profile(distanceTo(border, p))
    })
  }
  half.forEach((by, i) => {
    for (let m = 0; m < 3; m++) positions[3 * i + m]! += by * direction[3 * i + m]!
  })
  return { mesh: { ...mesh, positions }, half, direction }
}
