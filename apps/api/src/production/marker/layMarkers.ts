import { pressKey } from '../../files/index.ts'
import { codeHash } from '../codeHash.ts'
import { readKept, sha256Of } from '../kept.ts'
import { callerOf, explain, type MakingDependencies } from '../made.ts'
import type { MadePlan } from '../manifest.ts'
import type { Laying } from '../packStore.ts'
import type { OrderToMake } from '../plan.ts'
import { PackError } from '../problem.ts'
import type { ShopFacts } from '../papers/styles.ts'
import { type Cut, type LaidMarker, layMarker, type MarkerRoll, type MarkerToLay } from './job.ts'

/** Between cut lines at the least, mm. */
const LEAST_GAP_MM = 4

/** The shortest that was found so far, as it is kept. */
interface Kept extends Extract<LaidMarker, { readonly parts: unknown }> {
  /** How often it was searched, and the run that did so last: it does so once, however often it is begun. */
  readonly searches: number
  readonly by: string
  /** The parts before that. */
  readonly beforeMm?: readonly number[] | undefined
}

/** All of one fabric, laid on its roll. */
export interface FabricMarker {
  readonly fabric: string
  readonly metreCents: number
  readonly roll: MarkerRoll
  readonly made: readonly MadePlan[]
  /** Of each garment, which cut it is of. */
  readonly cuts: readonly number[]
  readonly laid: Kept
  /** Under which hash that is kept. */
  readonly kept: string
}

/** The run that lays them. */
export interface Pressing {
  readonly packId: string
  /** Times the usual search. */
  readonly effort: number
  /** What was found will do. */
  readonly enough: AbortSignal
  /** Null: all lies. */
  readonly onLaying: (laying: Laying | null) => Promise<void>
}

export interface MarkersInput {
  readonly order: OrderToMake
  readonly made: readonly MadePlan[]
  readonly shop: ShopFacts
  readonly opensAt: string | undefined
  readonly pressing: Pressing
}

/** Garments that are cut alike, whoever wears them. */
function cutsOf(made: readonly MadePlan[]): { readonly cuts: readonly Cut[]; readonly garments: readonly number[] } {
  const known = new Map<string, number>()
  const cuts: Cut[] = []
  const garments = made.map(({ plan: { facts } }) => {
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

type ToLay = Omit<MarkerToLay, 'search' | 'known'>

async function keyOf(input: ToLay): Promise<string> {
  const nameless = input.cuts.map(({ who: _, ...cut }) => cut)
  return sha256Of(JSON.stringify([await codeHash(), { ...input, cuts: nameless }]))
}

/** As it was laid before, where nothing but names has changed; a longer search goes on from there. */
async function layFabric(input: ToLay, pressing: Pressing, dependencies: MakingDependencies) {
  const { files, tenantId } = dependencies
  const { packId, effort, enough, onLaying } = pressing
  const kept = await keyOf(input)
  const key = pressKey(tenantId, kept, 'json')
  const known = readKept<Kept>(await files.find(key))
  if (known && (effort === 1 || known.by === packId)) return { kept, laid: known }
  const search = { effort, seed: (known?.searches ?? 0) + 1 }
  // Who does not want it any more is heard elsewhere.
  const onTold = (laying: Laying): void => void onLaying(laying).catch(() => undefined)
  const laid = await dependencies.workers
    .run(layMarker, async () => ({ ...input, search, known: known?.parts }), {
      ...callerOf(dependencies),
      enough,
      onTold,
    })
    .catch(explain(input.cuts[0]!.who))
  if (laid.problem) throw new PackError(laid.problem.id, laid.problem.values)
  const beforeMm = known?.parts.map(({ lengthMm }) => lengthMm)
  const best = { ...laid, searches: search.seed, by: packId, beforeMm }
  await files.put(key, Buffer.from(JSON.stringify(best)))
  return { kept, laid: best }
}

/** How far all is, of which one fabric is being laid. */
function onFabric(markers: readonly FabricMarker[], own: number, all: number, { onLaying }: Pressing) {
  const laid = markers.reduce((sum, { made }) => sum + made.length, 0)
  const before = markers.flatMap(marker => marker.laid.parts).reduce((sum, { lengthMm }) => sum + lengthMm, 0)
  return async (laying: Laying | null): Promise<void> =>
    laying ? onLaying({ share: (laid + laying.share * own) / all, lengthMm: before + laying.lengthMm }) : onLaying(null)
}

/** What lies of each fabric for which the supplier's roll is known. Throws a `PackError` for a piece that is wider. */
export async function layMarkers(
  { order, made, shop: { maker }, pressing }: MarkersInput,
  dependencies: MakingDependencies,
): Promise<FabricMarker[]> {
  const ofFabric = Map.groupBy(made, ({ plan: { garment } }) => order.lines[garment.line - 1]!.fabric)
  const { bleedMm: edgeMm } = maker.settings
  const gapMm = Math.max(LEAST_GAP_MM, 2 * edgeMm)
  const rolls = maker.rolls.flatMap(roll => {
    const own = ofFabric.get(roll.fabric)
    return own ? [{ ...roll, own }] : []
  })
  const all = rolls.reduce((sum, { own }) => sum + own.length, 0)
  const markers: FabricMarker[] = []
  for (const { fabric, widthMm, lie, metreCents, own } of rolls) {
    const { cuts, garments } = cutsOf(own)
    // What was always so is not told: layouts of before are as good.
    const roll = { widthMm, gapMm, edgeMm, ...(lie !== 'along' && { lie }) }
    const onLaying = onFabric([...markers], own.length, all, pressing)
    const laid = await layFabric({ roll, cuts, garments }, { ...pressing, onLaying }, dependencies)
    markers.push({ fabric, metreCents, roll, made: own, cuts: garments, ...laid })
  }
  if (rolls.length > 0) await pressing.onLaying(null)
  return markers
}
