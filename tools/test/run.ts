import { ensureChromium } from './chromium.ts'
import { inLane, step } from './execute.ts'
import { finish } from './finish.ts'
import { ensurePdfReaders } from './pdfReaders.ts'
import { buildWeb, runBrowserTests, runUnitTests, runWalks } from './runners.ts'
import { runChecks } from './static.ts'
import { add } from './results/tally.ts'

/** `npm test`: runs everything, also after a failure, lists what failed, and prints the sum of all runners last. */
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
finish(add([...tests, await runWalks(walked)]))
