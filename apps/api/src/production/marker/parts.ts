import { densityOf, type Layout, nest, type Piece, type Roll, type Turn } from '@kitwright/nesting'
import type { Point } from '@kitwright/measure'
import type { LaidPart, LaidPiece, LaidSheet, MarkerRoll } from './job.ts'

/** What printers and their programs take: a PDF page ends at 5.08 m. */
const MOST_MM = 5_000
/** What is reckoned with before it is tried. */
const USUAL_DENSITY = 0.76
/** Places that are asked about for each piece of a part: the same layout on every machine, some seconds for five metres. */
const PLACES = 15_000
/** A piece is drawn with its grain upright, and the roll runs along x. */
const [ONE_WAY, ALONG, EITHER] = [[90], [90, 270], [0, 90, 180, 270]] as const

/** What a roll's pieces may be turned by. */
const turnsOf = ({ lie }: MarkerRoll, { isMain = true }: LaidSheet): readonly Turn[] =>
  lie === 'one_way' ? ONE_WAY : lie === 'across' && !isMain ? EITHER : ALONG

/** One garment as it is nested: which of the cuts it is of, and its outlines. */
export interface ToLay {
  readonly garment: number
  readonly cut: number
  readonly sheets: readonly LaidSheet[]
}

const areaOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, a, i) => {
      const b = outline[(i + 1) % outline.length]!
      return sum + a.x * b.y - b.x * a.y
    }, 0),
  ) / 2

const lengthOf = (garments: readonly ToLay[], { widthMm }: MarkerRoll): number =>
  garments.reduce((sum, { sheets }) => sum + sheets.reduce((own, { outline }) => own + areaOf(outline), 0), 0) /
  (widthMm * USUAL_DENSITY)

/** In their order, so that a player's pieces stay together; about as many each. */
export function divide<T>(all: readonly T[], count: number): T[][] {
  const at = (i: number): number => Math.round((i * all.length) / count)
  return Array.from({ length: count }, (_, i) => all.slice(at(i), at(i + 1))).filter(some => some.length > 0)
}

const idOf = ({ cut }: ToLay, sheet: number): string => `${cut}.${sheet}`

function piecesOf(garments: readonly ToLay[], roll: MarkerRoll): Piece[] {
  const kinds = Map.groupBy(
    garments.flatMap(each => each.sheets.map((sheet, i) => ({ id: idOf(each, i), sheet }))),
    ({ id }) => id,
  )
  return [...kinds].map(([id, of]) => {
    const { sheet } = of[0]!
    return { id, count: of.length, outline: sheet.outline, turns: turnsOf(roll, sheet) }
  })
}

/** Alike pieces are anybody's: the first place is the first garment's. */
function giveOut(garments: readonly ToLay[], { placements }: Layout): LaidPiece[] {
  const free = Map.groupBy(placements, ({ id }) => id)
  return garments.flatMap(each =>
    each.sheets.map((_, sheet) => {
      const { turn, xMm, yMm } = free.get(idOf(each, sheet))!.shift()!
      return { garment: each.garment, sheet, turn, xMm, yMm }
    }),
  )
}

/** A layout that its verifier refuses. */
export class BadLayout extends Error {
  override name = 'BadLayout'
}

type Verify = (pieces: readonly Piece[], roll: Roll, layout: Layout) => readonly unknown[]

/** Null where it is longer than a file may be, and could be divided. */
function layPart(garments: readonly ToLay[], roll: MarkerRoll, verify: Verify): LaidPart | null {
  const pieces = piecesOf(garments, roll)
  const places = PLACES * pieces.reduce((sum, { count }) => sum + count, 0)
  const { edgeMm, gapMm } = roll
  const within = { widthMm: roll.widthMm - 2 * edgeMm, gapMm }
  const layout = nest(pieces, within, { budget: { places }, seed: 1 })
  const lengthMm = layout.lengthMm + 2 * edgeMm
  if (lengthMm > MOST_MM && garments.length > 1) return null
  if (verify(pieces, within, layout).length > 0) throw new BadLayout()
  const lying = giveOut(garments, layout).map(piece => ({ ...piece, xMm: piece.xMm + edgeMm, yMm: piece.yMm + edgeMm }))
  return { lengthMm, density: densityOf(pieces, roll, { ...layout, lengthMm }), pieces: lying }
}

/**
 * All garments of one fabric on a supplier's roll, in parts of five metres at most that no piece crosses; one garment that is longer has a
 * part of its own. Throws `PieceTooWide`, and `BadLayout` for what the verifier refuses.
 */
export function layParts(garments: readonly ToLay[], roll: MarkerRoll, verify: Verify): LaidPart[] {
  const isLong = (some: readonly ToLay[]): boolean => some.length > 1 && lengthOf(some, roll) > MOST_MM
  for (let count = Math.max(1, Math.ceil(lengthOf(garments, roll) / MOST_MM)); ; count++) {
    const some = divide(garments, count)
    if (some.some(isLong)) continue
    const parts: LaidPart[] = []
    for (const each of some) {
      const part = layPart(each, roll, verify)
      if (!part) break
      parts.push(part)
    }
    if (parts.length === some.length) return parts
  }
}
