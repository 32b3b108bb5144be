import { ensureChromium } from './chromium.ts'
import { inLane, step } from './execute.ts'
import { ensurePdfReaders } from './pdfReaders.ts'
import { buildWeb, runBrowserTests, runUnitTests, runWalks } from './runners.ts'
import { runChecks } from './static.ts'
import { add, closingLine } from './tally.ts'

/** `npm test`: runs everything, also after a failure, and prints the sum of all runners as the last line. */
const chromium = await step('browser', ensureChromium)
// Tests that compare the browser's picture with Node's read this variable.
if (chromium !== undefined) process.env.CHROMIUM = chromium
// These cover both languages and both sizes; `npm run e2e` runs all four combinations.
const walked = ['--project=desktop-en*', '--project=phone-kh*']
await ensurePdfReaders()
// Steps that wait for their database run well beside those that need the processor. Walks run alone: two browsers that
// draw in 3D fill the processors, and beside them every test's time runs out first.
const beside = inLane(async () => {
  const tallies = [await runChecks(), await runBrowserTests()]
  await buildWeb()
  return add(tallies)
})
const tests = await Promise.all([beside, runUnitTests()])
const total = add([...tests, await runWalks(walked)])
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${closingLine(total)}`)
