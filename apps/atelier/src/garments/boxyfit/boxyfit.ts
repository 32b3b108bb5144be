import { teeAreas } from '../tops/upperAreas.ts'
import { upperMaker } from '../tops/upperMaker.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { TEE } from '../tops/upperRecipe.ts'
import { BOXY_CUT } from './cuts.ts'
import { zonesOf } from './zones.ts'

/** A wide, short shirt, cut straight down. */
export const boxyFit = upperMaker({
  id: 'boxyfit',
  productType: 'BOXY_FIT',
  material: 'jersey',
  sleeves: ['short', 'long'],
  collars: ['crew', 'v'],
  // heavier cloth that stands away from the body, where it folds more and needs no fine substeps to hang unstretched
  recipe: {
    ...TEE,
    bend: 1.5e-3,
    settleSubsteps: 18,
    restGravity: 0.5,
    drapeFrames: 340,
    calm: { ...TEE.calm, fadeMm: 50 },
  },
  smoothRounds: 4,
  pattern: options => upperPattern(BOXY_CUT, options),
  areas: teeAreas,
  zones: zonesOf,
  ribThicknessMm: () => BOXY_CUT.rib.thicknessMm,
})
