import { runAudit } from './audit.ts'
import { inLane } from './execute.ts'
import { runUnitTests } from './runners.ts'
import { SLOW_TESTS } from './slow.ts'
import { runChecks } from './static.ts'
import { add, closingLine } from './tally.ts'

/**
 * `npm run check`: format, lint, types, doors, dead code, known holes in dependencies and the tests beside the code that need no
 * browser and are not among the slow ones: those take as long as all others together, and `npm test` runs them.
 */
// The tests wait for their database; what needs the processor goes beside them.
const beside = inLane(async () => add([await runChecks(), await runAudit()]))
const total = add(await Promise.all([beside, runUnitTests({ isQuick: true })]))
process.exitCode = total.failed === 0 ? 0 : 1
console.log(
  `\nThe ${SLOW_TESTS.length} slowest files, and what needs a browser, are left to npm test.\n${closingLine(total)}`,
)
