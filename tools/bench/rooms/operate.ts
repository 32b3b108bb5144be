import { benchJobs } from '../operate/jobs.ts'
import type { BenchOptions, Report } from '../report.ts'

/** What running many shops costs, and what of it is promised. */
export async function bench(report: Report, options: BenchOptions): Promise<void> {
  await benchJobs(report, options)
}
