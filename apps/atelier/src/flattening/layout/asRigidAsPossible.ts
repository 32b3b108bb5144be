import { createLaplacian, type Laplacian } from './laplacian.ts'
import type { SewnMesh } from '../pieceMeshes/sewnMesh.ts'
import { type Corner, cornersOf, type FixedCoordinates, strainOf, type Table } from './flattenedTable.ts'
import { symmetrise, type Twins } from './symmetrise.ts'

const ROUNDS = 100
/** Minimum number of rounds; after that little moves if nothing is left to stiffen. */
const MIN_ROUNDS = 40
const STIFFER = 0.6
const STIFFEST = 300

/** Stiffens each triangle that is squeezed below `least` of its width or turned over. Returns their number. */
function stiffen(corners: readonly Corner[], matrix: Laplacian, table: Table, least: number): number {
  let squeezed = 0
  corners.forEach((corner, i) => {
    if (strainOf(corner, table).least > least || matrix.weights[i]![0]! > STIFFEST) return
    squeezed++
    matrix.grow(i, STIFFER)
  })
  return squeezed
}

/** Returns the pull at each vertex when every triangle keeps its shape and takes the best-fitting rotation. */
function pull(corners: readonly Corner[], { weights }: Laplacian, { x, y }: Table): Table {
  const [px, py] = [new Float64Array(x.length), new Float64Array(x.length)]
  corners.forEach(({ vertices, edges }, i) => {
    const weight = weights[i]!
    let [re, im] = [0, 0]
    edges.forEach(([ex, ey], k) => {
      const [a, b] = [vertices[k]!, vertices[(k + 1) % 3]!]
      const [dx, dy] = [x[b]! - x[a]!, y[b]! - y[a]!]
      re += weight[k]! * (ex * dx + ey * dy)
      im += weight[k]! * (ex * dy - ey * dx)
    })
    const length = Math.hypot(re, im) || 1
    const [cos, sin] = [re / length, im / length]
    edges.forEach(([ex, ey], k) => {
      const [a, b] = [vertices[k]!, vertices[(k + 1) % 3]!]
      const [gx, gy] = [weight[k]! * (cos * ex - sin * ey), weight[k]! * (sin * ex + cos * ey)]
      px[b]! += gx
      py[b]! += gy
      px[a]! -= gx
      py[a]! -= gy
    })
  })
  return { x: px, y: py }
}

/**
 * Places the free vertices so that all triangles preserve their shape as well as possible (as-rigid-as-possible:
 * Sorkine and Alexa 2007). Triangles squeezed below `least` of their width are stiffened every second round until they
 * no longer are.
 */
export function solveAsRigidAsPossible(
  mesh: SewnMesh,
  table: Table,
  held: FixedCoordinates,
  twins: Twins,
  least: number,
): void {
  const corners = cornersOf(mesh).filter(({ vertices }) => !vertices.every(v => held.x[v] === 1 && held.y[v] === 1))
  const free = twins.filter(pair => !pair.every(v => held.x[v] === 1 && held.y[v] === 1))
  const matrix = createLaplacian(corners, mesh.count)
  for (let round = 0; round < ROUNDS; round++) {
    const wanted = pull(corners, matrix, table)
    matrix.solve(table.x, wanted.x, held.x)
    matrix.solve(table.y, wanted.y, held.y)
    symmetrise(free, table)
    const isTurn = round >= 2 && round % 2 === 0 && round < ROUNDS - 2
    if (isTurn && stiffen(corners, matrix, table, least) === 0 && round > MIN_ROUNDS) return
  }
}
