import type { CutOptions } from '../garmentMaker.ts'
import { teeAreas } from '../tops/upperAreas.ts'
import { upperMaker } from '../tops/upperMaker.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { inRhythm, type Rhythms, type UpperRecipe, WORN_TEE } from '../tops/upperRecipe.ts'
import { TSHIRT_CUT } from './cuts.ts'
import { zonesOf } from './zones.ts'

const RHYTHMS: Rhythms = { 'short-crew': 5, 'short-v': 9, 'long-crew': 7, 'long-v': 8 }
const WORN: UpperRecipe = { ...WORN_TEE, hasHands: true }
/** A V stretches where it creases, and its point starts a fold towards the number. */
const V: UpperRecipe = {
  ...WORN,
  settleSubsteps: 34,
  creases: { ...WORN.creases, share: 0.17, compliance: 1.3e-3 },
  calm: { lettering: 0.0012, text: 0.6, fadeMm: 27 },
}
/** Long sleeves hold the shirt, so it creases less. */
const LONG: UpperRecipe = { ...WORN, bounce: 1.5, creases: { ...WORN.creases, share: 0.15, compliance: 1.6e-3 } }

const LONG_V: UpperRecipe = { ...LONG, calm: V.calm }

function recipeOf({ sleeve, collar }: CutOptions): UpperRecipe {
  if (collar === 'v') return sleeve === 'long' ? LONG_V : V
  return sleeve === 'long' ? LONG : WORN
}

/** A plain t-shirt: looser than the jersey, with a narrow rib and twin-needle hems. */
export const tshirt = upperMaker({
  id: 'tshirt',
  productType: 'TSHIRT',
  material: 'jersey',
  sleeves: ['short', 'long'],
  collars: ['crew', 'v'],
  recipe: options => inRhythm(recipeOf(options), RHYTHMS, options),
  smoothRounds: 6,
  pattern: options => upperPattern(TSHIRT_CUT, options),
  areas: teeAreas,
  zones: zonesOf,
  ribThicknessMm: () => TSHIRT_CUT.rib.thicknessMm,
})
