import type { Point } from '@kitwright/measure'

/** Placement of a piece on a roll: turned about its own origin, then shifted. x goes along the roll, y across it. */
export interface RollPlacement {
  readonly turn: 0 | 90 | 180 | 270
  readonly xMm: number
  readonly yMm: number
}

/** Cosine and sine of the allowed turns. */
export const QUARTERS = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] } as const

/**
 * Returns the position of a piece's point on the displayed roll: the roll runs down, its width across, mm from the
 * upper left corner.
 */
export function rollPoint({ turn, xMm, yMm }: RollPlacement, { x, y }: Point, widthMm: number): Point {
  const [cos, sin] = QUARTERS[turn]
  return { x: widthMm - (sin * x + cos * y + yMm), y: cos * x - sin * y + xMm }
}
