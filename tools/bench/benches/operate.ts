import { benchBackup } from '../operate/backup.ts'
import { benchCells } from '../operate/cells.ts'
import { benchJobs } from '../operate/jobs.ts'
import type { BenchOptions, Report } from '../report.ts'

/** What an operator waits for. Lists are a room of their own. */
export async function bench(report: Report, options: BenchOptions): Promise<void> {
  await benchJobs(report, options)
  await benchBackup(report, options)
  await benchCells(report, options)
}
