import { LANGUAGES } from '@kitwright/words'
import type { KeptFile } from '../archive.ts'
import { codeHash } from '../codeHash.ts'
import { findKept, keepFile, type Named, sha256Of } from '../kept.ts'
import { callerOf, explain, type MakingDependencies } from '../made.ts'
import type { OrderToMake, Plan } from '../plan.ts'
import { PackError } from '../problem.ts'
import { type Batch, cutBatch, floorBatch, techBatch } from './batches.ts'
import type { FloorToMake, PaperKind, PaperOrder } from './job.ts'
import { type ShopFacts, stylesOf } from './styles.ts'
import { createViews } from './views.ts'

const kindOf = (name: string): PaperKind => name.slice(name.lastIndexOf('.') + 1) as PaperKind

/** Each is kept by what it is made of, as print files are. */
async function filesOfBatch({ facts, names }: Pick<Batch<never>, 'facts' | 'names'>): Promise<Named[]> {
  const hash = sha256Of(JSON.stringify([await codeHash(), facts]))
  return names.map(name => ({ name, kind: kindOf(name), hash: sha256Of(`${hash} ${name}`) }))
}

async function makeBatch<Input>(batch: Batch<Input>, dependencies: MakingDependencies): Promise<KeptFile[]> {
  const wanted = await filesOfBatch(batch)
  // All at once: the disk is asked ten times whether it has them.
  const known = (await Promise.all(wanted.map(async each => findKept(each, dependencies)))).filter(each => !!each)
  if (known.length === wanted.length) return known
  const input = await batch.gather()
  const answer = await dependencies.workers.run(batch.job, input, callerOf(dependencies)).catch(explain(batch.who))
  if (answer.problem) throw new PackError(answer.problem.id, answer.problem.values)
  const { papers } = answer
  if (wanted.some(({ name }) => !papers[name])) throw new PackError('broken')
  return Promise.all(wanted.map(async each => keepFile(each, papers[each.name]!, dependencies)))
}

interface PapersDependencies extends MakingDependencies, Pick<FloorToMake, 'opensAt' | 'remake'> {
  readonly shop: ShopFacts
}

/** Told how many there are. */
type OnPapers = (made: number) => Promise<void>

interface Waiting {
  readonly count: number
  readonly make: (dependencies: MakingDependencies) => Promise<KeptFile[]>
}

const waiting = <Input>(batch: Batch<Input>): Waiting => ({
  count: batch.names.length,
  make: async dependencies => makeBatch(batch, dependencies),
})

/** One after the other: garments may be made beside them. */
async function makeEach(
  batches: readonly Waiting[],
  onPapers: OnPapers,
  dependencies: MakingDependencies,
): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const { make } of batches) {
    kept.push(...(await make(dependencies)))
    await onPapers(kept.length)
  }
  return kept
}

export interface Papers {
  readonly count: number
  /** Throws a `PackError`. */
  make(signal: AbortSignal, onPapers: OnPapers): Promise<KeptFile[]>
}

/** What an order is cut, sewn and packed by, beside its print files: of each style, and of the whole. */
export function preparePapers(
  order: OrderToMake,
  plans: readonly Plan[],
  { shop, opensAt, remake, ...dependencies }: PapersDependencies,
): Papers {
  const { styles, garments } = stylesOf(order, plans, shop)
  const { settings, languages, plotLanguage } = shop.maker
  const printer = shop.maker.printer?.name
  const { name, timeZone } = shop
  const head: PaperOrder = { shop: name, order: order.number, madeAt: order.approved_at, languages, timeZone }
  const shown = styles.map(({ lines: _, chart: __, ...style }) => style)
  // Who makes some pieces once more has the rest from the first time.
  const whole = remake === undefined ? styles : []
  const gatheringOf = (signal: AbortSignal) => {
    const within = { ...dependencies, signal }
    return { ...within, viewsOf: createViews(within) }
  }
  const batchesOf = (gathering: ReturnType<typeof gatheringOf>) => [
    ...whole.map(style => waiting(cutBatch(style, { ...head, plotLanguage, settings }))),
    // Sewers read one language, and the shop that answers their questions another: a tech pack goes along in every one.
    ...whole.map(style => waiting(techBatch(style, { ...head, settings, languages: LANGUAGES }, gathering))),
    waiting(floorBatch({ styles: shown, garments, who: styles[0]!.who, opensAt, printer, remake }, head, gathering)),
  ]
  return {
    count: batchesOf(gatheringOf(dependencies.signal)).reduce((sum, { count }) => sum + count, 0),
    async make(signal, onPapers) {
      const gathering = gatheringOf(signal)
      return makeEach(batchesOf(gathering), onPapers, gathering)
    },
  }
}
