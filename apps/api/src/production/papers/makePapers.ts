import { createHash } from 'node:crypto'
import { pressKey } from '../../files/index.ts'
import type { Job } from '../../workers/index.ts'
import type { KeptFile } from '../archive.ts'
import { codeHash } from '../codeHash.ts'
import { explain, filesOf, type MakingDependencies } from '../made.ts'
import type { OrderToMake, Plan } from '../plan.ts'
import { PackError } from '../problem.ts'
import {
  type FloorToMake,
  type MadePapers,
  makeFloor,
  makeStyle,
  type PaperKind,
  type PaperOrder,
  type Style,
} from './job.ts'
import { namesOfFloor, namesOfStyle } from './names.ts'
import { type ShopFacts, stylesOf } from './styles.ts'

const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const kindOf = (name: string): PaperKind => name.slice(name.lastIndexOf('.') + 1) as PaperKind

/** Papers that are made together: what they depend on, how they are called, and what makes them. */
interface Batch<Input> {
  readonly facts: unknown
  readonly names: readonly string[]
  readonly who: Style['who']
  readonly job: Job<Input, MadePapers>
  readonly input: () => Promise<Input>
}

/** Each is kept by what it is made of, as print files are. */
async function keysOfBatch({ facts, names }: Pick<Batch<never>, 'facts' | 'names'>) {
  const hash = sha256Of(JSON.stringify([await codeHash(), facts]))
  return names.map(name => ({ name, kind: kindOf(name), hash: sha256Of(`${hash} ${name}`) }))
}

async function makeBatch<Input>(batch: Batch<Input>, dependencies: MakingDependencies): Promise<KeptFile[]> {
  const { tenantId, signal, files } = dependencies
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
  const caller = { tenantId, signal, isBackground: true }
  const answer = await dependencies.workers.run(batch.job, batch.input, caller).catch(explain(batch.who))
  if (answer.problem) throw new PackError(answer.problem.id, answer.problem.values)
  const made = await keep(async (name, key) => {
    const content = answer.papers[name]
    if (content) await files.put(key, content)
    return content
  })
  if (!made) throw new PackError('broken')
  return made
}

interface PapersInput extends MakingDependencies, Pick<FloorToMake, 'opensAt' | 'remake'> {
  readonly shop: ShopFacts
}

/** What an order is cut, sewn and packed by, beside its print files: of each style, and of the whole. Throws a `PackError`. */
export async function makePapers(
  order: OrderToMake,
  plans: readonly Plan[],
  { shop, opensAt, remake, ...dependencies }: PapersInput,
): Promise<KeptFile[]> {
  const { styles, garments } = stylesOf(order, plans, shop)
  const { settings, languages } = shop.maker
  const head: PaperOrder = { shop: shop.name, order: order.number, madeAt: order.approved_at, languages }
  // Who makes some pieces once more has the rest from the first time.
  const ofStyles = (remake === undefined ? styles : []).map(async style =>
    makeBatch(
      {
        facts: { ...head, ...style, settings },
        names: namesOfStyle(style.style, languages),
        who: style.who,
        job: makeStyle,
        input: async () => ({ ...head, ...style, settings, ...(await filesOf(style.document, dependencies)) }),
      },
      dependencies,
    ),
  )
  const shown = styles.map(({ lines: _, chart: __, ...style }) => style)
  const floor = {
    facts: { ...head, styles: shown, garments, opensAt, remake },
    names: namesOfFloor(languages),
    who: styles[0]!.who,
    job: makeFloor,
    async input() {
      const filled = await Promise.all(
        shown.map(async each => ({ ...each, ...(await filesOf(each.document, dependencies)) })),
      )
      return { ...head, garments, styles: filled, opensAt, remake }
    },
  }
  // The pool has them wait for each other as it sees fit.
  return (await Promise.all([...ofStyles, makeBatch(floor, dependencies)])).flat()
}
