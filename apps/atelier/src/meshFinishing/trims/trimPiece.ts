import type { PatternPiece } from '../../sewingPattern/pattern.ts'

export interface TrimPieceInput {
  readonly id: string
  readonly widthMm: number
  readonly heightMm: number
}

/** The pattern's entry for a modelled trim: a rectangle from 0, 0 that contains its vertices' `flat`. */
export function trimPiece({ id, widthMm: w, heightMm: h }: TrimPieceInput): PatternPiece {
  const corners = [
    { x: 0, y: 0 },
    { x: 0, y: h },
    { x: w, y: h },
    { x: w, y: 0 },
  ]
  const names = ['left', 'bottom', 'right', 'top']
  return {
    id,
    isApplied: true,
    isTrim: true,
    edges: names.map((name, k) => ({ name, line: [corners[k]!, corners[(k + 1) % 4]!] })),
  }
}
