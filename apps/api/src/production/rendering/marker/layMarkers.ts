import { pressKey } from '../../../files/index.ts'
import { codeHash } from '../../storage/codeHash.ts'
import { findJson, sha256Of } from '../../storage/contentStore.ts'
import { backgroundCaller, toPackError, type MakingDependencies } from '../printFiles/garmentFile.ts'
import type { PlanWithFile } from '../printFiles/manifest.ts'
import type { OrderToMake } from '../printFiles/packPlan.ts'
import { PackError } from '../../garments/packError.ts'
import type { ShopFacts } from '../shopFloorPapers/styles.ts'
import { layMarker, type MarkerRoll, type MarkerToLay, type NestingProgress } from './job.ts'
import { type StoredLayout, storedLayoutSchema } from './storedLayout.ts'
import { rollsOf } from './groupByRoll.ts'

/** All garments of one fabric, nested on its roll. */
export interface FabricMarker {
  readonly fabric: string
  readonly metreCents: number
  readonly roll: MarkerRoll
  readonly made: readonly PlanWithFile[]
  /** For each garment, the index of its cut. */
  readonly cuts: readonly number[]
  readonly laid: StoredLayout
  /** The hash under which that is stored. */
  readonly kept: string
}

/** The run that nests them. */
export interface MarkerRun {
  readonly packId: string
  /** Multiple of the usual search. */
  readonly effort: number
  /** Signals that the layout found so far is good enough. */
  readonly enough: AbortSignal
  /** Called with the progress; null when everything is nested. */
  readonly onLaying: (laying: NestingProgress | null) => Promise<void>
}

export interface MarkersInput {
  readonly order: OrderToMake
  readonly made: readonly PlanWithFile[]
  readonly shop: ShopFacts
  readonly opensAt: string | undefined
  readonly pressing: MarkerRun
}

type MarkerNestInput = Omit<MarkerToLay, 'search' | 'known'>

async function keyOf(input: MarkerNestInput): Promise<string> {
  const nameless = input.cuts.map(({ who: _, ...cut }) => cut)
  return sha256Of(JSON.stringify([await codeHash(), { ...input, cuts: nameless }]))
}

/** Returns whether it was nested before, and therefore fits. */
export const isLaid = async (
  { roll, cuts, garments }: MarkerNestInput,
  { files, tenantId }: Pick<MakingDependencies, 'files' | 'tenantId'>,
): Promise<boolean> => files.has(pressKey(tenantId, await keyOf({ roll, cuts, garments }), 'json'))

/** Reuses the earlier layout if nothing but names has changed. A longer search continues from it. */
async function layFabric(input: MarkerNestInput, pressing: MarkerRun, dependencies: MakingDependencies) {
  const { files, tenantId } = dependencies
  const { packId, effort, enough, onLaying } = pressing
  const kept = await keyOf(input)
  const key = pressKey(tenantId, kept, 'json')
  const known = await findJson({ hash: kept, schema: storedLayoutSchema }, { files, tenantId })
  if (known && (effort === 1 || known.by === packId)) return { kept, laid: known }
  const search = { effort, seed: (known?.searches ?? 0) + 1 }
  // A cancellation is detected elsewhere.
  const onTold = (laying: NestingProgress): void => void onLaying(laying).catch(() => undefined)
  const laid = await dependencies.workers
    .run(layMarker, async () => ({ ...input, search, known: known?.parts }), {
      ...backgroundCaller(dependencies),
      enough,
      onTold,
    })
    .catch(toPackError(input.cuts[0]!.who))
  if (laid.problem) throw new PackError(laid.problem.id, laid.problem.values)
  const beforeMm = known?.parts.map(({ lengthMm }) => lengthMm)
  const best = { ...laid, searches: search.seed, by: packId, beforeMm }
  await files.put(key, Buffer.from(JSON.stringify(best)))
  return { kept, laid: best }
}

/** Reports the total progress while one fabric is being nested. */
function onFabric(markers: readonly FabricMarker[], own: number, all: number, { onLaying }: MarkerRun) {
  const laid = markers.reduce((sum, { made }) => sum + made.length, 0)
  const before = markers.flatMap(marker => marker.laid.parts).reduce((sum, { lengthMm }) => sum + lengthMm, 0)
  return async (laying: NestingProgress | null): Promise<void> =>
    laying ? onLaying({ share: (laid + laying.share * own) / all, lengthMm: before + laying.lengthMm }) : onLaying(null)
}

/**
 * Lays out each fabric for which the supplier's roll is known. Throws a `PackError` for a piece that is wider than the
 * roll.
 */
export async function layMarkers(
  { made, shop: { maker }, pressing }: MarkersInput,
  dependencies: MakingDependencies,
): Promise<FabricMarker[]> {
  const rolls = rollsOf(made, maker)
  const all = rolls.reduce((sum, { own }) => sum + own.length, 0)
  const markers: FabricMarker[] = []
  for (const { fabric, metreCents, roll, own, cuts, garments } of rolls) {
    const onLaying = onFabric([...markers], own.length, all, pressing)
    const laid = await layFabric({ roll, cuts, garments }, { ...pressing, onLaying }, dependencies)
    markers.push({ fabric, metreCents, roll, made: own, cuts: garments, ...laid })
  }
  if (rolls.length > 0) await pressing.onLaying(null)
  return markers
}
