import type { Point } from '@kitwright/measure'

/** Degrees, from x towards y. Cloth has a grain: nothing is turned by less than a right angle. */
export type Turn = 0 | 90 | 180 | 270

export interface Piece {
  readonly id: string
  /** How many of it are cut. */
  readonly count: number
  /** Simple polygon, mm, either way round. */
  readonly outline: readonly Point[]
  /** How it may lie; 0 and 180 keep the grain, 0 alone a nap as well. */
  readonly turns: readonly Turn[]
}

export interface Roll {
  /** Usable width, mm. */
  readonly widthMm: number
  /** Between any two pieces, mm; none is kept to the roll's edges. */
  readonly gapMm: number
}

/** A piece's outline turned about the origin, then shifted. x goes along the roll, y across it. */
export interface Placement {
  readonly id: string
  readonly turn: Turn
  readonly xMm: number
  readonly yMm: number
}

export interface Layout {
  /** Used length of the roll. */
  readonly lengthMm: number
  readonly placements: readonly Placement[]
}
