/** How fine a model is sewn and draped. */
export interface Quality {
  /** Mesh spacing of cloth and ribs, mm. */
  readonly spacing: number
  readonly ribSpacing: number
  /** Share of the recipe's frames that are run. */
  readonly patience: number
}

export const FINE: Quality = { spacing: 8.5, ribSpacing: 5.5, patience: 1 }
/** For a first look and for tests: seconds instead of a minute. */
export const QUICK: Quality = { spacing: 15, ribSpacing: 8, patience: 0.5 }

const REFERENCE_SPACING = 9

/** A bending compliance tuned at 9 mm, for another spacing: it grows with the fourth power of the fineness. */
export const bendAt = (compliance: number, spacing: number): number => compliance * (REFERENCE_SPACING / spacing) ** 4

/** Self-collision radius per millimetre of mesh spacing. */
export const SELF_RADIUS_M = 0.00085

/** Narrow cuffs stay round: this far off its curve their edge may be thinned, mm. */
export const ROUND_BORDER_MM = { full: 0.35, light: 0.9 } as const
