import { LANGUAGES } from '@kitwright/words'
import type { PackFile } from '../../storage/archive.ts'
import { codeHash } from '../../storage/codeHash.ts'
import {
  type ContentRef,
  findContent,
  findPackFile,
  keepFile,
  type NamedContentRef,
  putContent,
  sha256Of,
} from '../../storage/contentStore.ts'
import { backgroundCaller, toPackError, type MakingDependencies } from '../printFiles/garmentFile.ts'
import type { OrderToMake, Plan } from '../printFiles/packPlan.ts'
import { PackError } from '../../garments/packError.ts'
import { type Batch, cutBatch, floorBatch, type PartFacts, techBatch, travellerBatch } from './batches.ts'
import type { FloorToMake, PaperKind, PaperOrder, PaperParts } from './job.ts'
import { type ShopFacts, stylesOf } from './styles.ts'
import { createViews } from './styleViews.ts'

const kindOf = (name: string): PaperKind => name.slice(name.lastIndexOf('.') + 1) as PaperKind

/** Returns the files of a batch, each stored by the hash of its inputs, as print files are. */
async function filesOfBatch({ facts, names }: Pick<Batch<never>, 'facts' | 'names'>): Promise<NamedContentRef[]> {
  const hash = sha256Of(JSON.stringify([await codeHash(), facts]))
  return names.map(name => ({ name, kind: kindOf(name), hash: sha256Of(`${hash} ${name}`) }))
}

async function refOfPart({ id, facts }: PartFacts): Promise<ContentRef> {
  return { kind: 'pdf', hash: sha256Of(JSON.stringify([await codeHash(), 'part', id, facts])) }
}

async function findParts(parts: readonly PartFacts[], dependencies: MakingDependencies): Promise<PaperParts> {
  const found = await Promise.all(
    parts.map(async part => [part.id, await findContent(await refOfPart(part), dependencies)] as const),
  )
  return Object.fromEntries(found.flatMap(([id, part]) => (part ? [[id, part]] : [])))
}

/** Stores parts. Papers that contain them were read back before. */
async function keepParts(parts: readonly PartFacts[], drawn: PaperParts, dependencies: MakingDependencies) {
  for (const part of parts) {
    const pages = drawn[part.id]
    if (pages) await putContent(await refOfPart(part), pages, dependencies)
  }
}

async function makeBatch<Input>(batch: Batch<Input>, dependencies: MakingDependencies): Promise<PackFile[]> {
  const wanted = await filesOfBatch(batch)
  // Queries the disk for all ten concurrently.
  const known = (await Promise.all(wanted.map(async each => findPackFile(each, dependencies)))).filter(each => !!each)
  if (known.length === wanted.length) return known
  const parts = batch.parts ?? []
  const input = await batch.gather(await findParts(parts, dependencies))
  const answer = await dependencies.workers
    .run(batch.job, input, backgroundCaller(dependencies))
    .catch(toPackError(batch.who))
  if (answer.problem) throw new PackError(answer.problem.id, answer.problem.values)
  const { papers, parts: drawn = {} } = answer
  if (wanted.some(({ name }) => !papers[name])) throw new PackError('broken')
  await keepParts(parts, drawn, dependencies)
  return Promise.all(wanted.map(async each => keepFile(each, papers[each.name]!, dependencies)))
}

interface PapersDependencies extends MakingDependencies, Pick<FloorToMake, 'opensAt' | 'remake'> {
  readonly shop: ShopFacts
}

/** Called with the number of finished papers. */
type PaperProgress = (made: number) => Promise<void>

interface PendingPaperBatch {
  readonly count: number
  readonly make: (dependencies: MakingDependencies) => Promise<PackFile[]>
}

const waiting = <Input>(batch: Batch<Input>): PendingPaperBatch => ({
  count: batch.names.length,
  make: async dependencies => makeBatch(batch, dependencies),
})

/** Makes the batches in sequence, since garments may be made beside them. */
async function makeEach(
  batches: readonly PendingPaperBatch[],
  onPapers: PaperProgress,
  dependencies: MakingDependencies,
): Promise<PackFile[]> {
  const kept: PackFile[] = []
  for (const { make } of batches) {
    kept.push(...(await make(dependencies)))
    await onPapers(kept.length)
  }
  return kept
}

export interface Papers {
  readonly count: number
  /** Makes the papers. Throws a `PackError`. */
  make(signal: AbortSignal, onPapers: PaperProgress): Promise<PackFile[]>
}

/**
 * Prepares the papers for cutting, sewing and packing an order, beside its print files: for each style, and for the
 * whole order.
 */
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
  const shown = styles.map(({ lines: _, chart: __, who: ___, ...style }) => style)
  // A remake of some pieces has the other papers from the first run.
  const whole = remake === undefined ? styles : []
  const gatheringOf = (signal: AbortSignal) => {
    const within = { ...dependencies, signal }
    return { ...within, viewsOf: createViews(within) }
  }
  const floor = { styles: shown, garments, who: styles[0]!.who, opensAt, printer, remake }
  const batchesOf = (gathering: ReturnType<typeof gatheringOf>) => [
    ...whole.map(style => waiting(cutBatch(style, { ...head, plotLanguage, settings }))),
    // Sewers read one language, and the shop that answers their questions another, so a tech pack is made in every
    // language.
    ...whole.map(style => waiting(techBatch(style, { ...head, settings, languages: LANGUAGES }, gathering))),
    waiting(travellerBatch(floor, head, async at => gathering.viewsOf(styles[at]!))),
    waiting(floorBatch(floor, head)),
  ]
  return {
    count: batchesOf(gatheringOf(dependencies.signal)).reduce((sum, { count }) => sum + count, 0),
    async make(signal, onPapers) {
      const gathering = gatheringOf(signal)
      return makeEach(batchesOf(gathering), onPapers, gathering)
    },
  }
}
