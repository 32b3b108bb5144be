import type { SeamPair } from './seamPair.ts'
import type { Sheet } from './sheet.ts'
import { disjointSets } from './disjointSets.ts'
import { type BendConstraints, buildConstraints, type StretchConstraints } from './constraints.ts'
import type { Fabric } from './fabric.ts'

export type PlacePoint = (x: number, y: number) => readonly [number, number, number]

/** Cloth in space: unit-mass particles in metres and their constraints. */
export interface Cloth {
  readonly sheets: readonly Sheet[]
  readonly fabrics: readonly Fabric[]
  readonly seamBend: number
  readonly seamDraw: number
  /** The particle of each vertex, by sheet. */
  readonly particleOf: readonly Int32Array[]
  readonly positions: Float64Array
  readonly velocities: Float64Array
  readonly previous: Float64Array
  /** Distance in metres that each particle may travel before it can touch the body. */
  readonly clearance: Float64Array
  /** 1 if a triangle uses the particle. */
  readonly isUsed: Uint8Array
  readonly stretch: StretchConstraints
  readonly bend: BendConstraints
  /** Pairs of particles not yet sewn together. */
  readonly seamPairs: Int32Array
}

type ClothParts = Pick<Cloth, 'sheets' | 'fabrics' | 'seamBend' | 'seamDraw' | 'particleOf' | 'positions' | 'seamPairs'>

function assemble(parts: ClothParts): Cloth {
  const size = parts.positions.length
  const isUsed = new Uint8Array(size / 3)
  parts.sheets.forEach((sheet, s) => sheet.triangles.forEach(v => (isUsed[parts.particleOf[s]![v]!] = 1)))
  return {
    ...parts,
    ...buildConstraints(parts),
    velocities: new Float64Array(size),
    previous: new Float64Array(size),
    clearance: new Float64Array(size / 3),
    isUsed,
  }
}

function pairSeams(sheets: readonly Sheet[], offsets: readonly number[], seams: readonly SeamPair[]): Int32Array {
  const along = ([piece, edge]: readonly [string, string]): number[] => {
    const s = sheets.findIndex(sheet => sheet.id === piece)
    return sheets[s]!.edges.get(edge)!.map(v => offsets[s]! + v)
  }
  return Int32Array.from(
    seams.flatMap(seam => {
      const a = along(seam.a)
      const b = along(seam.b).reverse()
      if (a.length !== b.length) throw new Error(`seam ${seam.a.join('.')} to ${seam.b.join('.')} does not pair`)
      return a.flatMap((i, k) => [i, b[k]!])
    }),
  )
}

export interface ClothInput {
  readonly sheets: readonly Sheet[]
  readonly seams: readonly SeamPair[]
  /** Returns the start position in space of a flat point (millimetres). */
  readonly placeOf: (pieceId: string) => PlacePoint
  readonly fabricOf: (pieceId: string) => Fabric
  readonly seamBend: number
  readonly seamDraw: number
}

/** Places the cut pieces round the body, not yet sewn. Throws if a piece has no place. */
export function layOut({ sheets, seams, placeOf, fabricOf, seamBend, seamDraw }: ClothInput): Cloth {
  const offsets: number[] = []
  let total = 0
  for (const sheet of sheets) {
    offsets.push(total)
    total += sheet.points.length
  }
  const positions = new Float64Array(total * 3)
  sheets.forEach((sheet, s) => {
    const place = placeOf(sheet.id)
    sheet.points.forEach((p, i) => positions.set(place(p.x, p.y), (offsets[s]! + i) * 3))
  })
  if (!positions.every(Number.isFinite)) throw new Error('a piece was placed at no finite point')
  return assemble({
    sheets,
    fabrics: sheets.map(sheet => fabricOf(sheet.id)),
    seamBend,
    seamDraw,
    particleOf: sheets.map((sheet, s) => Int32Array.from(sheet.points, (_, i) => offsets[s]! + i)),
    positions,
    seamPairs: pairSeams(sheets, offsets, seams),
  })
}

/** Returns the width of the widest open seam in metres. */
export function widestGap({ seamPairs, positions: x }: Cloth): number {
  let widest = 0
  for (let k = 0; k < seamPairs.length; k += 2) {
    const [i, j] = [3 * seamPairs[k]!, 3 * seamPairs[k + 1]!]
    widest = Math.max(widest, Math.hypot(x[i]! - x[j]!, x[i + 1]! - x[j + 1]!, x[i + 2]! - x[j + 2]!))
  }
  return widest
}

/** Merges sewn vertices into one particle at their mean, so that bending and normals run across the seams. */
export function weld(cloth: Cloth): Cloth {
  const count = cloth.positions.length / 3
  const groups = disjointSets(count)
  for (let k = 0; k < cloth.seamPairs.length; k += 2) groups.union(cloth.seamPairs[k]!, cloth.seamPairs[k + 1]!)
  const particle = new Int32Array(count).fill(-1)
  const members: number[] = []
  const sums: number[] = []
  const weldedOf = Int32Array.from({ length: count }, (_, i) => {
    const root = groups.find(i)
    if (particle[root]! < 0) {
      particle[root] = members.push(0) - 1
      sums.push(0, 0, 0)
    }
    const p = particle[root]!
    members[p]!++
    for (let m = 0; m < 3; m++) sums[3 * p + m]! += cloth.positions[3 * i + m]!
    return p
  })
  return assemble({
    sheets: cloth.sheets,
    fabrics: cloth.fabrics,
    seamBend: cloth.seamBend,
    seamDraw: cloth.seamDraw,
    particleOf: cloth.particleOf.map(ids => ids.map(i => weldedOf[i]!)),
    positions: Float64Array.from(sums, (sum, i) => sum / members[Math.floor(i / 3)]!),
    seamPairs: new Int32Array(0),
  })
}
