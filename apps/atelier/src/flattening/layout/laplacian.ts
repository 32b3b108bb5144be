import type { Corner } from './flattenedTable.ts'

/** Minimum weight of an edge. Cotangents of obtuse corners are negative, and others may be almost zero. */
const MIN_WEIGHT = 0.02
const MAX_ROUNDS = 400
const PRECISION = 1e-8

/** A symmetric matrix of differences between neighbours (graph Laplacian), whose weights may grow. */
export interface Laplacian {
  /** Stiffness of each edge, by triangle. */
  readonly weights: readonly number[][]
  grow(triangle: number, share: number): void
  /**
   * Solves for the free coordinates so that the matrix times them equals `wanted`, by conjugate gradients from the
   * current values.
   */
  solve(coordinates: Float64Array, wanted: Float64Array, held: Uint8Array): void
}

/** Returns half the cotangent of the corner facing each edge. */
function cotangents({ edges }: Corner): number[] {
  const [first, second] = [edges[0]!, edges[1]!]
  const area = Math.abs(first[0] * second[1] - first[1] * second[0])
  return [0, 1, 2].map(k => {
    const [a, b] = [edges[(k + 1) % 3]!, edges[(k + 2) % 3]!]
    return Math.max(MIN_WEIGHT, -(a[0] * b[0] + a[1] * b[1]) / area / 2)
  })
}

export function createLaplacian(corners: readonly Corner[], count: number): Laplacian {
  const diagonal = new Float64Array(count)
  const rows: Map<number, number>[] = Array.from({ length: count }, () => new Map())
  let lists: { readonly columns: Uint32Array; readonly values: Float64Array }[] | null = null
  const join = (a: number, b: number, weight: number): void => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      diagonal[from]! += weight
      rows[from]!.set(to, (rows[from]!.get(to) ?? 0) - weight)
    }
    lists = null
  }
  const weights = corners.map(corner => {
    const own = cotangents(corner)
    own.forEach((weight, k) => join(corner.vertices[k]!, corner.vertices[(k + 1) % 3]!, weight))
    return own
  })
  const listed = (): NonNullable<typeof lists> =>
    (lists ??= rows.map(row => ({ columns: Uint32Array.from(row.keys()), values: Float64Array.from(row.values()) })))
  const multiply = (free: readonly number[], by: Float64Array, out: Float64Array): void => {
    const all = listed()
    for (const i of free) {
      const { columns, values } = all[i]!
      let sum = diagonal[i]! * by[i]!
      for (let k = 0; k < columns.length; k++) sum += values[k]! * by[columns[k]!]!
      out[i] = sum
    }
  }
  return {
    weights,
    grow(triangle, share) {
      const { vertices } = corners[triangle]!
      weights[triangle]!.forEach((weight, k) => {
        weights[triangle]![k] = weight * (1 + share)
        join(vertices[k]!, vertices[(k + 1) % 3]!, weight * share)
      })
    },
    solve(coordinates, wanted, held) {
      const free = [...diagonal.keys()].filter(i => held[i] === 0 && diagonal[i]! > 0)
      conjugateGradients({ free, diagonal, multiply: (by, out) => multiply(free, by, out) }, coordinates, wanted)
    },
  }
}

interface Matrix {
  readonly free: readonly number[]
  readonly diagonal: Float64Array
  multiply(by: Float64Array, out: Float64Array): void
}

/** Solves by conjugate gradients with the diagonal as preconditioner (Golub and Van Loan, 11.5). */
function conjugateGradients({ free, diagonal, multiply }: Matrix, x: Float64Array, wanted: Float64Array): void {
  const [rest, way, image] = [new Float64Array(x.length), new Float64Array(x.length), new Float64Array(x.length)]
  multiply(x, image)
  let error = 0
  for (const i of free) {
    const left = wanted[i]! - image[i]!
    rest[i] = left
    way[i] = left / diagonal[i]!
    error += left * (left / diagonal[i]!)
  }
  const goal = Math.max(1e-10, error * PRECISION)
  for (let round = 0; round < MAX_ROUNDS && error > goal; round++) {
    multiply(way, image)
    let along = 0
    for (const i of free) along += way[i]! * image[i]!
    const step = error / along
    let next = 0
    for (const i of free) {
      x[i]! += step * way[i]!
      rest[i]! -= step * image[i]!
      next += rest[i]! ** 2 / diagonal[i]!
    }
    for (const i of free) way[i] = rest[i]! / diagonal[i]! + (next / error) * way[i]!
    error = next
  }
}
