import { finish } from './finish.ts'
import { runWalks } from './runners.ts'

/** `npm run e2e [-- playwright's own arguments]`: runs only the end-to-end tests. */
finish(await runWalks(process.argv.slice(2)))
