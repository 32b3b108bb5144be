import { execute } from './execute.ts'
import { SWEPT_TESTS } from './slow.ts'

/** `npm run sweep`: tries every case in the tests that try a sample of them in `npm test`. */
const isGood = await execute('vitest', ['run', ...SWEPT_TESTS], { WHOLE_SWEEP: '1' })
process.exitCode = isGood ? 0 : 1
