import type { Endpoints } from '../endpoint/index.ts'
import { closeAccount, readClosing } from './closeAccount.ts'

type Routes = 'GET /api/accounts/closing' | 'POST /api/accounts/closing'

/** Endpoints with which customers delete their account. */
export const createPrivacyEndpoints = (): Endpoints<Routes> => ({
  'GET /api/accounts/closing': async exchange => ({ value: await readClosing(exchange) }),
  'POST /api/accounts/closing': async exchange => {
    await closeAccount(exchange)
    return { value: null }
  },
})
