import type { Collar, GarmentOptions, SleeveLength, Variant } from '@kitwright/garment'
import { drapeLower, SHORTS } from '../lower/drapeLower.ts'
import { drawcord, drawcordPiece } from '../lower/drawcord.ts'
import { gathers } from '../lower/gathers.ts'
import { lowerPattern } from '../lower/lowerPattern.ts'
import { type Finishing, type Maker, type ModelPlan, planFrom } from '../maker.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import { drapeUpper, JERSEY } from '../upper/drapeUpper.ts'
import { upperPattern } from '../upper/upperPattern.ts'
import { upperAreas } from '../upper/upperAreas.ts'
import { shortsAreas } from './shortsAreas.ts'
import { JERSEY_CUT, SHORTS_CUT } from './cuts.ts'
import { jerseyZones, shortsZones } from './zones.ts'

const SLEEVES: readonly SleeveLength[] = ['short', 'long']
const COLLARS: readonly Collar[] = ['crew', 'v']
const SHORTS_ID = 'shorts'
const BAND_THICKNESS_MM = 4

const OPTIONS: readonly GarmentOptions[] = SLEEVES.flatMap(sleeve => COLLARS.map(collar => ({ sleeve, collar })))

const jerseyId = ({ sleeve, collar }: GarmentOptions): string => `jersey-${sleeve}-${collar}`

function jerseyPlan(options: GarmentOptions): ModelPlan {
  const pattern = upperPattern(JERSEY_CUT, options)
  return { id: jerseyId(options), pattern, areas: upperAreas(pattern), zones: jerseyZones(options), options }
}

function shortsPlan(): ModelPlan {
  const { pieces, seams } = lowerPattern(SHORTS_CUT)
  const pattern = { pieces: [...pieces, drawcordPiece], seams }
  return { id: SHORTS_ID, pattern, areas: shortsAreas(pattern), zones: shortsZones() }
}

const shortsFinishing = (pattern: Pattern): Finishing => ({
  triangles: { full: 14_500, light: 3600 },
  ribThicknessMm: () => BAND_THICKNESS_MM,
  relief: gathers(pattern, SHORTS_CUT.band, { rows: 3, bandMm: 0.7, legMm: 1.3 }),
  trims: worn => drawcord(worn, SHORTS_CUT.band.heightMm),
})

const PLANS = {
  ...Object.fromEntries(OPTIONS.map(options => [jerseyId(options), () => jerseyPlan(options)])),
  [SHORTS_ID]: shortsPlan,
}

const VARIANTS: readonly Variant[] = OPTIONS.map(options => ({ options, models: [jerseyId(options), SHORTS_ID] }))

/** Jersey and shorts; the jersey hangs over the shorts. */
export const soccer: Maker = {
  id: 'soccer',
  productType: 'SOCCER_KIT',
  material: 'knit',
  choices: { sleeve: SLEEVES, collar: COLLARS },
  variants: VARIANTS,
  modelIds: Object.keys(PLANS),
  planModel: id => planFrom(PLANS, id),
  wornUnder: id => (id === SHORTS_ID ? undefined : SHORTS_ID),
  drape({ pattern, options }, input) {
    if (!options) return drapeLower({ pattern, recipe: SHORTS, ...input })
    return drapeUpper({ pattern, options, recipe: JERSEY, ...input })
  },
  finishing: ({ options, pattern }) =>
    options
      ? { triangles: { full: 32_000, light: 9000 }, ribThicknessMm: () => JERSEY_CUT.rib.thicknessMm }
      : shortsFinishing(pattern),
}
