import type { Piece } from '../catalogue/types.ts'

/** A band down to a height of the piece: X = x · scaleX, Y = y · scaleY + shiftY. */
export interface Band {
  readonly toY: number
  readonly scaleX: number
  readonly scaleY: number
  readonly shiftY: number
}

/** Returns the bands of a front as it is cut, or of a back mirrored. */
export const straightBands = (side: 1 | -1): readonly Band[] => [{ toY: Infinity, scaleX: side, scaleY: 1, shiftY: 0 }]

/**
 * Returns the dimensions that artwork follows from size to size: half chest, and the heights of underarm and hem, mm.
 */
function scaleOf(front: Piece): { readonly half: number; readonly level: number; readonly hem: number } {
  const side = front.edges.find(({ name }) => name === 'sideL')?.points
  if (!side) throw new Error(`piece ${front.id} has no side seam`)
  const [first, last] = [side[0]!, side.at(-1)!]
  const underarm = first.y < last.y ? first : last
  return { half: underarm.x, level: underarm.y, hem: front.box[3] }
}

/**
 * Returns the bands that map fronts and backs of another size to the base size's table. Both sheets are mapped alike,
 * so their seams stay closed.
 */
export function bandsForSize(front: Piece, base: Piece, side: 1 | -1): readonly Band[] {
  const [from, to] = [scaleOf(front), scaleOf(base)]
  const scaleX = (side * to.half) / from.half
  const [above, below] = [to.level / from.level, (to.hem - to.level) / (from.hem - from.level)]
  // If nothing moves between the sizes, the cloth is one band.
  if (above === below && scaleX === side) return straightBands(side)
  return [
    { toY: from.level, scaleX, scaleY: above, shiftY: 0 },
    { toY: Infinity, scaleX, scaleY: below, shiftY: to.level - from.level * below },
  ]
}
