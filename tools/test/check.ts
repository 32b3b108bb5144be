import { runAudit } from './audit.ts'
import { inLane } from './execute.ts'
import { runBrowserTests, runUnitTests } from './runners.ts'
import { runChecks } from './static.ts'
import { add, closingLine } from './tally.ts'

/** `npm run check`: format, lint, types, doors, dead code, known holes in dependencies and the tests beside the code. */
// The tests wait for their database; what needs the processor, or a browser, goes beside them.
const beside = inLane(async () => add([await runChecks(), await runAudit(), await runBrowserTests()]))
const total = add(await Promise.all([beside, runUnitTests()]))
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${closingLine(total)}`)
