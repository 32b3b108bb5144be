import { normaliseDegrees, toDegrees, toRadians, type Point } from '@kitwright/measure'

/** What a step of 1 mm along x, and one along y, are elsewhere. */
export interface Jacobian {
  readonly x: Point
  readonly y: Point
}

/** The same here and there. */
export const IDENTITY_JACOBIAN: Jacobian = { x: { x: 1, y: 0 }, y: { x: 0, y: 1 } }

/** Nearby a map is straight. */
const NEAR_MM = 5

/** What steps about a place become by a map. */
export function jacobianAt(at: Point, map: (at: Point) => Point): Jacobian {
  const from = map(at)
  const step = (dx: number, dy: number): Point => {
    const to = map({ x: at.x + dx * NEAR_MM, y: at.y + dy * NEAR_MM })
    return { x: (to.x - from.x) / NEAR_MM, y: (to.y - from.y) / NEAR_MM }
  }
  return { x: step(1, 0), y: step(0, 1) }
}

export const applyJacobian = ({ x, y }: Jacobian, by: Point): Point => ({
  x: x.x * by.x + y.x * by.y,
  y: x.y * by.x + y.y * by.y,
})

/** Of what a square millimetre here is there; less than nought where it is seen from behind. */
export const jacobianDeterminant = ({ x, y }: Jacobian): number => x.x * y.y - x.y * y.x

function stepBack(way: Jacobian, { x, y }: Point): Point {
  const area = jacobianDeterminant(way) || 1
  return { x: (x * way.y.y - y * way.y.x) / area, y: (y * way.x.x - x * way.x.y) / area }
}

/** A turn: the other way round where one looks from behind. */
export const mapTurn = (way: Jacobian, turnDeg: number): number => (jacobianDeterminant(way) < 0 ? -turnDeg : turnDeg)

/** The angle here of what is turned by so much there; upright from behind is upright. */
export function unmapRotation(way: Jacobian, rotationDeg: number): number {
  const up = { x: Math.sin(toRadians(rotationDeg)), y: -Math.cos(toRadians(rotationDeg)) }
  const here = stepBack(way, up)
  const turned = normaliseDegrees(toDegrees(Math.atan2(here.x, -here.y)))
  return turned > 180 ? turned - 360 : turned
}
