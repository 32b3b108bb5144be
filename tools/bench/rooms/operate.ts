import { benchBackup } from '../operate/backup.ts'
import { benchCells } from '../operate/cells.ts'
import { benchJobs } from '../operate/jobs.ts'
import { benchLists } from '../operate/lists.ts'
import type { BenchOptions, Report } from '../report.ts'

/** What an operator waits for, and what shops cost as they grow. */
export async function bench(report: Report, options: BenchOptions): Promise<void> {
  await benchLists(report, options)
  await benchJobs(report, options)
  await benchBackup(report, options)
  await benchCells(report, options)
}
