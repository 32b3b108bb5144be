import type { Point } from '@kitwright/measure'

/** Degrees, from x towards y. Cloth has a grain, so only right angles are allowed. */
export type Turn = 0 | 90 | 180 | 270

export interface Piece {
  readonly id: string
  /** Number of copies to cut. */
  readonly count: number
  /** Simple polygon, mm, either way round. */
  readonly outline: readonly Point[]
  /** Allowed turns; 0 and 180 keep the grain, 0 alone also keeps a nap. */
  readonly turns: readonly Turn[]
}

export interface Roll {
  /** Usable width, mm. */
  readonly widthMm: number
  /** Gap between any two pieces, mm; there is none at the roll's edges. */
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
