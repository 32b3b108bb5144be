import { distance, toDegrees, type Point } from '@kitwright/measure'
import type { Notch } from '../outlines/notches.ts'

/** A corner of a boundary: a turn point or a point of a curve. */
export interface Corner {
  readonly at: Point
  readonly isTurn: boolean
}

export interface NotchOnLine {
  readonly at: Point
  readonly depthMm: number
  /** Direction into the cloth, degrees, clockwise from the right as displayed. */
  readonly angleDeg: number
}

export interface Boundary {
  readonly corners: readonly Corner[]
  readonly notches: readonly NotchOnLine[]
}

/** Angle from which a point is a corner and no longer part of a curve. */
const TURN_DEG = 20
const SAME_MM = 0.005

interface Foot {
  readonly at: Point
  readonly off: number
  /** Side between this corner and the next. */
  readonly side: number
}

function footOn(line: readonly Point[], point: Point): Foot {
  const feet = line.map((a, side): Foot => {
    const b = line[(side + 1) % line.length]!
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const square = dx * dx + dy * dy
    const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square))
    const at = { x: a.x + dx * t, y: a.y + dy * t }
    return { at, off: distance(at, point), side }
  })
  return feet.reduce((best, foot) => (foot.off < best.off ? foot : best))
}

function isTurn(before: Point, at: Point, after: Point): boolean {
  const [came, goes] = [Math.atan2(at.y - before.y, at.x - before.x), Math.atan2(after.y - at.y, after.x - at.x)]
  return toDegrees(Math.abs(Math.atan2(Math.sin(goes - came), Math.cos(goes - came)))) > TURN_DEG
}

/** Returns the corners of a line and marks turn points where it bends; the ends of an open line are turn points. */
export const cornersOf = (line: readonly Point[], isClosed: boolean): Corner[] =>
  line.map((at, i) => {
    const isEnd = !isClosed && (i === 0 || i === line.length - 1)
    return { at, isTurn: isEnd || isTurn(line.at(i - 1)!, at, line[(i + 1) % line.length]!) }
  })

/** Converts a cut line to the form that cutters' programs need: every notch lies on it and is one of its corners. */
export function boundaryOf(cut: readonly Point[], notches: readonly Notch[]): Boundary {
  const feet = notches.map(([outside]) => footOn(cut, outside))
  const on = notches.map(([outside, inside], i): NotchOnLine => ({
    at: feet[i]!.at,
    depthMm: distance(outside, inside),
    angleDeg: toDegrees(Math.atan2(inside.y - outside.y, inside.x - outside.x)),
  }))
  const corners = cut.flatMap((at, side): Corner[] => {
    const next = cut[(side + 1) % cut.length]!
    const between = feet
      .filter(foot => foot.side === side && distance(foot.at, at) > SAME_MM && distance(foot.at, next) > SAME_MM)
      .toSorted((a, b) => distance(a.at, at) - distance(b.at, at))
    const added = between.filter((foot, i) => i === 0 || distance(foot.at, between[i - 1]!.at) > SAME_MM)
    return [{ at, isTurn: isTurn(cut.at(side - 1)!, at, next) }, ...added.map(foot => ({ at: foot.at, isTurn: false }))]
  })
  return { corners, notches: on }
}
