import type { Vec3 } from './solids.ts'

export type Distance = (x: number, y: number, z: number) => number

interface GridSize {
  readonly low: Vec3
  readonly high: Vec3
  readonly cell: number
}

/** Divides samples by the length of their gradient, which gives nearly true distances near the surface. */
function normalise(samples: Float32Array, [nx, ny, nz]: readonly number[], cell: number): Float32Array {
  const result = samples.slice()
  const [sy, sz] = [nx!, nx! * ny!]
  for (let k = 1; k < nz! - 1; k++) {
    for (let j = 1; j < ny! - 1; j++) {
      for (let i = 1; i < nx! - 1; i++) {
        const q = i + j * sy + k * sz
        const gx = samples[q + 1]! - samples[q - 1]!
        const gy = samples[q + sy]! - samples[q - sy]!
        const gz = samples[q + sz]! - samples[q - sz]!
        result[q] = samples[q]! / Math.max(0.6, Math.sqrt(gx * gx + gy * gy + gz * gz) / (2 * cell))
      }
    }
  }
  return result
}

/** Samples a field once and reads it back by trilinear interpolation, clamped to the grid's box. */
export function distanceGrid(field: Distance, { low, high, cell }: GridSize): Distance {
  const [nx, ny, nz] = [0, 1, 2].map(m => Math.ceil((high[m]! - low[m]!) / cell) + 1) as [number, number, number]
  const samples = new Float32Array(nx * ny * nz)
  let q = 0
  for (let k = 0; k < nz; k++) {
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++) samples[q++] = field(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell)
    }
  }
  const grid = normalise(samples, [nx, ny, nz], cell)
  const [sy, sz] = [nx, nx * ny]
  const [lx, ly, lz] = low
  const [mx, my, mz] = [nx - 1.001, ny - 1.001, nz - 1.001]
  return (x, y, z) => {
    const fx = Math.min(mx, Math.max(0, (x - lx) / cell))
    const fy = Math.min(my, Math.max(0, (y - ly) / cell))
    const fz = Math.min(mz, Math.max(0, (z - lz) / cell))
    const i = fx | 0
    const j = fy | 0
    const k = fz | 0
    const tx = fx - i
    const ty = fy - j
    const p = i + j * sy + k * sz
    const a = grid[p]! + (grid[p + 1]! - grid[p]!) * tx
    const b = grid[p + sy]! + (grid[p + sy + 1]! - grid[p + sy]!) * tx
    const c = grid[p + sz]! + (grid[p + sz + 1]! - grid[p + sz]!) * tx
    const d = grid[p + sy + sz]! + (grid[p + sy + sz + 1]! - grid[p + sy + sz]!) * tx
    const e = a + (b - a) * ty
    return e + (c + (d - c) * ty - e) * (fz - k)
  }
}
