import type { PlainPieces } from '../../drafts/index.ts'

export const piecesOf = (sizes: readonly PlainPieces[]): number => sizes.reduce((sum, { qty }) => sum + qty, 0)
