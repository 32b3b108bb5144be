import type { PartArea, PartId } from '@kitwright/garment'
import type { Box, Point } from '@kitwright/measure'
import { type Line, resampleLine } from '../sewingPattern/line.ts'
import type { Pattern, PatternPiece } from '../sewingPattern/pattern.ts'

// Tools that draw the regions of parts: bands along edges, and their position in a part's table.

export type Polygon = readonly Point[]

/** Distance in mm by which regions extend past the outline, so that no base colour shows at a seam. */
export const OVER_MM = 6

/** Returns a piece of the pattern. Throws if the pattern lacks it. */
export const pieceOf = (pattern: Pattern, id: string): PatternPiece => {
  const piece = pattern.pieces.find(p => p.id === id)
  if (!piece) throw new Error(`the pattern has no piece ${id}`)
  return piece
}

/** Offsets `line` to its left when walked with y down on screen, which is into a piece whose outline it is part of. */
export function offsetLine(line: Line, by: (t: number) => number): Point[] {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)]!
    const b = line[Math.min(line.length - 1, i + 1)]!
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const d = by(i / (line.length - 1))
    return { x: p.x + ((b.y - a.y) / length) * d, y: p.y - ((b.x - a.x) / length) * d }
  })
}

/** Extends the line straight at both ends. */
export function extendLine(line: Line, by: number): Point[] {
  const grow = (end: Point, next: Point): Point => {
    const length = Math.hypot(end.x - next.x, end.y - next.y) || 1
    return { x: end.x + ((end.x - next.x) / length) * by, y: end.y + ((end.y - next.y) / length) * by }
  }
  return [grow(line[0]!, line[1]!), ...line, grow(line.at(-1)!, line.at(-2)!)]
}

/** Returns a band along an edge: `width(t)` deep inside the piece and slightly past its outline. */
export function bandAlong(line: Line, width: (t: number) => number): Polygon {
  const long = extendLine(resampleLine(line, 16), OVER_MM)
  return [...offsetLine(long, width), ...offsetLine(long, () => -OVER_MM).reverse()]
}

/** Returns a row of a part's table. Without a region it covers the whole piece. */
export const area = (part: PartId, piece: string, frame: Box, region?: readonly Polygon[]): PartArea =>
  region ? { part, piece, frame, region } : { part, piece, frame }
