import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Writes the errors that no test of Vitest's has, which its JSON report leaves out, to the file `UNHANDLED_ERRORS`. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]): void {
    const path = process.env['UNHANDLED_ERRORS']
    if (path !== undefined) writeFileSync(path, JSON.stringify(errors.map(({ message, stack }) => stack ?? message)))
  }
}
