import { distance, type Point } from '@kitwright/measure'
import type { Piece } from '../catalogue/types.ts'

/** Landmarks that artwork is anchored to, found on a piece of any size. mm on the piece. */
export interface Landmarks {
  /** The outline's highest point on the centre line: the neck, the top of the sleeve cap, the waist. */
  readonly top: number
  /** The level of the lowest corner above the hem: underarm, or the fork of the legs. */
  readonly level: number
  /** The hem on the centre line. */
  readonly bottom: number
  /** Point at which a body's shoulder meets its neck; the same as `top` on other pieces. */
  readonly shoulder: number
}

const HEM = 'hem'
/** Without an edge of that name, the lowest tenth of a piece is its hem. */
const HEM_SHARE = 0.1
const SAME_POINT_MM = 1

/** Returns the crossings of a closed outline with the vertical line at `x`, from the top down. */
function crossings(outline: readonly Point[], x: number): number[] {
  return outline
    .flatMap((a, i) => {
      const b = outline[(i + 1) % outline.length]!
      if (a.x > x === b.x > x) return []
      return [a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)]
    })
    .toSorted((a, b) => a - b)
}

/** Returns the outline's leftmost and rightmost x at a height; null above and below the piece. */
export function sidesAt(outline: readonly Point[], y: number): readonly [left: number, right: number] | null {
  const turned = crossings(
    outline.map(p => ({ x: p.y, y: p.x })),
    y,
  )
  return turned.length < 2 ? null : [turned[0]!, turned.at(-1)!]
}

/** Returns the corners above the hem, without the hem's ends and those of a slit that opens into it. */
function cornersAbove({ edges, box: [, y0, , y1] }: Piece): Point[] {
  const hems = edges.filter(e => e.name.startsWith(HEM)).flatMap(e => [e.points[0]!, e.points.at(-1)!])
  const isHem = (p: Point): boolean =>
    hems.length > 0 ? hems.some(h => distance(p, h) < SAME_POINT_MM) : y1 - p.y < (y1 - y0) * HEM_SHARE
  return edges.map(e => e.points[0]!).filter(p => !isHem(p))
}

export function landmarksOf(piece: Piece): Landmarks {
  const [, y0, , y1] = piece.box
  const centre = crossings(piece.outline, 0.01)
  const bottom = centre.at(-1) ?? y1
  const top = centre[0] ?? y0
  const levels = cornersAbove(piece).map(p => p.y)
  const shoulder = piece.edges.some(e => e.name.startsWith('neck')) ? 0 : top
  return { top, bottom, shoulder, level: levels.length > 0 ? Math.max(...levels) : (top + bottom) / 2 }
}
