import type { Sources } from '@kitwright/artwork'
import type { PatternUse } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import { inkOf, pixelsAt, readInk, type Pixels } from './seamInk.ts'
import { placesAlong, STEP_MM, type SizedPieceSet } from './seamPlaces.ts'

/** Equal colours no farther apart along the seam count as meeting. */
const WITHIN_MM = 1
/** Tolerance of equal values, of 255. */
const SAME = 8

export interface Agreement {
  readonly samples: number
  readonly equal: number
}

const REACH = Math.round(WITHIN_MM / STEP_MM)

/** One edge of a seam: its start index in the samples of its piece. */
interface Row {
  readonly piece: string
  readonly at: number
}

interface SeamSamples {
  readonly count: number
  readonly own: Row
  readonly others: readonly Row[]
}

/**
 * Counts how often a row of ink equals other rows to within a millimetre. A point agrees if another row has its ink
 * within that distance.
 */
function agree({ count, own, others }: SeamSamples, inks: ReadonlyMap<string, Uint8ClampedArray>): number {
  const ink = inks.get(own.piece)!
  let equal = 0
  for (let i = 0; i < count; i++) {
    let [least, most] = [Infinity, -Infinity]
    for (const { piece, at } of others) {
      const other = inks.get(piece)!
      for (let k = Math.max(0, i - REACH); k <= Math.min(count - 1, i + REACH); k++) {
        const value = other[at + k]!
        if (value < least) least = value
        if (value > most) most = value
      }
    }
    const value = ink[own.at + i]!
    if (value >= least - SAME && value <= most + SAME) equal++
  }
  return equal
}

/** Returns the pixels of a model that are compared, whatever is drawn on it. */
function readingOf(sewn: SizedPieceSet): { seams: readonly SeamSamples[]; pixels: ReadonlyMap<string, Pixels> } {
  const places = new Map<string, Point[]>()
  const rowOn = (piece: string, row: readonly Point[]): Row => {
    const own = places.get(piece) ?? []
    places.set(piece, own)
    const at = own.length
    own.push(...row)
    return { piece, at }
  }
  const seams = placesAlong(sewn).map(({ a, b, own, rows }) => ({
    count: own.length,
    own: rowOn(a, own),
    others: rows.map(row => rowOn(b, row)),
  }))
  const pieceOf = (id: string) => sewn.pieces.find(piece => piece.id === id)!
  const pixels = new Map(Array.from(places, ([id, own]) => [id, pixelsAt(pieceOf(id), sewn.maps.get(id)!, own)]))
  return { seams, pixels }
}

/** Draws patterns over a model and compares their pixels along both sides of every seam that they continue across. */
export function proveSeams(sewn: SizedPieceSet): (pattern: PatternUse, sources: Sources) => Agreement {
  const { seams, pixels } = readingOf(sewn)
  const samples = seams.reduce((sum, { count }) => sum + count, 0)
  return (pattern, sources) => {
    const ink = inkOf(pattern, sources)
    const inks = new Map(Array.from(pixels, ([id, own]) => [id, readInk(own, ink(own.frame))]))
    return { samples, equal: seams.reduce((sum, seam) => sum + agree(seam, inks), 0) }
  }
}
