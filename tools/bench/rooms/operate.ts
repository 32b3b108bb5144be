import { benchLists } from '../operate/lists.ts'
import type { BenchOptions, Report } from '../report.ts'

/** What an operator's shop costs as it grows. */
export async function bench(report: Report, options: BenchOptions): Promise<void> {
  await benchLists(report, options)
}
