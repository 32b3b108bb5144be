import { ensureWebBuilt } from './buildWeb.ts'
import { printFailure } from './printStatus.ts'

/** `npm run build`: the web app, unless it is built from these sources already. */
const state = await ensureWebBuilt().catch(printFailure)
console.log(state === 'built' ? 'The web app was built.' : 'The web app is up to date.')
