import type { Seam } from '@kitwright/garment'
import type { Line } from '../../../sewingPattern/line.ts'
import { mirrorPiece, type PatternPiece } from '../../../sewingPattern/pattern.ts'

/** A knitted band at a sleeve's end. */
export interface RibCuff {
  readonly heightMm: number
  readonly thicknessMm: number
  /** Its length as a share of the sleeve's hem. */
  readonly ratio: number
}

/** Returns both cuffs, seen from outside, with their sewn edge on top. x = 0 is the middle of the sleeve. */
export function ribCuffs({ heightMm, ratio }: RibCuff, sleeveHemMm: number): PatternPiece[] {
  const half = (sleeveHemMm * ratio) / 2
  const corners = [
    { x: -half, y: heightMm },
    { x: half, y: heightMm },
    { x: half, y: 0 },
    { x: -half, y: 0 },
  ]
  const names = ['hem', 'endPlus', 'sleeve', 'endMinus']
  const right: PatternPiece = {
    id: 'cuffR',
    isRib: true,
    edges: names.map((name, k) => ({ name, line: [corners[k]!, corners[(k + 1) % 4]!] })),
  }
  return [mirrorPiece(right, 'cuffL'), { ...right, mirrorOf: 'cuffL' }]
}

/** Returns the end of a sleeve: its `hem`, or its `wrist` if a cuff is sewn to it. */
export function sleeveEnd(sleeve: PatternPiece): Line {
  const end = sleeve.edges.find(e => e.name === 'hem' || e.name === 'wrist')
  if (!end) throw new Error(`sleeve ${sleeve.id} has no end`)
  return end.line
}

export const cuffSeams = (pieces: readonly PatternPiece[]): Seam[] =>
  ['L', 'R']
    .filter(side => pieces.some(p => p.id === `cuff${side}`))
    .flatMap(side => [
      { a: [`cuff${side}`, 'sleeve'], b: [`sleeve${side}`, 'wrist'] },
      { a: [`cuff${side}`, 'endPlus'], b: [`cuff${side}`, 'endMinus'] },
    ])
