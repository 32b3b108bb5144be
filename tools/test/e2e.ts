import { runWalks } from './runners.ts'
import { closingLine } from './tally.ts'

/** `npm run e2e [-- playwright's own arguments]`: runs only the end-to-end tests. */
const tally = await runWalks(process.argv.slice(2))
process.exitCode = tally.failed === 0 ? 0 : 1
console.log(`\n${closingLine(tally)}`)
