/** The resolution and duration of sewing and draping a model. */
export interface Quality {
  /** Mesh spacing of cloth and ribs, in mm. */
  readonly spacing: number
  readonly ribSpacing: number
  /** Share of the recipe's frames that run. */
  readonly patience: number
}

export const FINE: Quality = { spacing: 6.5, ribSpacing: 5.5, patience: 1 }
/** For previews and tests: seconds instead of a minute. */
export const QUICK: Quality = { spacing: 15, ribSpacing: 8, patience: 0.5 }

const REFERENCE_SPACING = 9

/**
 * Returns a bending compliance tuned at 9 mm, scaled to another spacing: it grows with the fourth power of the mesh
 * resolution.
 */
export const bendAt = (compliance: number, spacing: number): number => compliance * (REFERENCE_SPACING / spacing) ** 4

/** Distance that cloth keeps from cloth in armpits, per millimetre of mesh spacing. */
export const CONTACT_RADIUS_M = 0.001
/** Self-collision radius per millimetre of mesh spacing. */
export const SELF_RADIUS_M = 0.00085

/** Deviation in mm from its curve that the thinned edge of a narrow cuff may have, so that it stays round. */
export const ROUND_BORDER_MM = { full: 0.35, light: 0.9 } as const
