import type { Vec } from './vectors.ts'

/** A lock of hair: a ribbon along its points. Centimetres, before the head is given a person's face. */
export interface Strand {
  readonly points: readonly Vec[]
  readonly width: number
  /** 0-1: shade and texture of the lock. */
  readonly seed: number
  /** The side that faces out, at the root. */
  readonly facing: Vec
  /** 0 at the hairline, 1 inside the hair; 1 if absent. At 0 skin shows between the roots. */
  readonly inside?: number
  /** Width at the root and at the tip, as shares. */
  readonly root: number
  readonly tip: number
  /** A centre that the ribbon faces away from, instead of the skull: a bun's. */
  readonly centre?: Vec
  /** Whether the ribbon keeps `facing` instead of turning with the skull. */
  readonly isFree?: boolean
}

/** Everything that grows on a head. */
export interface Hair {
  readonly strands: readonly Strand[]
  /** Paths of plaits of three strands. */
  readonly ropes?: readonly (readonly Vec[])[]
  /** Share of the scalp that is painted with hair, 0-1. */
  readonly scalp: number
  /** How far the paint thins out towards the nape and the temples, 0-1. */
  readonly fade: number
  /** Height in centimetres of a dark cap under loose hair, which hides the skull between locks. */
  readonly cap?: (p: Vec) => number
  /** Gloss, and the share of single hairs at the tips; 1 if absent. */
  readonly gloss?: number
  readonly loose?: number
  /** Whether the ears are out of sight. */
  readonly coversEars?: boolean
  /** A ring of elastic. */
  readonly tie?: { readonly centre: Vec; readonly radius: number; readonly tilt: number }
}
