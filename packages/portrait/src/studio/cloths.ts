import type { ClothSurface, Piece } from '@kitwright/garment'

/** Light response of a cloth, the same in the studio and in portraits. */
export interface Cloth {
  /** Roughness of its mirror image of the studio, 0-1. */
  readonly roughness: number
  /** Share of a silky surface: its mirror image is stronger and takes on colour. */
  readonly silk: number
  /** 1: the mirror image is long across the threads, which run to the right, as on satin. */
  readonly grain: number
  /** Light that comes through from behind. */
  readonly through: number
  /** Strength of protruding fibres that catch the light at grazing angles. */
  readonly fuzz: number
  /** How far light wraps around an edge, as on thick soft cloth. */
  readonly softness: number
  /** Unevenness of the yarns' colour, and of the surface as slopes. */
  readonly unevenness: number
  readonly hand: number
  /** Share of the surface that is holes. */
  readonly holes: number
}

const KNIT: Cloth = {
  roughness: 0.68,
  silk: 0.06,
  grain: 0,
  through: 0.1,
  fuzz: 0.28,
  softness: 0.05,
  unevenness: 0.045,
  hand: 0.055,
  holes: 0,
}

/** Ribs, folded collars, elastic bands and trims look the same on any cloth. */
export type ClothId = ClothSurface | 'rib' | 'collar' | 'elastic' | 'trim'

const SATIN: Cloth = {
  ...KNIT,
  roughness: 0.5,
  silk: 0.9,
  grain: 0.8,
  through: 0.04,
  fuzz: 0.02,
  softness: 0,
  unevenness: 0.03,
  hand: 0.035,
}

export const CLOTHS: Readonly<Record<ClothId, Cloth>> = {
  knit: KNIT,
  jersey: {
    ...KNIT,
    roughness: 0.9,
    silk: 0.015,
    through: 0.07,
    fuzz: 0.46,
    softness: 0.1,
    unevenness: 0.065,
    hand: 0.065,
  },
  rib: KNIT,
  collar: { ...KNIT, roughness: 0.78, silk: 0.02, through: 0.04, fuzz: 0.42, softness: 0.12 },
  pique: { ...KNIT, roughness: 0.8, silk: 0.02, through: 0.06, fuzz: 0.5, softness: 0.11 },
  mesh: { ...KNIT, roughness: 0.6, silk: 0.1, through: 0.24, fuzz: 0.16, softness: 0.03, holes: 0.2 },
  fleece: {
    ...KNIT,
    roughness: 0.95,
    silk: 0.08,
    through: 0.03,
    fuzz: 0.9,
    softness: 0.15,
    unevenness: 0.085,
    hand: 0.085,
  },
  satin: SATIN,
  // Its gathers tell the light apart, so that the surface between them lies flat.
  elastic: { ...SATIN, silk: 0.75, hand: 0.015 },
  trim: { ...KNIT, roughness: 0.35, silk: 0.3, through: 0, fuzz: 0.02, softness: 0, unevenness: 0, hand: 0 },
}

/** Shares of light that are the same for every cloth. */
export const RESPONSE = {
  /** Share of its matt light that a silky surface lacks. */
  silkMatt: 0.12,
  /** Share of the dye's colour that it mirrors, and of white light, which bright dyes hide. */
  silkTint: 0.62,
  silkWhite: 0.014,
  /** Strength that the mirror image gains. */
  silkShine: 0.9,
  /** Matt light that long floats lack, more of it where they turn away: folds of satin have dark flanks. */
  flank: 0.75,
  flankStart: 1.3,

  /** Light that a fold's walls reflect onto each other, where no sky reaches. */
  between: 0.55,
  /** The same on open cloth: it matters on light colours only. */
  whiteFill: 0.1,
  /** White cloth is exposed less, so that its folds stay visible on the lit side. */
  whiteExposure: 0.8,
  /**
   * Loose fibres reflect white light before the dye takes it, which black cloth shows: without it the tone curve hides its
   * folds. Share of light, and gain of its gloss; satin has enough.
   */
  darkAlbedo: 0.016,
  darkGloss: 0.45,
  /** Albedo of the brightest channel up to which cloth is black, and from which it is not dark. */
  darkTo: 0.012,
  darkFrom: 0.085,
  /** Share of the print that shows on the inside. */
  insidePrint: 0.16,
  /** The inside lies in the garment's own shade. */
  insideShade: 0.78,
} as const

/** Returns the cloth of a piece: shirts have collars of a leaf and its stand, trunks a band of elastic. */
export function clothOf(piece: Piece | undefined, material: ClothSurface): ClothId {
  if (piece?.isTrim) return 'trim'
  if (piece?.isRib) return 'rib'
  if (piece?.id === 'collar' || piece?.id === 'stand') return 'collar'
  return piece?.id.startsWith('waistband') ? 'elastic' : material
}
