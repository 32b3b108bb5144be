import type { CDPSession, Page } from 'playwright-core'
import type { Pages } from '../../pages/openPages.ts'
import type { Edit } from '../pages/shared/bench.ts'
import { costRow, type BenchOptions, type Report } from '../report.ts'
import { quantile } from '../statistics.ts'

const EDITS = ['plain', 'drag-text', 'part-colour', 'pattern-colour', 'club-colour'] as const satisfies readonly Edit[]
const CONTESTANTS = ['product', 'baseline'] as const
type Contestant = (typeof CONTESTANTS)[number]

const STEPS = { product: 60, baseline: 4 }
const SHORT_STEPS = { product: 8, baseline: 1 }
/** The figures of the slow machine are multiplied by its slowdown. */
const PROCESSORS = [
  { slower: 1, suffix: '' },
  { slower: 4, suffix: '.4x' },
]

/** Makes one edit and draws its frame, without waiting for the edit. */
declare function editOnce(kind: Edit): Promise<void>

/** Returns the processor time in ms that the page's main thread has spent. */
async function spentMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

async function spentOn(page: Page, kind: Edit, steps: number): Promise<readonly number[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent: number[] = []
  // The first steps are compiled as they run, on both sides.
  for (let i = -2; i < steps; i++) {
    const before = await spentMs(devtools)
    await page.evaluate(one => editOnce(one), kind)
    if (i >= 0) spent.push((await spentMs(devtools)) - before)
  }
  await devtools.detach()
  return spent
}

async function measure(pages: Pages<Contestant>, contestant: Contestant, steps: number) {
  const { page, close } = await pages.open(contestant)
  try {
    const spent = new Map<Edit, number>()
    for (const edit of EDITS) spent.set(edit, quantile(await spentOn(page, edit, steps), 0.95))
    return spent
  } finally {
    await close()
  }
}

/**
 * Measures the processor time of the main thread for each edit and its frame, here and on a processor four times
 * slower. It estimates the time on a machine with a graphics card; the wall clock here includes waiting for the
 * processors to draw. The time includes requesting the edit; `plain`, which edits nothing, shows that share.
 */
export async function compareProcessorTime(
  pages: Pages<Contestant>,
  { isShort }: BenchOptions,
  report: Report,
): Promise<void> {
  const steps = isShort ? SHORT_STEPS : STEPS
  const product = await measure(pages, 'product', steps.product)
  const baseline = await measure(pages, 'baseline', steps.baseline)
  for (const { slower, suffix } of PROCESSORS)
    for (const edit of EDITS) {
      const works = [slower * product.get(edit)!, slower * baseline.get(edit)!] as const
      report(costRow(`studio.${edit}.main-work-p95${suffix}`, 'ms', works))
    }
}
