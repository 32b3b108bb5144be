import { convexParts } from '../geometry/convexParts.ts'
import {
  circumscribedPolygon,
  boundsOf,
  type Bounds,
  doubleArea,
  type Polygon,
  toPolygon,
  TRIGONOMETRY,
  rotatePolygon,
} from '../geometry/polygon.ts'
import { noFitParts, NoFitTable } from '../noFit/noFitTable.ts'
import type { Piece, Roll, Turn } from '../geometry/types.ts'

export const TURNS: readonly Turn[] = [0, 90, 180, 270]

/** Error for a piece that fits the roll in none of its allowed turns. */
export class PieceTooWideError extends Error {
  override name = 'PieceTooWideError'
  readonly id: string
  constructor(id: string) {
    super(`${id} is wider than the roll`)
    this.id = id
  }
}

/** Data shared by all pieces of one outline. Its middle is its origin. */
export interface ItemShape {
  readonly piece: Piece
  readonly parts: readonly Polygon[]
  readonly area: number
  /** Middle of the original outline. */
  readonly middle: { readonly x: number; readonly y: number }
  /** Allowed turns, in quarter turns. */
  readonly quarters: readonly number[]
  /** Bounding boxes by quarter turns. */
  readonly boxes: readonly Bounds[]
  /** The smaller side of its box. */
  readonly size: number
}

/**
 * Centres the outline on its middle, its origin from here on, and returns the allowed quarter turns that fit the roll.
 */
function lyingOn({ outline: given, turns }: Pick<Piece, 'outline' | 'turns'>, { widthMm }: Pick<Roll, 'widthMm'>) {
  const outline = toPolygon(given)
  const { x0, y0, x1, y1 } = boundsOf([outline])
  const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }
  const polygon = outline.map((value, i) => value - (i % 2 === 0 ? middle.x : middle.y))
  const boxes = TURNS.map(turn => boundsOf([rotatePolygon(polygon, turn)]))
  const quarters = [0, 1, 2, 3].filter(quarter => {
    const box = boxes[quarter]!
    return turns.includes(TURNS[quarter]!) && box.y1 - box.y0 <= widthMm
  })
  return { polygon, middle, boxes, quarters, size: Math.min(x1 - x0, y1 - y0) }
}

/** Whether a piece fits a roll in any of its allowed turns. Callers check this before nesting. */
export const fitsRoll = (piece: Pick<Piece, 'outline' | 'turns'>, roll: Pick<Roll, 'widthMm'>): boolean =>
  lyingOn(piece, roll).quarters.length > 0

export function itemShapeOf(piece: Piece, roll: Pick<Roll, 'widthMm'>): ItemShape {
  const { polygon, middle, boxes, quarters, size } = lyingOn(piece, roll)
  if (quarters.length === 0) throw new PieceTooWideError(piece.id)
  const [parts, area] = [convexParts(polygon), doubleArea(polygon) / 2]
  return { piece, parts, area, middle, quarters, boxes, size }
}

/** Returns the possible turns of one kind relative to another, in quarter turns. */
const between = (a: ItemShape, b: ItemShape): Set<number> =>
  new Set(a.quarters.flatMap(quarter => b.quarters.map(other => (other - quarter) & 3)))

/** Cells along a table's longer side. More cells slow building and search, fewer lose precision. */
const CELLS = 32

/** Tables for each pair of kinds and each relative turn, created all at once or on first use. */
export class NoFitTables {
  readonly gapMm: number
  readonly #kinds: readonly ItemShape[]
  readonly #gap: Polygon | null
  readonly #made: (NoFitTable | undefined)[]

  constructor(kinds: readonly ItemShape[], gapMm: number) {
    this.gapMm = gapMm
    this.#kinds = kinds
    this.#gap = gapMm > 0 ? circumscribedPolygon(gapMm) : null
    this.#made = Array.from({ length: kinds.length ** 2 * TURNS.length })
  }

  /** Returns the table of kind b, turned by `quarters` relative to kind a. */
  of(a: number, b: number, quarters: number): NoFitTable {
    const key = (a * this.#kinds.length + b) * TURNS.length + quarters
    return (this.#made[key] ??= this.#make(a, b, quarters))
  }

  /** Creates the tables that any two pieces on a roll may need, a few thousandths of a second each. */
  *makeAll(): Generator<undefined> {
    const kinds = this.#kinds
    for (let b = 0; b < kinds.length; b++)
      for (let a = 0; a <= b; a++) {
        if (a === b && kinds[a]!.piece.count === 1) continue
        for (const quarters of between(kinds[a]!, kinds[b]!)) {
          this.of(a, b, quarters)
          yield
        }
      }
  }

  #make(a: number, b: number, quarters: number): NoFitTable {
    const other = this.#kinds[b]!.parts.map(part => rotatePolygon(part, TURNS[quarters]!))
    return new NoFitTable(noFitParts(this.#kinds[a]!.parts, other, this.#gap), CELLS)
  }
}

/** Cosines and sines by quarter turns. */
export const COS = Float64Array.from(TURNS.map(turn => TRIGONOMETRY[turn][0]))
export const SIN = Float64Array.from(TURNS.map(turn => TRIGONOMETRY[turn][1]))
