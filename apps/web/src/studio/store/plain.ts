import type { PlainPieces } from '../../drafts/index.ts'

/** In the place of a player's id: a piece without name and number. */
export const PLAIN = 'plain'

export const piecesOf = (sizes: readonly PlainPieces[]): number => sizes.reduce((sum, { qty }) => sum + qty, 0)
