/** A mesh as flat arrays; `uv` is 0-1 on the piece, row 0 at its top. */
export interface UvMesh {
  readonly uv: Float32Array
  readonly index: Uint32Array
}

/** The place of a uv: the triangle's first index and the weights of its three corners. */
export interface UvPlace {
  readonly triangle: number
  readonly weights: readonly [number, number, number]
}

export interface UvGrid {
  /** Returns the triangle under a uv; null off the mesh. */
  find(u: number, v: number): UvPlace | null
}

const TRIANGLES_PER_CELL = 4

const cellOf = (value: number, cells: number): number => Math.min(cells - 1, Math.max(0, Math.floor(value * cells)))

/** Calls `visit` with each cell that the triangle's box touches. */
function forCells(mesh: UvMesh, triangle: number, cells: number, visit: (cell: number) => void): void {
  const { uv, index } = mesh
  const us: number[] = []
  const vs: number[] = []
  for (let corner = 0; corner < 3; corner++) {
    const vertex = index[triangle + corner]!
    us.push(uv[2 * vertex]!)
    vs.push(uv[2 * vertex + 1]!)
  }
  const lastColumn = cellOf(Math.max(...us), cells)
  const lastRow = cellOf(Math.max(...vs), cells)
  for (let row = cellOf(Math.min(...vs), cells); row <= lastRow; row++)
    for (let column = cellOf(Math.min(...us), cells); column <= lastColumn; column++) visit(row * cells + column)
}

/** Returns the barycentric weights of a point, slightly tolerant so that shared edges leave no gap. */
function weightsIn(mesh: UvMesh, triangle: number, u: number, v: number): UvPlace['weights'] | null {
  const { uv, index } = mesh
  const [a, b, c] = [index[triangle]! * 2, index[triangle + 1]! * 2, index[triangle + 2]! * 2]
  const [ax, ay] = [uv[a]!, uv[a + 1]!]
  const [bx, by] = [uv[b]! - ax, uv[b + 1]! - ay]
  const [cx, cy] = [uv[c]! - ax, uv[c + 1]! - ay]
  const area = bx * cy - by * cx
  if (area === 0) return null
  const wb = ((u - ax) * cy - (v - ay) * cx) / area
  const wc = (bx * (v - ay) - by * (u - ax)) / area
  const slack = -1e-4
  return wb >= slack && wc >= slack && wb + wc <= 1 - slack ? [1 - wb - wc, wb, wc] : null
}

/** Sorts the triangles into cells once, so that each look-up tests only a few. */
export function createUvGrid(mesh: UvMesh): UvGrid {
  const cells = Math.max(1, Math.round(Math.sqrt(mesh.index.length / 3 / TRIANGLES_PER_CELL)))
  const starts = new Uint32Array(cells * cells + 1)
  for (let t = 0; t < mesh.index.length; t += 3) forCells(mesh, t, cells, cell => starts[cell + 1]!++)
  for (let cell = 0; cell < cells * cells; cell++) starts[cell + 1]! += starts[cell]!
  const filled = starts.slice()
  const triangles = new Uint32Array(starts[cells * cells]!)
  for (let t = 0; t < mesh.index.length; t += 3) forCells(mesh, t, cells, cell => (triangles[filled[cell]!++] = t))
  return {
    find(u, v) {
      if (!(u >= 0 && u <= 1 && v >= 0 && v <= 1)) return null
      const cell = cellOf(v, cells) * cells + cellOf(u, cells)
      for (let i = starts[cell]!; i < starts[cell + 1]!; i++) {
        const weights = weightsIn(mesh, triangles[i]!, u, v)
        if (weights) return { triangle: triangles[i]!, weights }
      }
      return null
    },
  }
}
