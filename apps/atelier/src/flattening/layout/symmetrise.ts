import type { Point } from '@kitwright/measure'
import type { SewnMesh, SewnPiece } from '../pieceMeshes/sewnMesh.ts'
import type { Table } from './flattenedTable.ts'

/** Pairs of mirrored vertices; a vertex on the centre line is its own twin. */
export type Twins = readonly (readonly [number, number])[]

const STEPS_PER_MM = 20
const placeOf = ({ x, y }: Point, side: 1 | -1): string =>
  `${Math.round(side * x * STEPS_PER_MM)},${Math.round(y * STEPS_PER_MM)}`

function twinsOfPiece(own: SewnPiece, other: SewnPiece): Twins {
  const at = new Map(other.points.map((point, i) => [placeOf(point, 1), other.vertices[i]!]))
  const pairs = own.points.flatMap((point, i): [number, number][] => {
    const twin = at.get(placeOf(point, -1))
    return twin === undefined ? [] : [[own.vertices[i]!, twin]]
  })
  // All pairs or none, since half a mirror image folds.
  return pairs.length === own.points.length ? pairs : []
}

/** Returns the twins of a garment, whose left and right are cut alike. */
export const twinsOf = ({ pieces }: SewnMesh): Twins =>
  pieces.flatMap(own => {
    const { id } = own.piece
    if (id.endsWith('R')) return []
    const partner = pieces.find(({ piece }) => piece !== own.piece && piece.id === id.replace(/L$/, 'R'))
    return twinsOfPiece(own, partner ?? own)
  })

/** Moves left and right to their mean. */
export function symmetrise(twins: Twins, { x, y }: Table): void {
  for (const [a, b] of twins) {
    const [across, down] = [(x[a]! - x[b]!) / 2, (y[a]! + y[b]!) / 2]
    x[a] = across
    x[b] = -across
    y[a] = down
    y[b] = down
  }
}
