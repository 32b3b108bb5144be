import { type CutOptions, type Maker, type ModelPlan, planFrom } from '../garmentMaker.ts'
import { HOODIE_CUT } from './cuts.ts'
import { belowPocket, makeHoodieTrims } from './hoodieTrims.ts'
import { drapeHoodie } from './drapeHoodie.ts'
import { ribGathers } from './gathers.ts'
import { hoodieAreas } from './hoodieAreas.ts'
import { hoodiePattern } from './hoodiePattern.ts'
import { hoodieZones } from './zones.ts'

const ID = 'hoodie'
const OPTIONS: CutOptions = { sleeve: 'long', collar: 'hood' }

function plan(): ModelPlan {
  const pattern = hoodiePattern(HOODIE_CUT)
  return { id: ID, pattern, areas: hoodieAreas(pattern), zones: hoodieZones(), options: OPTIONS }
}

const PLANS = { [ID]: plan }

/** A hooded fleece jumper with its hood down. */
export const hoodie: Maker = {
  id: ID,
  productType: 'HOODIE',
  material: 'fleece',
  choices: { sleeve: [OPTIONS.sleeve], collar: [OPTIONS.collar] },
  variants: [{ options: OPTIONS, models: [ID] }],
  modelIds: [ID],
  planModel: id => planFrom(PLANS, id),
  drape: ({ pattern }, { quality }) => drapeHoodie(pattern, quality),
  finishing: ({ pattern }) => ({
    triangles: { full: 30_000, light: 3800 },
    smoothRounds: 70,
    ribThicknessMm: () => HOODIE_CUT.rib.thicknessMm,
    relief: ribGathers(pattern),
    trims: (worn, thinned) => makeHoodieTrims(worn, thinned, pattern),
    sunk: belowPocket(pattern),
  }),
}
