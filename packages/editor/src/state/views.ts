import type { ViewName } from '@kitwright/garment'

/** From where a piece is best seen. Names come from the pattern: `sleeveL` is the wearer's left. */
export function viewOf(piece: string): ViewName {
  const name = piece.toLowerCase()
  if (name.includes('back')) return 'back'
  if (name.startsWith('sleeve')) return name.endsWith('l') ? 'left' : 'right'
  return 'front'
}
