import { createHash } from 'node:crypto'
import { LANGUAGES } from '@kitwright/words'
import { pressKey } from '../../files/index.ts'
import type { KeptFile } from '../archive.ts'
import { codeHash } from '../codeHash.ts'
import { callerOf, explain, type MakingDependencies } from '../made.ts'
import type { OrderToMake, Plan } from '../plan.ts'
import { PackError } from '../problem.ts'
import { type Batch, cutBatch, floorBatch, techBatch } from './batches.ts'
import type { FloorToMake, PaperKind, PaperOrder } from './job.ts'
import { type ShopFacts, stylesOf } from './styles.ts'
import { createViews } from './views.ts'

const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const kindOf = (name: string): PaperKind => name.slice(name.lastIndexOf('.') + 1) as PaperKind

/** Each is kept by what it is made of, as print files are. */
async function keysOfBatch({ facts, names }: Pick<Batch<never>, 'facts' | 'names'>) {
  const hash = sha256Of(JSON.stringify([await codeHash(), facts]))
  return names.map(name => ({ name, kind: kindOf(name), hash: sha256Of(`${hash} ${name}`) }))
}

async function makeBatch<Input>(batch: Batch<Input>, dependencies: MakingDependencies): Promise<KeptFile[]> {
  const { tenantId, files } = dependencies
  const wanted = await keysOfBatch(batch)
  const keep = async (of: (name: string, key: string) => Promise<Uint8Array | undefined>) => {
    const kept: KeptFile[] = []
    for (const { name, kind, hash } of wanted) {
      const content = await of(name, pressKey(tenantId, hash, kind))
      if (!content) return undefined
      kept.push({ name, hash, kind, bytes: content.length, sha256: sha256Of(content) })
    }
    return kept
  }
  const known = await keep(async (_, key) => files.find(key))
  if (known) return known
  const input = await batch.gather()
  const answer = await dependencies.workers.run(batch.job, input, callerOf(dependencies)).catch(explain(batch.who))
  if (answer.problem) throw new PackError(answer.problem.id, answer.problem.values)
  const made = await keep(async (name, key) => {
    const content = answer.papers[name]
    if (content) await files.put(key, content)
    return content
  })
  if (!made) throw new PackError('broken')
  return made
}

interface PapersDependencies extends MakingDependencies, Pick<FloorToMake, 'opensAt' | 'remake'> {
  readonly shop: ShopFacts
  /** Told how many there are, of how many. */
  readonly onPapers: (made: number, all: number) => Promise<void>
}

interface Waiting {
  readonly count: number
  readonly make: (dependencies: MakingDependencies) => Promise<KeptFile[]>
}

const waiting = <Input>(batch: Batch<Input>): Waiting => ({
  count: batch.names.length,
  make: async dependencies => makeBatch(batch, dependencies),
})

/** One after the other: garments are made beside them. */
async function makeEach(
  batches: readonly Waiting[],
  { onPapers, ...dependencies }: Pick<PapersDependencies, 'onPapers'> & MakingDependencies,
): Promise<KeptFile[]> {
  const all = batches.reduce((sum, { count }) => sum + count, 0)
  const kept: KeptFile[] = []
  for (const { make } of batches) {
    await onPapers(kept.length, all)
    kept.push(...(await make(dependencies)))
  }
  await onPapers(kept.length, all)
  return kept
}

/** What an order is cut, sewn and packed by, beside its print files: of each style, and of the whole. Throws a `PackError`. */
export async function makePapers(
  order: OrderToMake,
  plans: readonly Plan[],
  { shop, opensAt, remake, onPapers, ...dependencies }: PapersDependencies,
): Promise<KeptFile[]> {
  const { styles, garments } = stylesOf(order, plans, shop)
  const { settings, languages } = shop.maker
  const printer = shop.maker.printer?.name
  const head: PaperOrder = { shop: shop.name, order: order.number, madeAt: order.approved_at, languages }
  const shown = styles.map(({ lines: _, chart: __, ...style }) => style)
  // Who makes some pieces once more has the rest from the first time.
  const whole = remake === undefined ? styles : []
  const gathering = { ...dependencies, viewsOf: createViews(dependencies) }
  const batches = [
    ...whole.map(style => waiting(cutBatch(style, { ...head, settings }))),
    // Sewers read one language, and the shop that answers their questions another: a tech pack goes along in every one.
    ...whole.map(style => waiting(techBatch(style, { ...head, settings, languages: LANGUAGES }, gathering))),
    waiting(floorBatch({ styles: shown, garments, who: styles[0]!.who, opensAt, printer, remake }, head, gathering)),
  ]
  return makeEach(batches, { ...dependencies, onPapers })
}
