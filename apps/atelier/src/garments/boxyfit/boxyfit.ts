import { teeAreas } from '../tops/upperAreas.ts'
import { TEE, upperMaker } from '../tops/upperMaker.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { BOXY_CUT } from './cuts.ts'
import { zonesOf } from './zones.ts'

/** A wide, short shirt, cut straight down. */
export const boxyFit = upperMaker({
  id: 'boxyfit',
  productType: 'BOXY_FIT',
  material: 'knit',
  sleeves: ['short', 'long'],
  collars: ['crew', 'v'],
  // heavier cloth that stands away from the body
  recipe: TEE,
  pattern: options => upperPattern(BOXY_CUT, options),
  areas: teeAreas,
  zones: zonesOf,
  ribThicknessMm: () => BOXY_CUT.rib.thicknessMm,
})
