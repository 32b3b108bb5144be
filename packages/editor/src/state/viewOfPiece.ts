import type { ViewName } from '@kitwright/garment'

/** Returns the best view of a piece. Names come from the pattern: `sleeveL` is the wearer's left. */
export function bestViewOfPiece(piece: string): ViewName {
  const name = piece.toLowerCase()
  if (name.includes('back') || name === 'hoodcentre') return 'back'
  if (!/^(?:sleeve|cuff|hood)/.test(name)) return 'front'
  return name.endsWith('l') ? 'left' : 'right'
}
