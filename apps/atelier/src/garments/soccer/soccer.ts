import type { PartArea, SleeveLength } from '@kitwright/garment'
import { drapeLower, SHORTS } from '../bottoms/drapeLower.ts'
import { drawcord, drawcordPiece } from '../bottoms/drawcord.ts'
import { gathers } from '../bottoms/gathers.ts'
import { lowerPattern } from '../bottoms/lowerPattern.ts'
import {
  type Collar,
  type CutOptions,
  type FinishOptions,
  type Maker,
  type ModelPlan,
  planFrom,
} from '../garmentMaker.ts'
import type { SewnMesh } from '../../meshFinishing/cloth/sewnMesh.ts'
import type { MeshByLevel } from '../../meshFinishing/cloth/meshLevel.ts'
import type { Trim } from '../../meshFinishing/trims/trim.ts'
import { lightTrims } from '../../meshFinishing/trims/lightTrims.ts'
import { boxOf, type Pattern, edgeOf } from '../../sewingPattern/pattern.ts'
import { area, pieceOf, bandAlong } from '../partRegions.ts'
import { ROUND_BORDER_MM } from '../bakeQuality.ts'
import { drapeUpper } from '../tops/drapeUpper.ts'
import { inRhythm, type Rhythms, type UpperRecipe, WORN_JERSEY } from '../tops/upperRecipe.ts'
import { leafTrims, standArea } from '../tops/poloCollar.ts'
import { isNarrow } from '../tops/upperMaker.ts'
import { insertTrims } from '../tops/openings/slitInsert.ts'
import { upperAreas } from '../tops/upperAreas.ts'
import { JERSEY_CUT, SHORTS_CUT } from './cuts.ts'
import { jerseyPattern } from './jerseyPattern.ts'
import { jerseyZones, shortsZones } from './zones.ts'
import { unionBox } from '@kitwright/measure'

const LEG_HEM_MM = 30

const LEGS = ['shortsFrontL', 'shortsFrontR', 'shortsBackL', 'shortsBackR']

function shortsAreas(pattern: Pattern): PartArea[] {
  const legs = LEGS.map(id => pieceOf(pattern, id))
  const frame = legs.map(boxOf).reduce(unionBox)
  return [
    ...legs.map(p => area('shorts', p.id, frame)),
    area('shorts', 'waistband', boxOf(pieceOf(pattern, 'waistband'))),
    area('drawstring', drawcordPiece.id, boxOf(drawcordPiece)),
    ...legs.map(p => area('hem', p.id, frame, [bandAlong(edgeOf(p, 'hem'), () => LEG_HEM_MM)])),
  ]
}

const SLEEVES: readonly SleeveLength[] = ['short', 'long']
const COLLARS: readonly Collar[] = ['crew', 'v', 'polo', 'stand']
const SHORTS_ID = 'shorts'
const BAND_THICKNESS_MM = 4
const JERSEY_TRIANGLES = { full: 31_000, light: 7000 }
const OPTIONS: readonly CutOptions[] = SLEEVES.flatMap(sleeve => COLLARS.map(collar => ({ sleeve, collar })))

const jerseyId = ({ sleeve, collar }: CutOptions): string => `jersey-${sleeve}-${collar}`

/** Returns a jersey's areas. The insert of the V has the collar's colour. */
function jerseyAreas(pattern: Pattern, { collar }: CutOptions): PartArea[] {
  const areas = upperAreas(pattern)
  if (collar !== 'polo') return areas
  return [standArea(pattern), area('collar', 'insert', boxOf(pieceOf(pattern, 'insert'))), ...areas]
}

function jerseyPlan(options: CutOptions): ModelPlan {
  const pattern = jerseyPattern(JERSEY_CUT, options)
  const areas = jerseyAreas(pattern, options)
  return { id: jerseyId(options), pattern, areas, zones: jerseyZones(options), options }
}

const RHYTHMS: Rhythms = {
  'short-crew': 42,
  'short-v': 50,
  'short-polo': 52,
  'short-stand': 45,
  'long-crew': 46,
  'long-v': 47,
  'long-polo': 48,
  'long-stand': 49,
}
/** The legs of a V crease more than cloth of a shirt may shrink. */
const V: UpperRecipe = {
  ...WORN_JERSEY,
  bounce: 1.8,
  settleSubsteps: 36,
  creases: { ...WORN_JERSEY.creases, share: 0.16, compliance: 1.4e-3 },
}
/** A stiff collar holds the shoulders, which jolts would stretch. */
const STIFF_COLLAR: UpperRecipe = { ...WORN_JERSEY, bounce: 0.7 }
const DRAPES: Partial<Record<Collar, UpperRecipe>> = { v: V, polo: STIFF_COLLAR, stand: STIFF_COLLAR }

const jerseyRecipe = (options: CutOptions): UpperRecipe =>
  inRhythm(DRAPES[options.collar] ?? WORN_JERSEY, RHYTHMS, options)

const LEAN: Partial<Record<Collar, number>> = { stand: JERSEY_CUT.stand.lean, polo: JERSEY_CUT.polo.stand.lean }

function jerseyTrims(pattern: Pattern, worn: SewnMesh, thinned: MeshByLevel): Trim[] {
  return lightTrims(worn, [
    ...leafTrims(worn, pattern, JERSEY_CUT.polo),
    ...insertTrims(thinned, pieceOf(pattern, 'front'), pieceOf(pattern, 'insert')),
  ])
}

function finishJersey({ pattern, options }: ModelPlan): FinishOptions {
  const { stand, polo, rib } = JERSEY_CUT
  const collar = options?.collar
  const thickness =
    collar === 'stand' ? stand.thicknessMm : collar === 'polo' ? polo.stand.thicknessMm : rib.thicknessMm
  const finishing = {
    triangles: JERSEY_TRIANGLES,
    // the crew creases more, down to the mesh
    ...(collar === 'crew' ? { smoothRounds: 4 } : {}),
    ribThicknessMm: () => thickness,
    ...(options && isNarrow(options) ? { borderMm: ROUND_BORDER_MM } : {}),
  }
  return collar === 'polo' ? { ...finishing, trims: (worn, thinned) => jerseyTrims(pattern, worn, thinned) } : finishing
}

function shortsPlan(): ModelPlan {
  const { pieces, seams } = lowerPattern(SHORTS_CUT)
  const pattern = { pieces: [...pieces, drawcordPiece], seams }
  return { id: SHORTS_ID, pattern, areas: shortsAreas(pattern), zones: shortsZones() }
}

const shortsFinishing = (pattern: Pattern): FinishOptions => ({
  triangles: { full: 18_500, light: 3600 },
  smoothRounds: 6,
  ribThicknessMm: () => BAND_THICKNESS_MM,
  relief: gathers(pattern, SHORTS_CUT.band, { bandMm: 0.9, legMm: 1.8 }),
  trims: worn => drawcord(worn, SHORTS_CUT.band.heightMm),
})

const PLANS = {
  ...Object.fromEntries(OPTIONS.map(options => [jerseyId(options), () => jerseyPlan(options)])),
  [SHORTS_ID]: shortsPlan,
}

const VARIANTS: Maker['variants'] = OPTIONS.map(options => ({ options, models: [jerseyId(options), SHORTS_ID] }))

/** Jersey and shorts; the jersey hangs over the shorts. */
export const soccer: Maker = {
  id: 'soccer',
  productType: 'SOCCER_KIT',
  material: 'knit',
  choices: { sleeve: SLEEVES, collar: COLLARS },
  variants: VARIANTS,
  modelIds: Object.keys(PLANS),
  planModel: id => planFrom(PLANS, id),
  recipe: ({ options }) =>
    options ? { drape: jerseyRecipe(options), cut: JERSEY_CUT } : { drape: SHORTS, cut: SHORTS_CUT },
  wornUnder: id => (id === SHORTS_ID ? undefined : SHORTS_ID),
  drape({ pattern, zones, options }, input) {
    if (!options) return drapeLower({ pattern, zones, recipe: SHORTS, ...input })
    const lean = LEAN[options.collar]
    return drapeUpper({ pattern, zones, options, recipe: jerseyRecipe(options), ...(lean ? { lean } : {}), ...input })
  },
  finishing: plan => (plan.options ? finishJersey(plan) : shortsFinishing(plan.pattern)),
}
