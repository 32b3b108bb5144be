import { teeAreas } from '../tops/upperAreas.ts'
import { upperMaker } from '../tops/upperMaker.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { TEE } from '../tops/upperRecipe.ts'
import { OVERSIZED_CUT } from './cuts.ts'
import { zonesOf } from './zones.ts'

/** A wide, long shirt with dropped shoulders and wide sleeves to the elbow. */
export const oversizedShirt = upperMaker({
  id: 'oversizedshirt',
  productType: 'OVERSIZED_SHIRT',
  material: 'jersey',
  sleeves: ['short', 'long'],
  collars: ['crew'],
  // heavier cloth, as the boxy shirt's; a high rib lies flat only if it is steamed shorter
  recipe: {
    ...TEE,
    bend: 1.5e-3,
    ribLean: 0.17,
    frontLean: 0.3,
    settleSubsteps: 18,
    restGravity: 0.4,
    drapeFrames: 340,
    coarseness: { cloth: 7, rib: 5.5 },
    hasHands: true,
  },
  pattern: options => upperPattern(OVERSIZED_CUT, options),
  areas: teeAreas,
  zones: zonesOf,
  ribThicknessMm: () => OVERSIZED_CUT.rib.thicknessMm,
  ribRounds: 60,
})
