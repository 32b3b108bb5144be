import {
  modelsOf,
  type Garment,
  type GarmentOptions,
  type Model,
  type Piece,
  type Size,
  type SizeChart,
} from '@kitwright/garment'
import { garmentOnSize, type GradedGarment } from '@kitwright/garment/grades'
import { boxAround, boxWidth, type Point } from '@kitwright/measure'
import { linesOf, type PieceLines } from '../outlines/cutLine.ts'
import { notchesOf, type Notch } from '../outlines/notches.ts'
import type { PressSettings } from '../settings.ts'

/**
 * One piece in one size as it is cut, for any wearer; a cutter's program calls it a pattern. Positions in mm on the
 * piece, y down.
 */
export interface PatternPiece {
  readonly model: string
  readonly piece: string
  readonly size: Size
  readonly isRib: boolean
  readonly lines: PieceLines
  readonly notches: readonly Notch[]
  /** Line on the piece along the cloth's grain. */
  readonly grain: readonly [Point, Point]
}

export interface PatternInput {
  /** The garment in the base size. */
  readonly garment: Garment
  /** Result of `loadGrades(garment.id)`. */
  readonly grades: GradedGarment
  readonly chart: SizeChart
  readonly options: GarmentOptions
  readonly sizes: readonly Size[]
  readonly settings: PressSettings
}

/** Number of vertical lines tried across a piece, and the share of the best one that is drawn. */
const TRIES = 9
const SHARE = 0.7

/** Returns the stretches of a vertical line inside a piece, top first. */
function stretchesAt(outline: readonly Point[], x: number): (readonly [number, number])[] {
  const crossed = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    return a.x > x === b.x > x ? [] : [a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)]
  })
  const sorted = crossed.toSorted((one, other) => one - other)
  return Array.from({ length: Math.floor(sorted.length / 2) }, (_, i) => [sorted[2 * i]!, sorted[2 * i + 1]!] as const)
}

/**
 * Returns the grain line: the longest vertical stretch near the middle. All pieces are drawn as they lie on the cloth,
 * so the grain is vertical.
 */
function grainOn(outline: readonly Point[]): readonly [Point, Point] {
  const box = boxAround(outline)
  const middle = (TRIES - 1) / 2
  const found = Array.from({ length: TRIES }, (_, i) => {
    const x = box[0] + (boxWidth(box) * (i + 1)) / (TRIES + 1)
    const [from, to] = stretchesAt(outline, x).toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0]!
    // The middle is preferred as long as it is nearly as good.
    return { x, from, to, worth: (to - from) * (1 - Math.abs(i - middle) / (4 * middle)) }
  })
  const { x, from, to } = found.toSorted((a, b) => b.worth - a.worth)[0]!
  const cut = ((to - from) * (1 - SHARE)) / 2
  return [
    { x, y: from + cut },
    { x, y: to - cut },
  ]
}

const patternPiece = (model: Model, piece: Piece, size: Size, settings: PressSettings): PatternPiece => ({
  model: model.id,
  piece: piece.id,
  size,
  isRib: piece.isRib === true,
  lines: linesOf(model, piece, settings),
  notches: notchesOf(model, piece, settings.seamMm),
  grain: grainOn(piece.outline),
})

/**
 * Returns every piece of a garment in every requested size, size by size. Modelled trims are bought, not cut. Throws as
 * `gradePieces` does.
 */
export function patternPieces({ sizes, settings, ...grading }: PatternInput): PatternPiece[] {
  return sizes.flatMap(size => {
    const graded = garmentOnSize({ ...grading, size })
    return modelsOf(graded, grading.options).flatMap(model =>
      model.pieces.filter(({ isTrim }) => !isTrim).map(piece => patternPiece(model, piece, size, settings)),
    )
  })
}
