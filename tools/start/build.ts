import { ensureWebBuilt } from './buildWeb.ts'
import { printFailure } from './printStatus.ts'

/** `npm run build`: builds the web app, unless it is already built from these sources. */
const state = await ensureWebBuilt().catch(printFailure)
console.log(state === 'built' ? 'The web app was built.' : 'The web app is up to date.')
