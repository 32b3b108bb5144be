import { areasOfPiece, modelsOf, type Garment, type GarmentOptions } from '@kitwright/garment'
import { MAX_SLOTS } from './groundShader.ts'

/**
 * Number of colour areas in the cloth shader, equal for all pieces of a garment: each count needs its own program, and compiling one takes
 * longer than loading the model. Unused slots draw nothing.
 */
export const slotsOf = (garment: Garment, options: GarmentOptions): number =>
  modelsOf(garment, options)
    .flatMap(({ pieces }) => pieces)
    .reduce((most, { id }) => Math.max(most, Math.min(MAX_SLOTS, areasOfPiece(garment, options, id).length)), 1)
