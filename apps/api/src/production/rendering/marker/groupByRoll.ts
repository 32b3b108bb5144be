import type { PressProfile } from '../../printers/pressProfile.ts'
import type { Plan } from '../printFiles/packPlan.ts'
import type { CutVariant, MarkerRoll } from './job.ts'

/** Between cut lines at the least, mm. */
const LEAST_GAP_MM = 4

interface GarmentPlan {
  readonly plan: Pick<Plan, 'facts' | 'garment'>
}

/** What is laid of one fabric, and on what. */
export interface FabricRoll<Each> {
  readonly fabric: string
  readonly metreCents: number
  readonly roll: MarkerRoll
  readonly own: readonly Each[]
  readonly cuts: readonly CutVariant[]
  /** Of each garment, which of the cuts it is of. */
  readonly garments: readonly number[]
}

/** Garments that are cut alike, whoever wears them. */
function cutsOf(own: readonly GarmentPlan[]): Pick<FabricRoll<never>, 'cuts' | 'garments'> {
  const known = new Map<string, number>()
  const cuts: CutVariant[] = []
  const garments = own.map(({ plan: { facts } }) => {
    const { document, chart, size, only, who } = facts
    // They lie alike in whatever colours.
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

/** What lies on which roll, fabric by fabric: of fabrics for which the supplier has told how wide it is. */
export function rollsOf<Each extends GarmentPlan>(
  all: readonly Each[],
  { rolls, settings: { bleedMm: edgeMm } }: Pick<PressProfile, 'rolls' | 'settings'>,
): FabricRoll<Each>[] {
  const ofFabric = Map.groupBy(all, ({ plan: { garment } }) => garment.fabric)
  const gapMm = Math.max(LEAST_GAP_MM, 2 * edgeMm)
  return rolls.flatMap(({ fabric, widthMm, lie, metreCents }) => {
    const own = ofFabric.get(fabric)
    if (!own) return []
    // What was always so is not told: layouts of before are as good.
    const roll = { widthMm, gapMm, edgeMm, ...(lie !== 'along' && { lie }) }
    return [{ fabric, metreCents, roll, own, ...cutsOf(own) }]
  })
}
