import type { Point } from '@kitwright/measure'
import type { Level } from '@kitwright/garment'
import type { SewnMesh } from '../../finish/sewnMesh.ts'
import type { Trim } from '../../finish/trim.ts'
import { applied } from '../../finish/trims/applied.ts'
import { button } from '../../finish/trims/button.ts'
import { clothPoints } from '../../finish/trims/clothPoint.ts'
import { trimPiece } from '../../finish/trims/trimPiece.ts'
import { joinLines, type Line, mirrorLine } from '../../pattern/line.ts'
import { edgeOf, type PatternPiece } from '../../pattern/pattern.ts'

/** A strip down the centre front with buttons. */
export interface PlacketCut {
  readonly widthMm: number
  readonly lengthMm: number
  readonly thicknessMm: number
  readonly buttons: ButtonRow
}

export interface ButtonRow {
  readonly count: number
  readonly diameterMm: number
  /** From the neckline to the first one, and from one to the next. */
  readonly firstMm: number
  readonly pitchMm: number
}

const PLACKET = 'placket'
const BUTTONS = 'buttons'
/** How far the strip's open edge stands off the cloth below it. */
const OPEN_LIFT_MM = 3.2
const FACE_MM = 1.7
/** How far a band reaches over the edge it covers. */
const WRAP_MM = 1.3
const SPACING: Record<Level, number> = { full: 5, light: 10 }
const SIDES: Record<Level, number> = { full: 24, light: 10 }
const LEVELS: readonly Level[] = ['full', 'light']

/** The neckline of the front from the wearer's left to its right, no farther than `away` from the centre. */
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

/** The strip in the front's own millimetres; its open edge lies to the wearer's right. */
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

/** A band of `widthMm` along both edges of a V that is left open, in the front's own millimetres. */
export function slitBandPiece(front: PatternPiece, widthMm: number): PatternPiece {
  const slit = edgeOf(front, 'slitL')
  const [end, point] = [slit[0]!, slit.at(-1)!]
  const deeper = (WRAP_MM * (point.y - end.y)) / end.x
  const inner = [
    { x: end.x - WRAP_MM, y: end.y },
    { x: 0, y: point.y - deeper },
  ]
  const neck = edgeOf(front, 'neckL')
  const wide = end.x + widthMm
  const from = neck.findIndex(p => p.x <= wide)
  const [a, b] = [neck[from - 1]!, neck[from]!]
  const corner = { x: wide, y: a.y + ((b.y - a.y) * (a.x - wide)) / (a.x - b.x) }
  const [side, tip] = [
    { x: widthMm, y: point.y },
    { x: 0, y: point.y + widthMm },
  ]
  const upper = [corner, ...neck.slice(from), inner[0]!]
  return {
    id: PLACKET,
    isApplied: true,
    edges: [
      { name: 'outerR', line: mirrorLine([tip, side, corner]) },
      { name: 'outerL', line: [tip, side, corner] },
      { name: 'upperL', line: upper },
      { name: 'openL', line: inner },
      { name: 'openR', line: mirrorLine(inner) },
      { name: 'upperR', line: mirrorLine(upper) },
    ],
  }
}

export const buttonsPiece = ({ buttons }: PlacketCut): PatternPiece =>
  trimPiece({ id: BUTTONS, widthMm: buttons.diameterMm, heightMm: buttons.diameterMm })

/** The strip on the draped front; its edges are raised as it is thick. */
export function placketTrims(worn: SewnMesh, piece: PatternPiece, thicknessMm: number): Trim[] {
  const cloth = clothPoints(worn, 'front')
  const liftMm = Object.fromEntries(piece.edges.map(e => [e.name, e.name === 'openSide' ? OPEN_LIFT_MM : FACE_MM]))
  return LEVELS.map(level =>
    applied({ piece, level, cloth, at: { x: 0, y: 0 }, liftMm, thicknessMm, spacing: SPACING[level] }),
  )
}

/** Buttons on the middle of the strip. */
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
