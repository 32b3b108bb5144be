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

export const JERSEY = {
  bend: 9e-3,
  ribBend: 2e-4,
  seamBend: 1e-4,
  seamDraw: 0.975,
  sewFrames: 60,
  drapeFrames: 420,
  gravity: 1.8,
  /** Gravity at the end, so that the cloth comes to rest unstretched. */
  restGravity: 0.5,
  /** How hard it is swung before it settles, beside gravity. */
  sway: 1.1,
  arms: { from: 44, to: 33 },
  triangles: 32_000,
}

export const SHORTS = {
  bend: 1.8e-3,
  ribBend: 1e-4,
  seamBend: 1e-4,
  seamDraw: 0.985,
  sewFrames: 200,
  drapeFrames: 360,
  gravity: 1.5,
  triangles: 12_500,
}

export const RIB_THICKNESS_MM = { collar: 3.5, waistband: 4 }
export const HEM_THICKNESS_M = 0.0014
