import { drapeLower, TRUNKS } from '../bottoms/drapeLower.ts'
import { gathers } from '../bottoms/gathers.ts'
import { lowerPattern } from '../bottoms/lowerPattern.ts'
import { type CutOptions, type Maker, type ModelPlan, planFrom } from '../garmentMaker.ts'
import { zone, type ZoneRow } from '../zoneRow.ts'
import { trunksAreas } from './areas.ts'
import { TRUNKS_CUT } from './cut.ts'

const BAND_THICKNESS_MM = 4
const OPTIONS: CutOptions = { sleeve: 'short', collar: 'none' }

/**
 * Zones in millimetres on the piece. Those on the legs are on the outer half, clear of the pleats beside the fork. Seen
 * from outside, the wearer's left is at x > 0 on the front and at x < 0 on the back.
 */
const ZONES: readonly ZoneRow[] = [
  ['frontText', 'waistband', 0, 47, 190, 52],
  ['logo', 'waistband', 126, 47, 40, 40],
  ['playerName', 'waistbandBack', 0, 47, 240, 52],
  ['shortsNumber', 'shortsFrontL', 76, 242, 100, 100],
  ['shortsLogo', 'shortsFrontR', -74, 250, 90, 90],
  ['backText', 'shortsBackL', -5, 290, 160, 50],
  ['sponsor', 'shortsBackR', 5, 290, 160, 60],
]

function trunksPlan(): ModelPlan {
  const pattern = lowerPattern(TRUNKS_CUT)
  return { id: 'trunks', pattern, areas: trunksAreas(pattern), zones: ZONES.map(zone), options: OPTIONS }
}

const PLANS = { trunks: trunksPlan }

/** Trunks that are wide at the hem, slit at the sides and gathered into a broad band. */
export const boxingtrunk: Maker = {
  id: 'boxingtrunk',
  productType: 'BOXING_TRUNK',
  material: 'satin',
  choices: { sleeve: [OPTIONS.sleeve], collar: [OPTIONS.collar] },
  variants: [{ options: OPTIONS, models: Object.keys(PLANS) }],
  modelIds: Object.keys(PLANS),
  planModel: id => planFrom(PLANS, id),
  recipe: () => TRUNKS,
  drape: ({ pattern, zones }, input) => drapeLower({ pattern, zones, recipe: TRUNKS, ...input }),
  finishing: ({ pattern, zones }) => ({
    triangles: { full: 36_000, light: 6000 },
    smoothRounds: 9,
    ribThicknessMm: () => BAND_THICKNESS_MM,
    relief: gathers(pattern, TRUNKS_CUT.band, { bandMm: 0.55, legMm: 1, elastic: { looseMm: 2.2, zones, rowMm: 19 } }),
  }),
}
