import type { Distance } from '../dressForm/distanceGrid.ts'
import type { Vec3 } from '../dressForm/solids.ts'

/** Triangles of one part, with the field's own normals. In metres. */
export interface Shell {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly triangles: Uint32Array
}

export interface SampleGrid {
  readonly low: Vec3
  readonly high: Vec3
  readonly cell: number
}

const STEP_M = 0.0004

/** Returns the unit normal, pointing out of the solid, and the field's steepness there. */
function slopeAt(field: Distance, x: number, y: number, z: number): { normal: Vec3; steepness: number } {
  const gx = field(x + STEP_M, y, z) - field(x - STEP_M, y, z)
  const gy = field(x, y + STEP_M, z) - field(x, y - STEP_M, z)
  const gz = field(x, y, z + STEP_M) - field(x, y, z - STEP_M)
  const length = Math.hypot(gx, gy, gz) || 1
  return { normal: [gx / length, gy / length, gz / length], steepness: length / (2 * STEP_M) }
}

/** Moves a point near the surface onto it. */
function settle(field: Distance, start: Vec3, reach: number): Vec3 {
  let [x, y, z] = start
  for (let round = 0; round < 4; round++) {
    const { normal, steepness } = slopeAt(field, x, y, z)
    const by = Math.max(-reach, Math.min(reach, field(x, y, z) / Math.max(0.3, steepness)))
    x -= normal[0] * by
    y -= normal[1] * by
    z -= normal[2] * by
  }
  return Math.hypot(x - start[0], y - start[1], z - start[2]) > reach ? start : [x, y, z]
}

interface Samples {
  readonly values: Float32Array
  readonly counts: readonly [number, number, number]
}

function sample(field: Distance, { low, high, cell }: SampleGrid): Samples {
  const counts = [0, 1, 2].map(m => Math.ceil((high[m]! - low[m]!) / cell) + 1) as [number, number, number]
  const values = new Float32Array(counts[0] * counts[1] * counts[2])
  let q = 0
  for (let k = 0; k < counts[2]; k++)
    for (let j = 0; j < counts[1]; j++)
      for (let i = 0; i < counts[0]; i++) values[q++] = field(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell)
  return { values, counts }
}

/** The twelve edges of a cell, each by its lower corner and direction. */
const EDGES: readonly (readonly [corner: Vec3, axis: 0 | 1 | 2])[] = ([0, 1, 2] as const).flatMap(axis =>
  [0, 1, 2, 3].map((n): readonly [Vec3, 0 | 1 | 2] => {
    const corner = [0, 0, 0]
    corner[(axis + 1) % 3] = n & 1
    corner[(axis + 2) % 3] = n >> 1
    return [corner as unknown as Vec3, axis]
  }),
)

/** Returns the mean of the surface's crossings of a cell's edges, in cells; null if there are none. */
function crossing({ values, counts }: Samples, cell: Vec3): Vec3 | null {
  const strides = [1, counts[0], counts[0] * counts[1]] as const
  const at = ([x, y, z]: Vec3): number => x + y * strides[1] + z * strides[2]
  const base = at(cell)
  const sum = [0, 0, 0]
  let count = 0
  for (const [corner, axis] of EDGES) {
    const a = values[base + at(corner)]!
    const b = values[base + at(corner) + strides[axis]]!
    if (a < 0 === b < 0) continue
    count++
    for (let m = 0; m < 3; m++) sum[m]! += cell[m]! + corner[m]! + (m === axis ? a / (a - b) : 0)
  }
  return count === 0 ? null : [sum[0]! / count, sum[1]! / count, sum[2]! / count]
}

/** Returns the vertices and the vertex index of each cell. */
function placeVertices(field: Distance, room: SampleGrid, samples: Samples): { points: Vec3[]; of: Int32Array } {
  const { counts } = samples
  const points: Vec3[] = []
  const of = new Int32Array(samples.values.length).fill(-1)
  for (let k = 0; k < counts[2] - 1; k++)
    for (let j = 0; j < counts[1] - 1; j++)
      for (let i = 0; i < counts[0] - 1; i++) {
        const found = crossing(samples, [i, j, k])
        if (!found) continue
        of[i + counts[0] * (j + counts[1] * k)] = points.length
        const at = found.map((v, m) => room.low[m]! + v * room.cell) as unknown as Vec3
        points.push(settle(field, at, room.cell))
      }
  return { points, of }
}

/**
 * Returns the triangles: each grid edge that the surface crosses has four cells around it, which give two triangles.
 */
function join({ values, counts }: Samples, of: Int32Array): number[] {
  const strides = [1, counts[0], counts[0] * counts[1]] as const
  const triangles: number[] = []
  for (let q = 0; q < values.length; q++)
    for (const axis of [0, 1, 2] as const) {
      const next = q + strides[axis]
      if (next >= values.length || values[q]! < 0 === values[next]! < 0) continue
      const [u, v] = [strides[(axis + 1) % 3]!, strides[(axis + 2) % 3]!]
      if (q < u + v) continue
      const [a, b, c, d] = [of[q - u - v]!, of[q - v]!, of[q]!, of[q - u]!]
      if (Math.min(a, b, c, d) < 0) continue
      if (values[q]! < 0) triangles.push(a, b, c, a, c, d)
      else triangles.push(a, c, b, a, d, c)
    }
  return triangles
}

/** Returns the surface of a solid as triangles of about the cell's size (surface nets). */
export function contour(field: Distance, room: SampleGrid): Shell {
  const samples = sample(field, room)
  const { points, of } = placeVertices(field, room, samples)
  return {
    positions: Float32Array.from(points.flat()),
    normals: Float32Array.from(points.flatMap(([x, y, z]) => slopeAt(field, x, y, z).normal)),
    triangles: Uint32Array.from(join(samples, of)),
  }
}
