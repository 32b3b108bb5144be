import { normaliseDegrees, toDegrees, toRadians, type Point } from '@kitwright/measure'

/** Jacobian of a map between planes: the images of the unit vectors along x and y. */
export interface Jacobian {
  readonly x: Point
  readonly y: Point
}

/** The identity map. */
export const IDENTITY_JACOBIAN: Jacobian = { x: { x: 1, y: 0 }, y: { x: 0, y: 1 } }

/** The step within which a map counts as linear. */
const NEAR_MM = 5

/** Jacobian of `map` at a point, by forward differences over 5 mm. */
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

/** Determinant of the map's Jacobian: area scale from piece to garment, negative where the map mirrors. */
export const jacobianDeterminant = ({ x, y }: Jacobian): number => x.x * y.y - x.y * y.x

function stepBack(way: Jacobian, { x, y }: Point): Point {
  const area = jacobianDeterminant(way) || 1
  return { x: (x * way.y.y - y * way.y.x) / area, y: (y * way.x.x - x * way.x.y) / area }
}

/** Maps a rotation; it is reversed if the map mirrors. */
export const mapTurn = (way: Jacobian, turnDeg: number): number => (jacobianDeterminant(way) < 0 ? -turnDeg : turnDeg)

/**
 * Rotation on the piece, in (-180, 180] degrees, of what appears rotated by `rotationDeg` after the map. Upright stays upright where the
 * map mirrors.
 */
export function unmapRotation(way: Jacobian, rotationDeg: number): number {
  const up = { x: Math.sin(toRadians(rotationDeg)), y: -Math.cos(toRadians(rotationDeg)) }
  const here = stepBack(way, up)
  const turned = normaliseDegrees(toDegrees(Math.atan2(here.x, -here.y)))
  return turned > 180 ? turned - 360 : turned
}
