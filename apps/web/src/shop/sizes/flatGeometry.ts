import type { Model, Piece, PieceEdge } from '@kitwright/garment'
import { distance, type Point, rotatePoint } from '@kitwright/measure'

export type Move = (at: Point) => Point

export const pieceOf = (model: Model, id: string): Piece | undefined => model.pieces.find(p => p.id === id)

export const edgeOf = (piece: Piece | undefined, name: string): PieceEdge | undefined =>
  piece?.edges.find(e => e.name === name)

/** Returns the part of a closed outline on one side of x = 0. */
export function halfOf(outline: readonly Point[], side: 1 | -1): Point[] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    const isIn = a.x * side >= 0
    const kept = isIn ? [a] : []
    if (isIn === b.x * side >= 0) return kept
    const share = a.x / (a.x - b.x)
    return [...kept, { x: 0, y: a.y + (b.y - a.y) * share }]
  })
}

/** Returns the rotation and translation that map `from` onto `to` and align their directions. */
export function alignSegments(from: readonly [Point, Point], to: readonly [Point, Point]): Move {
  const angleOf = ([a, b]: readonly [Point, Point]): number => Math.atan2(b.y - a.y, b.x - a.x)
  const turn = angleOf(to) - angleOf(from)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return p => {
    const [x, y] = [p.x - from[0].x, p.y - from[0].y]
    return { x: to[0].x + x * c - y * s, y: to[0].y + x * s + y * c }
  }
}

/** Rotates about a point, clockwise on screen. */
export const turnAbout =
  (centre: Point, degrees: number): Move =>
  p => {
    const turned = rotatePoint({ x: p.x - centre.x, y: p.y - centre.y }, degrees)
    return { x: centre.x + turned.x, y: centre.y + turned.y }
  }

/** Returns the ends of `line`, upper first. */
export function downwards(line: readonly Point[]): readonly [upper: Point, lower: Point] {
  const [a, b] = [line[0]!, line.at(-1)!]
  return a.y <= b.y ? [a, b] : [b, a]
}

/** Shifts both points sideways, to the left of their direction if `by` is positive. */
export function beside([a, b]: readonly [Point, Point], by: number): readonly [Point, Point] {
  const run = distance(a, b) || 1
  const [dx, dy] = [((b.y - a.y) / run) * by, (-(b.x - a.x) / run) * by]
  return [
    { x: a.x + dx, y: a.y + dy },
    { x: b.x + dx, y: b.y + dy },
  ]
}
