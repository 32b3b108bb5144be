import { benchBackup } from '../operate/backup.ts'
import { benchLists } from '../operate/lists.ts'
import type { BenchOptions, Report } from '../report.ts'

/** What an operator waits for, and what a shop costs as it grows. */
export async function bench(report: Report, options: BenchOptions): Promise<void> {
  await benchLists(report, options)
  await benchBackup(report, options)
}
