import type { Model, Piece, Seam } from '@kitwright/garment'

/** The pieces of a model that garment-wide artwork covers, and the seams between them. */
export interface PieceSet {
  readonly pieces: readonly Piece[]
  readonly seams: readonly Seam[]
}

/**
 * Pieces excluded from garment-wide artwork. Bindings, linings and collars have one colour and would smear a pattern; a
 * hood folds.
 */
const STAYS_OUT = /^(lining|collar|stand|hood|insert)/
/** Pieces laid on the front and drafted in its millimetres. */
const ON_FRONT = /^(pocket|placket)/

const isCloth = ({ isRib, isTrim, id }: Piece): boolean => !isRib && !isTrim && !STAYS_OUT.test(id)

/** Returns the pieces that are printed with the cloth below them. */
export const onFront = ({ pieces }: Pick<Model, 'pieces'>): string[] =>
  pieces.filter(piece => isCloth(piece) && ON_FRONT.test(piece.id)).map(({ id }) => id)

/** Returns the pieces and seams of a model that are laid on the table. */
export function cutOf({ pieces, seams }: Pick<Model, 'pieces' | 'seams'>): PieceSet {
  const kept = pieces.filter(piece => isCloth(piece) && !ON_FRONT.test(piece.id))
  const has = new Set(kept.map(({ id }) => id))
  return { pieces: kept, seams: seams.filter(({ a, b }) => has.has(a[0]) && has.has(b[0])) }
}

/**
 * Returns the side of a piece: a front is placed as it is, a back mirrored, as seen through the front. All other pieces
 * are sewn to them.
 */
export const sideOf = ({ id }: Piece): 1 | -1 | 0 => (id === 'front' ? 1 : id === 'back' ? -1 : 0)
