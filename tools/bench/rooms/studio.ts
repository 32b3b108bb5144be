import { fileURLToPath } from 'node:url'
import { openPages, type Pages } from '../../pages/openPages.ts'
import type { Edit, Timings } from '../pages/shared/bench.ts'
import { costRow, type Report } from '../report.ts'
import { median, quantile } from '../statistics.ts'

const PAGES = fileURLToPath(new URL('../pages', import.meta.url))
const CONTESTANTS = ['baseline', 'product'] as const
type Contestant = (typeof CONTESTANTS)[number]

const EDITS: readonly Edit[] = ['part-colour', 'drag-text', 'pattern-colour']
const ROUNDS = 2
const WARM_UP_STEPS = 2
/** Main-thread slow-down and steps per round; the baseline's slow steps are fewer. */
const THROTTLES = [
  { rate: 1, steps: { product: 30, baseline: 8 }, suffix: '' },
  { rate: 4, steps: { product: 20, baseline: 4 }, suffix: '.4x' },
] as const

type Results = Map<string, { whole: number[]; main: number[] }>

declare function time(kind: Edit, steps: number): Promise<Timings>

const keyOf = (contestant: Contestant, edit: Edit, suffix: string): string => `${contestant} ${edit}${suffix}`

async function timeContestant(pages: Pages<Contestant>, contestant: Contestant, results: Results): Promise<void> {
  const { page, close } = await pages.open(contestant)
  try {
    const devtools = await page.context().newCDPSession(page)
    for (const { rate, steps, suffix } of THROTTLES) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
      for (const edit of EDITS) {
        // The first steps of a kind are compiled as they run, on both sides.
        await page.evaluate(([kind, n]) => time(kind, n), [edit, WARM_UP_STEPS] as const)
        const timings = await page.evaluate(([kind, n]) => time(kind, n), [edit, steps[contestant]] as const)
        const key = keyOf(contestant, edit, suffix)
        const before = results.get(key) ?? { whole: [], main: [] }
        results.set(key, {
          whole: [...before.whole, ...timings.whole],
          main: [...before.main, ...timings.main],
        })
      }
    }
  } finally {
    await close()
  }
}

function reportEdit(results: Results, { edit, suffix }: { edit: Edit; suffix: string }, report: Report): void {
  const product = results.get(keyOf('product', edit, suffix))!
  const baseline = results.get(keyOf('baseline', edit, suffix))!
  const line = (name: string, of: (values: readonly number[]) => number, what: 'whole' | 'main'): void =>
    report(costRow(`studio.${edit}.${name}${suffix}`, 'ms', [of(product[what]), of(baseline[what])]))
  const p95 = (values: readonly number[]): number => quantile(values, 0.95)
  line('p50', median, 'whole')
  line('p95', p95, 'whole')
  line('main-p50', median, 'main')
  line('main-p95', p95, 'main')
}

/** Whole edits and main-thread time per edit beside the usual way, in turns, so that both see the same machine. */
export async function bench(report: Report): Promise<void> {
  const pages = await openPages(PAGES, CONTESTANTS)
  const results: Results = new Map()
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const contestant of CONTESTANTS) await timeContestant(pages, contestant, results)
  } finally {
    await pages.close()
  }
  for (const { suffix } of THROTTLES) for (const edit of EDITS) reportEdit(results, { edit, suffix }, report)
}
