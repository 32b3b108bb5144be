import { lineLength } from '../../sewingPattern/line.ts'
import { creaseOf, lineOf } from './crease.ts'
import type { PieceSet } from './pieceSet.ts'

/** Approximate width of triangles, in mm. */
export const STEP_MM = 16

const keyOf = (piece: string, edge: string): string => `${piece}.${edge}`
const millionth = (share: number): number => Math.round(share * 1e6) / 1e6

/** Returns the shares of a line's length at its own points. */
function ownShares(line: ReturnType<typeof lineOf>): number[] {
  const whole = lineLength(line)
  return line.map((_, i) => lineLength(line.slice(0, i + 1)) / whole)
}

/**
 * Rounds shares to whole millimetres of the seam, so that no segment is shorter and left and right are cut alike. The
 * seam's middle stays.
 */
function evened(shares: readonly number[], lengthMm: number): number[] {
  const steps = Math.max(1, Math.round(lengthMm))
  const rounded = [...new Set(shares.map(share => (share === 0.5 ? share : Math.round(share * steps) / steps)))]
  const hasMiddle = rounded.includes(0.5)
  return rounded
    .toSorted((a, b) => a - b)
    .filter(share => share === 0.5 || !hasMiddle || Math.abs(share - 0.5) * steps > 0.9)
}

export type SharesOf = (piece: string, edge: string) => readonly number[]

/**
 * Returns the points of each edge as ascending shares of its length: its own corners, one each 16 mm, the ends of a
 * crease, and the points of the edge that it is sewn to, so that the points of a seam pair one to one.
 */
export function seamShares({ pieces, seams }: PieceSet): SharesOf {
  const shares = new Map<string, readonly number[]>()
  for (const piece of pieces) {
    for (const { name, points } of piece.edges) {
      const count = Math.max(1, Math.round(lineLength(points) / STEP_MM))
      const even = Array.from({ length: count + 1 }, (_, i) => i / count)
      shares.set(keyOf(piece.id, name), [...ownShares(points), ...even].map(millionth))
    }
    const crease = creaseOf(piece)
    for (const [edge, share] of crease ? [crease.from, crease.to] : []) {
      const key = keyOf(piece.id, edge)
      shares.set(key, [...shares.get(key)!, share])
    }
  }
  for (const { a, b } of seams) {
    const other = shares.get(keyOf(...b))!.map(share => millionth(1 - share))
    const line = lineOf(
      pieces.find(({ id }) => id === a[0])!,
      a[1],
    )
    const both = evened([...shares.get(keyOf(...a))!, ...other], lineLength(line))
    shares.set(keyOf(...a), both)
    shares.set(
      keyOf(...b),
      both.map(share => millionth(1 - share)),
    )
  }
  return (piece, edge) => [...new Set(shares.get(keyOf(piece, edge)))].toSorted((a, b) => a - b)
}
