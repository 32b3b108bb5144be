import { benchBackup } from '../operate/backup.ts'
import { benchCells } from '../operate/cells.ts'
import { benchJobs } from '../operate/jobs.ts'
import type { BenchOptions, Report } from '../report.ts'

/** Measures the operator's waits. Lists have their own benchmark. */
export async function bench(report: Report, options: BenchOptions): Promise<void> {
  await benchJobs(report, options)
  await benchBackup(report, options)
  await benchCells(report, options)
}
