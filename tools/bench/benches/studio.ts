import { fileURLToPath } from 'node:url'
import { openPages, type Pages } from '../../pages/openPages.ts'
import type { Edit, Timings } from '../pages/shared/bench.ts'
import { costRow, type BenchOptions, type Report } from '../report.ts'
import { compareMemory, countWork } from '../studio/counts.ts'
import { compareProcessorTime } from '../studio/processorTime.ts'
import { compareWrappedFrame } from '../studio/wrappedFrame.ts'
import { median, quantile } from '../statistics.ts'

const PAGES = fileURLToPath(new URL('../pages', import.meta.url))
const CONTESTANTS = ['baseline', 'product'] as const
type Contestant = (typeof CONTESTANTS)[number]

/** The plain frame comes first, so that the edits compared with it are measured right after it. */
const EDITS = ['plain', 'drag-text', 'part-colour', 'pattern-colour', 'club-colour'] as const satisfies readonly Edit[]
const WARM_UP_STEPS = 2
/** Main-thread slow-down and steps. The baseline takes seconds with sixty layers and gets fewer steps. */
const THROTTLES = [
  { rate: 1, steps: { product: 60, baseline: 4 }, suffix: '' },
  { rate: 4, steps: { product: 40, baseline: 2 }, suffix: '.4x' },
] as const
const SHORT_STEPS = { product: 8, baseline: 1 }

type Results = Map<string, Timings>

declare function time(kind: Edit, steps: number): Promise<Timings>

const keyOf = (contestant: Contestant, edit: Edit, suffix: string): string => `${contestant} ${edit}${suffix}`

interface TimingSink {
  readonly results: Results
  readonly isShort: boolean
}

async function timeContestant(
  pages: Pages<Contestant>,
  contestant: Contestant,
  { results, isShort }: TimingSink,
): Promise<void> {
  const { page, close } = await pages.open(contestant)
  try {
    const devtools = await page.context().newCDPSession(page)
    for (const { rate, steps, suffix } of THROTTLES) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
      const count = (isShort ? SHORT_STEPS : steps)[contestant]
      for (const edit of EDITS) {
        // The first steps of a kind are compiled while running, on both sides.
        await page.evaluate(([kind, n]) => time(kind, n), [edit, WARM_UP_STEPS] as const)
        const timings = await page.evaluate(([kind, n]) => time(kind, n), [edit, count] as const)
        results.set(keyOf(contestant, edit, suffix), timings)
      }
    }
  } finally {
    await close()
  }
}

const p95 = (values: readonly number[]): number => quantile(values, 0.95)
/** Below this the clock and the machine determine the time, not the edit. */
const MIN_MS = 0.1

interface TimedEdit {
  readonly edit: Exclude<Edit, 'plain'>
  readonly suffix: string
}

function reportEdit(results: Results, { edit, suffix }: TimedEdit, report: Report): void {
  const of = (contestant: Contestant, kind: Edit = edit) => results.get(keyOf(contestant, kind, suffix))!
  const line = (name: string, valueOf: (contestant: Contestant) => number): void =>
    report(costRow(`studio.${edit}.${name}${suffix}`, 'ms', [valueOf('product'), valueOf('baseline')]))
  line('p50', contestant => median(of(contestant).whole))
  line('p95', contestant => p95(of(contestant).whole))
  // Excludes the 3D pass that both need.
  line('own-p50', contestant => Math.max(MIN_MS, median(of(contestant).whole) - median(of(contestant, 'plain').whole)))
  line('main-p50', contestant => median(of(contestant).main))
  line('main-p95', contestant => p95(of(contestant).main))
  const gaps = [of('product').gaps, of('product', 'plain').gaps].map(median) as [number, number]
  report(costRow(`studio.${edit}.frame-gap${suffix}`, 'ms', gaps))
}

/** Reports a frame's time on the main thread without edits: with a software GPU it waits for a turn as edits do. */
function reportPlainFrame(results: Results, suffix: string, report: Report): void {
  const of = (contestant: Contestant) => p95(results.get(keyOf(contestant, 'plain', suffix))!.main)
  report(costRow(`studio.plain.main-p95${suffix}`, 'ms', [of('product'), of('baseline')]))
}

/**
 * Measures whole edits and main-thread time per edit, right after the baseline's, so that both run under the same
 * conditions.
 */
async function timeEdits(pages: Pages<Contestant>, isShort: boolean, report: Report): Promise<void> {
  const results: Results = new Map()
  for (const contestant of CONTESTANTS) await timeContestant(pages, contestant, { results, isShort })
  for (const { suffix } of THROTTLES) {
    reportPlainFrame(results, suffix, report)
    for (const edit of EDITS) if (edit !== 'plain') reportEdit(results, { edit, suffix }, report)
  }
}

export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  const pages = await openPages(PAGES, CONTESTANTS)
  try {
    await countWork(pages, report)
    await compareMemory(pages, report)
    await compareProcessorTime(pages, { isShort }, report)
    await compareWrappedFrame(pages, isShort, report)
    await timeEdits(pages, isShort, report)
  } finally {
    await pages.close()
  }
}
