import { densityOf, type Layout, nestInSteps, type Piece, type Roll, type Step, type Turn } from '@kitwright/nesting'
import type { Point } from '@kitwright/measure'
import type { LaidPart, LaidPiece, LaidSheet, Laying, MarkerRoll, Search } from './job.ts'

/** What printers and their programs take: a PDF page ends at 5.08 m. */
const MOST_MM = 5_000
/** What is reckoned with before it is tried. */
const USUAL_DENSITY = 0.76
/** Places that are asked about for each piece of a part: the same layout on every machine, some seconds for five metres. */
const PLACES = 15_000
/** A gain for which a part is laid, written and read back anew, mm. */
const WORTH_MM = 1
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

/** How it is laid: by how long a search, from where, and what is asked between two of its rounds. */
export interface Laid extends Search {
  readonly verify: Verify
  readonly known?: readonly LaidPart[] | undefined
  readonly onStep?: (laying: Laying) => Promise<void>
  /** Whether to take what there is, when so much of all is laid, 0-1. */
  readonly isOver?: (share: number) => boolean
}

interface OnePart extends Pick<Laid, 'effort' | 'seed' | 'verify'> {
  readonly garments: readonly ToLay[]
  readonly roll: MarkerRoll
  readonly known: LaidPart | undefined
  readonly onStep: (step: Step) => Promise<void>
  readonly isStopped: () => boolean
}

/** What was given out, as it was found. */
function layoutOf({ lengthMm, pieces }: LaidPart, garments: readonly ToLay[], { edgeMm }: MarkerRoll): Layout {
  const whose = new Map(garments.map(each => [each.garment, each]))
  const placements = pieces.map(({ garment, sheet, turn, xMm, yMm }) => ({
    id: idOf(whose.get(garment)!, sheet),
    turn,
    xMm: xMm - edgeMm,
    yMm: yMm - edgeMm,
  }))
  return { lengthMm: lengthMm - 2 * edgeMm, placements }
}

async function search(pieces: readonly Piece[], within: Roll, part: OnePart): Promise<Layout> {
  const { garments, roll, known, effort, seed, isStopped, onStep } = part
  const places = effort * PLACES * pieces.reduce((sum, { count }) => sum + count, 0)
  const from = known && layoutOf(known, garments, roll)
  const steps = nestInSteps(pieces, within, { budget: { places }, seed, isStopped, ...(from && { from }) })
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    await onStep(step.value)
  }
}

/** Null where it is longer than a file may be, and could be divided. */
async function layPart(part: OnePart): Promise<LaidPart | null> {
  const { garments, roll, known, verify } = part
  const { edgeMm, gapMm } = roll
  const pieces = piecesOf(garments, roll)
  const within = { widthMm: roll.widthMm - 2 * edgeMm, gapMm }
  const layout = await search(pieces, within, part)
  const lengthMm = layout.lengthMm + 2 * edgeMm
  if (known && lengthMm > known.lengthMm - WORTH_MM) return known
  if (lengthMm > MOST_MM && garments.length > 1) return null
  if (verify(pieces, within, layout).length > 0) throw new BadLayout()
  const lying = giveOut(garments, layout).map(piece => ({ ...piece, xMm: piece.xMm + edgeMm, yMm: piece.yMm + edgeMm }))
  return { lengthMm, density: densityOf(pieces, roll, { ...layout, lengthMm }), pieces: lying }
}

const sumOf = (parts: readonly LaidPart[]): number => parts.reduce((sum, { lengthMm }) => sum + lengthMm, 0)

/** Null where one of them could be divided. */
async function layEach(
  some: readonly (readonly ToLay[])[],
  roll: MarkerRoll,
  { onStep, isOver, known, ...how }: Laid,
): Promise<LaidPart[] | null> {
  const all = some.reduce((sum, { length }) => sum + length, 0)
  const parts: LaidPart[] = []
  let begun = 0
  for (const [i, garments] of some.entries()) {
    const shareAt = (spent: number): number => (begun + spent * garments.length) / all
    const others = sumOf([...parts, ...(known ?? []).slice(i + 1)]) + 2 * roll.edgeMm
    const part = await layPart({
      ...how,
      garments,
      roll,
      known: known?.[i],
      onStep: async ({ spent, lengthMm }) => onStep?.({ share: shareAt(spent), lengthMm: others + lengthMm }),
      isStopped: () => isOver?.(shareAt(1)) ?? false,
    })
    if (!part) return null
    parts.push(part)
    begun += garments.length
  }
  return parts
}

/**
 * All garments of one fabric on a supplier's roll, in parts of five metres at most that no piece crosses; one garment that is longer has a
 * part of its own. Parts that are known stay as they are divided. Throws `PieceTooWide`, and `BadLayout` for what the verifier refuses.
 */
export async function layParts(garments: readonly ToLay[], roll: MarkerRoll, how: Laid): Promise<LaidPart[]> {
  const isLong = (some: readonly ToLay[]): boolean => some.length > 1 && lengthOf(some, roll) > MOST_MM
  if (how.known) {
    const on = ({ pieces }: LaidPart) => new Set(pieces.map(({ garment }) => garment))
    const divided = how.known.map(on).map(own => garments.filter(({ garment }) => own.has(garment)))
    return (await layEach(divided, roll, how)) ?? [...how.known]
  }
  for (let count = Math.max(1, Math.ceil(lengthOf(garments, roll) / MOST_MM)); ; count++) {
    const some = divide(garments, count)
    const parts = some.some(isLong) ? null : await layEach(some, roll, how)
    if (parts) return parts
  }
}
