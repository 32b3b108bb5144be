import { areasOfPiece, modelsOf, type Garment, type GarmentOptions } from '@kitwright/garment'
import { MAX_SLOTS } from './groundShader.ts'

/**
 * How many areas the cloth of a garment can colour. The same for all its pieces, since each number is a program of its own, and building
 * one takes longer than the model's way here; an area that a piece lacks colours nothing.
 */
export const slotsOf = (garment: Garment, options: GarmentOptions): number =>
  modelsOf(garment, options)
    .flatMap(({ pieces }) => pieces)
    .reduce((most, { id }) => Math.max(most, Math.min(MAX_SLOTS, areasOfPiece(garment, options, id).length)), 1)
