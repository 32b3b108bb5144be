import type { PartArea } from '@kitwright/garment'
import { boxOf, type Pattern } from '../../sewingPattern/pattern.ts'
import { area, pieceOf } from '../partRegions.ts'
import { isBinding } from '../tops/ribs/armBinding.ts'
import { bodyAreas, bodyRegions } from '../tops/upperAreas.ts'
import { TEE, upperMaker } from '../tops/upperMaker.ts'
import { SLEEVELESS_CUT } from './cuts.ts'
import { sleevelessPattern } from './sleevelessPattern.ts'
import { zonesOf } from './zones.ts'

/** Returns the areas. The bindings are this garment's cuffs. */
function areasOf(pattern: Pattern): PartArea[] {
  const bindings = ['bindingL', 'bindingR'].map(id => pieceOf(pattern, id))
  return [...bodyAreas(pattern), ...bindings.map(p => area('cuff', p.id, boxOf(p))), ...bodyRegions(pattern)]
}

/** A shirt without sleeves, whose armholes are bound with a rib. */
export const sleeveless = upperMaker({
  id: 'sleeveless',
  productType: 'SLEEVELESS_SHIRT',
  material: 'knit',
  sleeves: ['short'],
  collars: ['crew', 'v'],
  // arms raised high, clear of the bindings; no sleeve folds, and the narrow rib lies flat without help
  recipe: { ...TEE, frontLean: 0.1, isKeptApart: false, coarseness: { cloth: 12, rib: 8 }, arms: { from: 75, to: 70 } },
  pattern: options => sleevelessPattern(SLEEVELESS_CUT, options),
  areas: areasOf,
  zones: zonesOf,
  ribThicknessMm: piece => (isBinding(piece) ? SLEEVELESS_CUT.binding : SLEEVELESS_CUT.rib).thicknessMm,
  ribRounds: 30,
})
