import type { Point } from '@kitwright/measure'
import type { Level } from '@kitwright/garment'
import type { SewnMesh } from '../../../meshFinishing/cloth/sewnMesh.ts'
import type { Trim } from '../../../meshFinishing/trims/trim.ts'
import { makeAppliedPatch } from '../../../meshFinishing/trims/appliedPatch.ts'
import { button } from '../../../meshFinishing/trims/button.ts'
import { clothPoints } from '../../../meshFinishing/trims/clothPoint.ts'
import { trimPiece } from '../../../meshFinishing/trims/trimPiece.ts'
import { joinLines, type Line } from '../../../sewingPattern/line.ts'
import { edgeOf, type PatternPiece } from '../../../sewingPattern/pattern.ts'

/** A strip with buttons down the centre front. */
export interface PlacketCut {
  readonly widthMm: number
  readonly lengthMm: number
  readonly thicknessMm: number
  readonly buttons: ButtonRow
}

export interface ButtonRow {
  readonly count: number
  readonly diameterMm: number
  /** Distances from the neckline to the first button and between buttons. */
  readonly firstMm: number
  readonly pitchMm: number
}

const PLACKET = 'placket'
const BUTTONS = 'buttons'
/** Height of the strip's open edge above the cloth below it. */
const OPEN_LIFT_MM = 3.2
const FACE_MM = 1.7
const SPACING: Record<Level, number> = { full: 5, light: 10 }
const SIDES: Record<Level, number> = { full: 24, light: 10 }
const LEVELS: readonly Level[] = ['full', 'light']

/** Returns the neckline of the front from the wearer's left to right, at most `away` from the centre. */
function neckAcross(front: PatternPiece, away: number): Line {
  const whole = joinLines(edgeOf(front, 'neckL'), edgeOf(front, 'neckR'))
  const at = (x: number): Point => {
    const i = whole.findIndex(p => p.x <= x)
    const [a, b] = [whole[i - 1]!, whole[i]!]
    return { x, y: a.y + ((b.y - a.y) * (a.x - x)) / (a.x - b.x) }
  }
  return [at(away), ...whole.filter(p => Math.abs(p.x) < away - 0.5), at(-away)]
}

const neckY = (front: PatternPiece): number => edgeOf(front, 'neckL').at(-1)!.y

/** Returns the strip in the front's own millimetres. Its open edge lies to the wearer's right. */
export function placketPiece(front: PatternPiece, { widthMm, lengthMm }: PlacketCut): PatternPiece {
  const half = widthMm / 2
  const upper = neckAcross(front, half)
  const foot = neckY(front) + lengthMm
  const [low, high] = [
    { x: -half, y: foot },
    { x: half, y: foot },
  ]
  return {
    id: PLACKET,
    isApplied: true,
    edges: [
      { name: 'foot', line: [low, high] },
      { name: 'closedSide', line: [high, upper[0]!] },
      { name: 'upper', line: upper },
      { name: 'openSide', line: [upper.at(-1)!, low] },
    ],
  }
}

export const buttonsPiece = ({ buttons }: PlacketCut): PatternPiece =>
  trimPiece({ id: BUTTONS, widthMm: buttons.diameterMm, heightMm: buttons.diameterMm })

/** Returns the strip on the draped front, with its edges raised by its thickness. */
export function placketTrims(worn: SewnMesh, piece: PatternPiece, thicknessMm: number): Trim[] {
  const cloth = clothPoints(worn, 'front')
  const liftMm = Object.fromEntries(piece.edges.map(e => [e.name, e.name === 'openSide' ? OPEN_LIFT_MM : FACE_MM]))
  return LEVELS.map(level =>
    makeAppliedPatch({ piece, level, cloth, at: { x: 0, y: 0 }, liftMm, thicknessMm, spacing: SPACING[level] }),
  )
}

/** Returns the buttons along the middle of the strip. */
export function buttonTrims(worn: SewnMesh, front: PatternPiece, { buttons }: PlacketCut): Trim[] {
  const cloth = clothPoints(worn, 'front')
  const rows = Array.from({ length: buttons.count }, (_, i) => neckY(front) + buttons.firstMm + i * buttons.pitchMm)
  return LEVELS.flatMap(level =>
    rows.map(y =>
      button({
        piece: BUTTONS,
        level,
        seat: cloth({ x: 0, y }),
        diameterMm: buttons.diameterMm,
        liftMm: FACE_MM + 0.7,
        sides: SIDES[level],
      }),
    ),
  )
}
