import { TURNS } from './itemShapes.ts'
import type { Packing, PackingSnapshot } from './packing.ts'
import { TRIGONOMETRY } from '../geometry/polygon.ts'
import type { Layout, Piece, Roll } from '../geometry/types.ts'

/** Returns the layout of placed pieces, each given by its original outline. */
export function layoutOf(packing: Packing, { x, y, quarter, lengthMm }: PackingSnapshot): Layout {
  return {
    lengthMm,
    placements: Array.from({ length: packing.count }, (_, i) => {
      const { piece, middle } = packing.kindAt(i)
      const turn = TURNS[quarter[i]!]!
      const [cos, sin] = TRIGONOMETRY[turn]
      return {
        id: piece.id,
        turn,
        xMm: x[i]! - (cos * middle.x - sin * middle.y),
        yMm: y[i]! - (sin * middle.x + cos * middle.y),
      }
    }),
  }
}

/** Loads a layout into a packing, the inverse of the conversion. */
export function loadLayout(packing: Packing, { lengthMm, placements }: Layout): void {
  const free = Map.groupBy(placements, ({ id }) => id)
  for (let i = 0; i < packing.count; i++) {
    const { piece, middle } = packing.kindAt(i)
    const { turn, xMm, yMm } = free.get(piece.id)!.shift()!
    const [cos, sin] = TRIGONOMETRY[turn]
    packing.x[i] = xMm + (cos * middle.x - sin * middle.y)
    packing.y[i] = yMm + (sin * middle.x + cos * middle.y)
    packing.quarter[i] = TURNS.indexOf(turn)
  }
  packing.lengthMm = lengthMm
}

/** Share of the used roll that pieces cover, 0-1. */
export function densityOf(pieces: readonly Piece[], { widthMm }: Roll, { lengthMm }: Layout): number {
  const area = pieces.reduce((sum, { outline, count }) => {
    const twice = outline.reduce((total, a, i) => {
      const b = outline[(i + 1) % outline.length]!
      return total + a.x * b.y - b.x * a.y
    }, 0)
    return sum + (Math.abs(twice) / 2) * count
  }, 0)
  return lengthMm > 0 ? area / (widthMm * lengthMm) : 0
}
