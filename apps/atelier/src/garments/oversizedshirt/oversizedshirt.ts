import { teeAreas } from '../tops/upperAreas.ts'
import { upperMaker } from '../tops/upperMaker.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { inRhythm, type Rhythms, TEE, type UpperRecipe } from '../tops/upperRecipe.ts'
import { OVERSIZED_CUT } from './cuts.ts'
import { zonesOf } from './zones.ts'

/** Heavier cloth, as the boxy shirt's; a high rib lies flat only if it is steamed shorter. */
const RECIPE: UpperRecipe = {
  ...TEE,
  bend: 1.8e-3,
  bounce: 2,
  ribLean: 0.17,
  frontLean: 0.3,
  settleSubsteps: 18,
  restGravity: 0.4,
  drapeFrames: 340,
  coarseness: { cloth: 7, rib: 5.5 },
  hasHands: true,
  creases: { share: 0.15, compliance: 1.3e-3, until: 0.65 },
  calm: { lettering: 0.002, text: 0.6, fadeMm: 25 },
  motion: { ...TEE.motion, left: 22, right: 24, twist: 12, lean: 0.06 },
}
const RHYTHMS: Rhythms = { 'short-crew': 22, 'long-crew': 24 }

/** A wide, long shirt with dropped shoulders and wide sleeves to the elbow. */
export const oversizedShirt = upperMaker({
  id: 'oversizedshirt',
  productType: 'OVERSIZED_SHIRT',
  material: 'jersey',
  sleeves: ['short', 'long'],
  collars: ['crew'],
  recipe: options => inRhythm(RECIPE, RHYTHMS, options),
  pattern: options => upperPattern(OVERSIZED_CUT, options),
  areas: teeAreas,
  zones: zonesOf,
  ribThicknessMm: () => OVERSIZED_CUT.rib.thicknessMm,
  ribRounds: 60,
})
