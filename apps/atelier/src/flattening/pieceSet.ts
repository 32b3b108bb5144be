import type { Model, Piece, Seam } from '@kitwright/garment'

/** The pieces of a model that artwork goes over, with the seams between them. */
export interface PieceSet {
  readonly pieces: readonly Piece[]
  readonly seams: readonly Seam[]
}

/** One colour each: bindings, linings and collars would smear whatever runs over them; a hood folds. */
const STAYS_OUT = /^(lining|collar|stand|hood|insert)/
/** Laid on the front, and drafted in its millimetres. */
const ON_FRONT = /^(pocket|placket)/

const isCloth = ({ isRib, isTrim, id }: Piece): boolean => !isRib && !isTrim && !STAYS_OUT.test(id)

/** Pieces that are printed with what lies under them. */
export const onFront = ({ pieces }: Pick<Model, 'pieces'>): string[] =>
  pieces.filter(piece => isCloth(piece) && ON_FRONT.test(piece.id)).map(({ id }) => id)

/** Returns the pieces and seams of a model that are laid on the table. */
export function cutOf({ pieces, seams }: Pick<Model, 'pieces' | 'seams'>): PieceSet {
  const kept = pieces.filter(piece => isCloth(piece) && !ON_FRONT.test(piece.id))
  const has = new Set(kept.map(({ id }) => id))
  return { pieces: kept, seams: seams.filter(({ a, b }) => has.has(a[0]) && has.has(b[0])) }
}

/** A front is laid as it is, a back mirrored, as seen through the front; everything else is sewn to them. */
export const sideOf = ({ id }: Piece): 1 | -1 | 0 => (id === 'front' ? 1 : id === 'back' ? -1 : 0)
