import { type CutOptions, type Maker, type ModelPlan, planFrom } from '../garmentMaker.ts'
import { HOODIE_CUT } from './pattern/cuts.ts'
import { belowPocket, makeHoodieTrims } from './details/hoodieTrims.ts'
import { drapeHoodie, HOODIE } from './drape/drapeHoodie.ts'
import { ribGathers } from './details/gathers.ts'
import { hoodieAreas } from './details/hoodieAreas.ts'
import { hoodiePattern } from './pattern/hoodiePattern.ts'
import { hoodieZones } from './details/zones.ts'

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
  recipe: () => HOODIE,
  drape: ({ pattern, zones }, { quality }) => drapeHoodie({ pattern, zones, quality }),
  finishing: ({ pattern }) => ({
    triangles: { full: 30_000, light: 3800 },
    smoothRounds: 18,
    ribThicknessMm: () => HOODIE_CUT.rib.thicknessMm,
    relief: ribGathers(pattern),
    trims: (worn, thinned) => makeHoodieTrims(worn, thinned, pattern),
    sunk: belowPocket(pattern),
  }),
}
