import { ensureChromium } from './chromium.ts'
import { execute, step } from './execute.ts'
import { finish } from './finish.ts'
import { add, tallyCheck } from './results/tally.ts'
import { runWalks } from './runners.ts'
import { SWEPT_TESTS, SWEPT_WALKS } from './slow.ts'

/**
 * `npm run sweep`: tries every case in the tests and walks that try a sample of them in `npm test`, then runs the walks
 * on the desktop or phone that `npm test` leaves out.
 */
process.env['WHOLE_SWEEP'] = '1'
const chromium = await step('browser', ensureChromium)
if (chromium !== undefined) process.env.CHROMIUM = chromium
const tests = tallyCheck(
  'swept tests',
  await step('swept tests', async () => execute('vitest', ['run', ...SWEPT_TESTS])),
)
finish(
  add([
    tests,
    await runWalks([...SWEPT_WALKS, '--project=desktop-en-pages']),
    await runWalks(['--project=other-end-*']),
  ]),
)
