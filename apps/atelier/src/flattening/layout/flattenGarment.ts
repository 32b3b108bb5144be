import type { PieceSet } from '../pieceMeshes/pieceSet.ts'
import { guessTable } from './initialLayout.ts'
import { solveAsRigidAsPossible } from './asRigidAsPossible.ts'
import { sewMesh, type SewnMesh } from '../pieceMeshes/sewnMesh.ts'
import { straightenSleeves } from './straightSleeves.ts'
import { copyOf, cornersOf, countFolds, type FixedCoordinates, type Table } from './flattenedTable.ts'
import { symmetrise, twinsOf } from './symmetrise.ts'
import { unfoldTriangles } from './unfoldTriangles.ts'

/**
 * Widths below which nearly flat triangles are stiffened against folding. The best one differs; the first that leaves
 * no fold is used.
 */
const MIN_WIDTHS = [0.25, 0.4, 0.12]

/**
 * Returns the fixed coordinates: front and back are fixed, the seam between the legs is the garment's centre line, and
 * the front waist has a fixed height.
 */
function heldOf({ pieces, count }: SewnMesh, isBody: Uint8Array, table: Table): FixedCoordinates {
  const held: FixedCoordinates = { x: isBody.slice(), y: isBody.slice() }
  for (const { piece, edges, points, vertices } of pieces) {
    const crotch = edges.get('crotch') ?? []
    for (const { point } of crotch) {
      table.x[vertices[point]!] = 0
      held.x[vertices[point]!] = 1
    }
    if (piece.id !== 'shortsFrontL') continue
    const top = crotch.reduce((a, b) => (points[b.point]!.y < points[a.point]!.y ? b : a))
    held.y[vertices[top.point]!] = 1
  }
  if (held.x.length !== count) throw new Error('a vertex is missing')
  return held
}

export interface FlatGarment {
  readonly mesh: SewnMesh
  readonly table: Table
  /** Number of folded triangles: 0 if the flattening succeeded. */
  readonly folds: number
}

/** Flattens a sewn garment. */
export function flattenGarment(cut: PieceSet): FlatGarment {
  const mesh = sewMesh(cut)
  const corners = cornersOf(mesh)
  const twins = twinsOf(mesh)
  const { table, isBody } = guessTable(mesh)
  const held = heldOf(mesh, isBody, table)
  straightenSleeves(mesh, table)
  let best: FlatGarment = { mesh, table, folds: Infinity }
  for (const least of MIN_WIDTHS) {
    const tried = copyOf(table)
    symmetrise(twins, tried)
    solveAsRigidAsPossible(mesh, tried, held, twins, least)
    unfoldTriangles(mesh, tried, held)
    const folds = countFolds(corners, tried)
    if (folds < best.folds) best = { mesh, table: tried, folds }
    if (folds === 0) break
  }
  return best
}
