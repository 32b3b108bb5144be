import { teeAreas } from '../tops/upperAreas.ts'
import { upperMaker } from '../tops/upperMaker.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { TEE } from '../tops/upperRecipe.ts'
import { TSHIRT_CUT } from './cuts.ts'
import { zonesOf } from './zones.ts'

/** A plain t-shirt: looser than the jersey, with a narrow rib and twin-needle hems. */
export const tshirt = upperMaker({
  id: 'tshirt',
  productType: 'TSHIRT',
  material: 'jersey',
  sleeves: ['short', 'long'],
  collars: ['crew', 'v'],
  recipe: { ...TEE, hasHands: true },
  pattern: options => upperPattern(TSHIRT_CUT, options),
  areas: teeAreas,
  zones: zonesOf,
  ribThicknessMm: () => TSHIRT_CUT.rib.thicknessMm,
})
