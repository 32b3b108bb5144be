import { runAudit } from './audit.ts'
import { runUnitTests } from './runners.ts'
import { runChecks } from './static.ts'
import { add, closingLine } from './tally.ts'

/** `npm run check`: format, lint, types, doors, dead code, known holes in dependencies and the tests beside the code. */
const total = add([await runChecks(), await runAudit(), await runUnitTests()])
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${closingLine(total)}`)
