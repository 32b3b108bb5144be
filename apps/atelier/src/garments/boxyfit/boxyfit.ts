import { teeAreas } from '../tops/upperAreas.ts'
import { upperMaker } from '../tops/upperMaker.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { inRhythm, type Rhythms, TEE, type UpperRecipe } from '../tops/upperRecipe.ts'
import { BOXY_CUT } from './cuts.ts'
import { zonesOf } from './zones.ts'

/** Heavier cloth that stands away from the body, where it folds more and needs no fine substeps to hang unstretched. */
const RECIPE: UpperRecipe = {
  ...TEE,
  bend: 2.2e-3,
  bounce: 1,
  settleSubsteps: 18,
  restGravity: 0.5,
  drapeFrames: 340,
  creases: { share: 0.13, compliance: 1.6e-3, until: 0.62 },
  calm: { lettering: 0.002, text: 0.3, fadeMm: 50 },
  motion: { ...TEE.motion, twist: 14, lean: 0.05 },
}
/** The legs of a V let the front shrink where it creases. */
const V: UpperRecipe = { ...RECIPE, creases: TEE.creases }
const RHYTHMS: Rhythms = { 'short-crew': 13, 'short-v': 17, 'long-crew': 15, 'long-v': 16 }

/** A wide, short shirt, cut straight down. */
export const boxyFit = upperMaker({
  id: 'boxyfit',
  productType: 'BOXY_FIT',
  material: 'jersey',
  sleeves: ['short', 'long'],
  collars: ['crew', 'v'],
  recipe: options => inRhythm(options.collar === 'v' ? V : RECIPE, RHYTHMS, options),
  smoothRounds: 4,
  pattern: options => upperPattern(BOXY_CUT, options),
  areas: teeAreas,
  zones: zonesOf,
  ribThicknessMm: () => BOXY_CUT.rib.thicknessMm,
})
