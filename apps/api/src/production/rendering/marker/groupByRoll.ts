import type { PressProfile } from '../../printers/pressProfile.ts'
import type { Plan } from '../printFiles/packPlan.ts'
import type { CutVariant, MarkerRoll } from './job.ts'

/** Least distance between cut lines, mm. */
const LEAST_GAP_MM = 4

interface GarmentPlan {
  readonly plan: Pick<Plan, 'facts' | 'garment'>
}

/** The garments laid on one fabric, and their roll. */
export interface FabricRoll<Each> {
  readonly fabric: string
  readonly metreCents: number
  readonly roll: MarkerRoll
  readonly own: readonly Each[]
  readonly cuts: readonly CutVariant[]
  /** For each garment, the index of its cut. */
  readonly garments: readonly number[]
}

/** Groups garments that are cut alike, whoever wears them. */
function cutsOf(own: readonly GarmentPlan[]): Pick<FabricRoll<never>, 'cuts' | 'garments'> {
  const known = new Map<string, number>()
  const cuts: CutVariant[] = []
  const garments = own.map(({ plan: { facts } }) => {
    const { document, chart, size, only, who } = facts
    // Colours do not change the layout.
    const { inks: _, ...settings } = facts.settings
    const key = JSON.stringify([document, chart, size, settings, only])
    if (!known.has(key)) {
      known.set(key, cuts.length)
      cuts.push({ document, chart, size, settings, only, who })
    }
    return known.get(key)!
  })
  return { cuts, garments }
}

/** Returns the garments on each roll, fabric by fabric. Leaves out fabrics whose width the supplier has not given. */
export function rollsOf<Each extends GarmentPlan>(
  all: readonly Each[],
  { rolls, settings: { bleedMm: edgeMm } }: Pick<PressProfile, 'rolls' | 'settings'>,
): FabricRoll<Each>[] {
  const ofFabric = Map.groupBy(all, ({ plan: { garment } }) => garment.fabric)
  const gapMm = Math.max(LEAST_GAP_MM, 2 * edgeMm)
  return rolls.flatMap(({ fabric, widthMm, lie, metreCents }) => {
    const own = ofFabric.get(fabric)
    if (!own) return []
    // The default value is left out, so that earlier layouts stay valid.
    const roll = { widthMm, gapMm, edgeMm, ...(lie !== 'along' && { lie }) }
    return [{ fabric, metreCents, roll, own, ...cutsOf(own) }]
  })
}
