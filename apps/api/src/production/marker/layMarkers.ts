import { createHash } from 'node:crypto'
import { pressKey } from '../../files/index.ts'
import { codeHash } from '../codeHash.ts'
import { callerOf, explain, type MakingDependencies } from '../made.ts'
import type { MadePlan } from '../manifest.ts'
import type { OrderToMake } from '../plan.ts'
import { PackError } from '../problem.ts'
import type { ShopFacts } from '../papers/styles.ts'
import { type Cut, type LaidMarker, layMarker, type MarkerRoll, type MarkerToLay } from './job.ts'

/** Between cut lines at the least, mm. */
const LEAST_GAP_MM = 4

type Laid = Extract<LaidMarker, { readonly parts: unknown }>

/** All of one fabric, laid on its roll. */
export interface FabricMarker {
  readonly fabric: string
  readonly metreCents: number
  readonly roll: MarkerRoll
  readonly made: readonly MadePlan[]
  /** Of each garment, which cut it is of. */
  readonly cuts: readonly number[]
  readonly laid: Laid
}

export interface MarkersInput {
  readonly order: OrderToMake
  readonly made: readonly MadePlan[]
  readonly shop: ShopFacts
  readonly opensAt: string | undefined
}

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Garments that are cut alike, whoever wears them. */
function cutsOf(made: readonly MadePlan[]): { readonly cuts: readonly Cut[]; readonly garments: readonly number[] } {
  const known = new Map<string, number>()
  const cuts: Cut[] = []
  const garments = made.map(({ plan: { facts } }) => {
    const { document, chart, size, settings, only, who } = facts
    const key = JSON.stringify([document, chart, size, settings, only])
    if (!known.has(key)) {
      known.set(key, cuts.length)
      cuts.push({ document, chart, size, settings, only, who })
    }
    return known.get(key)!
  })
  return { cuts, garments }
}

/** As it was laid before, where nothing but names has changed. */
async function layFabric(input: MarkerToLay, dependencies: MakingDependencies): Promise<Laid> {
  const { files, tenantId } = dependencies
  const nameless = input.cuts.map(({ who: _, ...cut }) => cut)
  const key = pressKey(tenantId, sha256Of(JSON.stringify([await codeHash(), { ...input, cuts: nameless }])), 'json')
  const known = await files.find(key)
  if (known) return JSON.parse(Buffer.from(known).toString()) as Laid
  const laid = await dependencies.workers
    .run(layMarker, async () => input, callerOf(dependencies))
    .catch(explain(input.cuts[0]!.who))
  if (laid.problem) throw new PackError(laid.problem.id, laid.problem.values)
  await files.put(key, Buffer.from(JSON.stringify(laid)))
  return laid
}

/** What lies of each fabric for which the supplier's roll is known. Throws a `PackError` for a piece that is wider. */
export async function layMarkers(
  { order, made, shop: { maker } }: MarkersInput,
  dependencies: MakingDependencies,
): Promise<FabricMarker[]> {
  const ofFabric = Map.groupBy(made, ({ plan: { garment } }) => order.lines[garment.line - 1]!.fabric)
  const { bleedMm: edgeMm } = maker.settings
  const gapMm = Math.max(LEAST_GAP_MM, 2 * edgeMm)
  const markers: FabricMarker[] = []
  for (const { fabric, widthMm, lie, metreCents } of maker.rolls) {
    const own = ofFabric.get(fabric)
    if (!own) continue
    const { cuts, garments } = cutsOf(own)
    // What was always so is not told: layouts of before are as good.
    const roll = { widthMm, gapMm, edgeMm, ...(lie !== 'along' && { lie }) }
    markers.push({
      fabric,
      metreCents,
      roll,
      made: own,
      cuts: garments,
      laid: await layFabric({ roll, cuts, garments }, dependencies),
    })
  }
  return markers
}
