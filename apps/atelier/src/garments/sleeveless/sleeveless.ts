import type { PartArea } from '@kitwright/garment'
import { boxOf, type Pattern } from '../../sewingPattern/pattern.ts'
import { area, pieceOf } from '../partRegions.ts'
import { isBinding } from '../tops/ribs/armBinding.ts'
import { bodyAreas, bodyRegions } from '../tops/upperAreas.ts'
import { upperMaker } from '../tops/upperMaker.ts'
import { JERSEY, type UpperRecipe } from '../tops/upperRecipe.ts'
import { SLEEVELESS_CUT } from './cuts.ts'
import { sleevelessPattern } from './sleevelessPattern.ts'
import { zonesOf } from './zones.ts'

/** Returns the areas. The bindings are this garment's cuffs. */
function areasOf(pattern: Pattern): PartArea[] {
  const bindings = ['bindingL', 'bindingR'].map(id => pieceOf(pattern, id))
  return [...bodyAreas(pattern), ...bindings.map(p => area('cuff', p.id, boxOf(p))), ...bodyRegions(pattern)]
}

/** No sleeve draws folds, so the wearer moves more and the cloth is softer than a jersey's. */
const V: UpperRecipe = {
  ...JERSEY,
  bend: 7e-4,
  sway: 1.5,
  coarseness: { cloth: 7, rib: 8 },
  arms: { from: 50 },
  motion: { ...JERSEY.motion, twist: 16, lean: 0.06 },
  creases: { share: 0.18, compliance: 1.2e-3, until: 0.6 },
  calm: { lettering: 0.004, text: 1, fadeMm: 25 },
  drapeFrames: 360,
  settleSubsteps: 24,
}
/** The wearer of the crew also steps and lifts his arms, which folds the back. A V would be tucked in at the side. */
const CREW: UpperRecipe = {
  ...V,
  bend: 6e-4,
  bounce: 2.5,
  motion: { ...JERSEY.motion, lift: 25, twist: 18, lean: 0.06 },
  creases: { share: 0.2, compliance: 1e-3, until: 0.65 },
  calm: { lettering: 0.02, text: 1, fadeMm: 20 },
}

/** A shirt without sleeves, whose armholes are bound with a rib. */
export const sleeveless = upperMaker({
  id: 'sleeveless',
  productType: 'SLEEVELESS_SHIRT',
  material: 'knit',
  sleeves: ['short'],
  collars: ['crew', 'v'],
  recipe: ({ collar }) => (collar === 'v' ? V : CREW),
  pattern: options => sleevelessPattern(SLEEVELESS_CUT, options),
  areas: areasOf,
  zones: zonesOf,
  ribThicknessMm: piece => (isBinding(piece) ? SLEEVELESS_CUT.binding : SLEEVELESS_CUT.rib).thicknessMm,
  ribRounds: 30,
})
