import type { Collar, GarmentOptions, PartArea, SleeveLength, Variant, Zone } from '@kitwright/garment'
import type { Pattern } from '../../pattern/pattern.ts'
import { jerseyAreas, shortsAreas } from './areas.ts'
import { jerseyPattern } from './jerseyPattern.ts'
import { shortsPattern } from './shortsPattern.ts'
import { jerseyZones, shortsZones } from './zones.ts'

export const SLEEVES: readonly SleeveLength[] = ['short', 'long']
export const COLLARS: readonly Collar[] = ['crew', 'v']

export const SHORTS_ID = 'shorts'
export const jerseyId = ({ sleeve, collar }: GarmentOptions): string => `jersey-${sleeve}-${collar}`

const OPTIONS: readonly GarmentOptions[] = SLEEVES.flatMap(sleeve => COLLARS.map(collar => ({ sleeve, collar })))

/** What one model is sewn from, before it is draped. */
export interface ModelPlan {
  readonly id: string
  readonly pattern: Pattern
  readonly areas: readonly PartArea[]
  readonly zones: readonly Zone[]
  /** Absent for the shorts, which are the same in every variant. */
  readonly options?: GarmentOptions
}

function jerseyPlan(options: GarmentOptions): ModelPlan {
  const pattern = jerseyPattern(options)
  return { id: jerseyId(options), pattern, areas: jerseyAreas(pattern), zones: jerseyZones(options), options }
}

function shortsPlan(): ModelPlan {
  const pattern = shortsPattern()
  return { id: SHORTS_ID, pattern, areas: shortsAreas(pattern), zones: shortsZones() }
}

/** The model ids in the order they are listed. */
export const MODEL_IDS: readonly string[] = [...OPTIONS.map(jerseyId), SHORTS_ID]

/** Drafts one model; throws on an unknown id. */
export function planModel(id: string): ModelPlan {
  if (id === SHORTS_ID) return shortsPlan()
  const options = OPTIONS.find(o => jerseyId(o) === id)
  if (!options) throw new Error(`there is no soccer model ${id}`)
  return jerseyPlan(options)
}

export const VARIANTS: readonly Variant[] = OPTIONS.map(options => ({
  options,
  models: [jerseyId(options), SHORTS_ID],
}))
