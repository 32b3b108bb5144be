import type { Material, Piece } from '@kitwright/garment'

/** Light response of a fabric, as in the studio (packages/scene). Its weave is too fine for pictures of this size. */
export interface Fabric {
  /** Strength of a broad dim gloss, and of a narrow bright one. */
  readonly gloss: number
  readonly shine: number
  /** Direction of the bright gloss; 1 is along the threads, as on satin. */
  readonly grain: number
  /** Fibres that stick out and catch the light at grazing angles. */
  readonly fuzz: number
  /** How far light wraps around an edge, as on thick soft cloth. */
  readonly softness: number
  /** Light lost in the fabric's holes, 0-1. */
  readonly holes: number
}

const KNIT: Fabric = { gloss: 0.075, shine: 0, grain: 0, fuzz: 0.2, softness: 0, holes: 0 }

const FABRICS: Readonly<Record<Material, Fabric>> = {
  knit: KNIT,
  pique: { ...KNIT, gloss: 0.035, fuzz: 0.22 },
  mesh: { ...KNIT, gloss: 0.09, fuzz: 0.16, holes: 0.144 },
  fleece: { ...KNIT, gloss: 0.008, fuzz: 0.42, softness: 0.3 },
  satin: { ...KNIT, gloss: 0.16, shine: 0.5, grain: 1, fuzz: 0.05 },
}
const TRIM: Fabric = { ...KNIT, gloss: 0.1, shine: 0.35, fuzz: 0.02 }

/** A rib and a trim look the same whatever the cloth is. */
export function fabricOf(piece: Piece | undefined, material: Material): Fabric {
  if (piece?.isTrim) return TRIM
  return piece?.isRib ? KNIT : FABRICS[material]
}
