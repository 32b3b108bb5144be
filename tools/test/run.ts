import { ensureChromium } from './chromium.ts'
import { inLane, step } from './execute.ts'
import { runUnitTests, runWalks } from './runners.ts'
import { runChecks } from './static.ts'
import { add, closingLine } from './tally.ts'

/** `npm test`: everything, also after a failure, with the sum of all runners as the last line. */
const chromium = await step('browser', ensureChromium)
// Tests that compare the browser's picture with Node's look for it here.
if (chromium !== undefined) process.env.CHROMIUM = chromium
// Both languages and both sizes; `npm run e2e` walks all four combinations of them.
const walked = ['--project=desktop-en*', '--project=phone-kh*']
// A walk mostly waits, for its browser and its server: what needs the processor goes beside it.
const beside = inLane(async () => add([await runChecks(), await runUnitTests()]))
const total = add(await Promise.all([beside, runWalks(walked)]))
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${closingLine(total)}`)
