import { benchBackup } from '../operate/backup.ts'
import type { BenchOptions, Report } from '../report.ts'

/** What an operator waits for. */
export async function bench(report: Report, options: BenchOptions): Promise<void> {
  await benchBackup(report, options)
}
