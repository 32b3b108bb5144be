import { runAudit } from './audit.ts'
import { inLane } from './execute.ts'
import { finish } from './finish.ts'
import { runUnitTests } from './runners.ts'
import { SLOW_TESTS } from './slow.ts'
import { runChecks } from './static.ts'
import { add } from './results/tally.ts'

/**
 * `npm run check`: format, lint, types, import rules, dead code, known vulnerabilities in dependencies and the quick
 * unit tests that need no browser. The slow ones take as long as all others together; `npm test` runs them.
 */
// The tests wait for their database, so processor-bound work runs beside them.
const beside = inLane(async () => add([await runChecks(), await runAudit()]))
const total = add(await Promise.all([beside, runUnitTests({ isQuick: true })]))
console.log(`\nThe ${SLOW_TESTS.length} slowest files, and what needs a browser, are left to npm test.`)
finish(total)
