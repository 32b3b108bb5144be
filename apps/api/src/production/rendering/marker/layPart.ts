import { type Layout, nestInSteps, type Piece, type Roll, type SearchProgress } from '@kitwright/nesting'
import { clothShare } from './clothShare.ts'
import { turnsOf, withinOf } from './sheetOutlines.ts'
import type { MarkerPart, LaidPiece, SheetOutline, MarkerRoll, SearchEffort } from './job.ts'

/** The limit of printers and their software: a PDF page ends at 5.08 m. */
export const MOST_MM = 5_000
/** Placements evaluated for each piece of a part: the same layout on every machine, some seconds for five metres. */
const PLACES = 15_000
/** A gain that is worth nesting, writing and reading back a part again, mm. */
const WORTH_MM = 1
/** One garment for nesting: the index of its cut, and its outlines. */
export interface GarmentToNest {
  readonly garment: number
  readonly cut: number
  readonly sheets: readonly SheetOutline[]
}

const idOf = ({ cut }: GarmentToNest, sheet: number): string => `${cut}.${sheet}`

function piecesOf(garments: readonly GarmentToNest[], roll: MarkerRoll): Piece[] {
  const kinds = Map.groupBy(
    garments.flatMap(each => each.sheets.map((sheet, i) => ({ id: idOf(each, i), sheet }))),
    ({ id }) => id,
  )
  return [...kinds].map(([id, of]) => {
    const { sheet } = of[0]!
    return { id, count: of.length, outline: sheet.outline, turns: turnsOf(roll, sheet) }
  })
}

/** Assigns placements of interchangeable pieces in the garments' order. */
function giveOut(garments: readonly GarmentToNest[], { placements }: Layout): LaidPiece[] {
  const free = Map.groupBy(placements, ({ id }) => id)
  return garments.flatMap(each =>
    each.sheets.map((_, sheet) => {
      const { turn, xMm, yMm } = free.get(idOf(each, sheet))!.shift()!
      return { garment: each.garment, sheet, turn, xMm, yMm }
    }),
  )
}

/** Thrown for a layout that its verifier rejects. */
export class BadLayoutError extends Error {
  override name = 'BadLayoutError'
}

export type Verify = (pieces: readonly Piece[], roll: Roll, layout: Layout) => readonly unknown[]

export interface PartToLay extends SearchEffort {
  readonly verify: Verify
  readonly garments: readonly GarmentToNest[]
  readonly roll: MarkerRoll
  readonly known: MarkerPart | undefined
  readonly onStep: (step: SearchProgress) => Promise<void>
  readonly isStopped: () => boolean
}

/** Returns the layout of a part as it was found. */
function asFound({ lengthMm, pieces }: MarkerPart, garments: readonly GarmentToNest[], { edgeMm }: MarkerRoll): Layout {
  const whose = new Map(garments.map(each => [each.garment, each]))
  const placements = pieces.map(({ garment, sheet, turn, xMm, yMm }) => ({
    id: idOf(whose.get(garment)!, sheet),
    turn,
    xMm: xMm - edgeMm,
    yMm: yMm - edgeMm,
  }))
  return { lengthMm: lengthMm - 2 * edgeMm, placements }
}

async function search(pieces: readonly Piece[], within: Roll, part: PartToLay): Promise<Layout> {
  const { garments, roll, known, effort, seed, isStopped, onStep } = part
  const places = effort * PLACES * pieces.reduce((sum, { count }) => sum + count, 0)
  const from = known && asFound(known, garments, roll)
  const steps = nestInSteps(pieces, within, { budget: { places }, seed, isStopped, ...(from && { from }) })
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    await onStep(step.value)
  }
}

/** Nests a part; null if it is longer than a file may be and could be divided. */
export async function layPart(part: PartToLay): Promise<MarkerPart | null> {
  const { garments, roll, known, verify } = part
  const { edgeMm } = roll
  const pieces = piecesOf(garments, roll)
  const within = withinOf(roll)
  const layout = await search(pieces, within, part)
  const lengthMm = layout.lengthMm + 2 * edgeMm
  if (known && lengthMm > known.lengthMm - WORTH_MM) return known
  if (lengthMm > MOST_MM && garments.length > 1) return null
  if (verify(pieces, within, layout).length > 0) throw new BadLayoutError()
  const lying = giveOut(garments, layout).map(piece => ({ ...piece, xMm: piece.xMm + edgeMm, yMm: piece.yMm + edgeMm }))
  const density = clothShare(
    garments.flatMap(({ sheets }) => sheets),
    { widthMm: roll.widthMm, lengthMm },
  )
  return { lengthMm, density, pieces: lying }
}
