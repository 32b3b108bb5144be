import type { Endpoints } from '../../endpoint/index.ts'
import { askForEmail, cancelChange, confirmEmail, readPending, undoEmail } from './changeEmail.ts'

export type EmailRoutes =
  | 'GET /api/accounts/email'
  | 'POST /api/accounts/email'
  | 'DELETE /api/accounts/email'
  | 'POST /api/accounts/email/confirm'
  | 'POST /api/accounts/email/undo'

/** Endpoints with which a customer changes the e-mail address. */
export const emailEndpoints = (): Endpoints<EmailRoutes> => ({
  'GET /api/accounts/email': async exchange => ({ value: await readPending(exchange) }),
  'POST /api/accounts/email': async exchange => ({ value: await askForEmail(exchange) }),
  'DELETE /api/accounts/email': async exchange => {
    await cancelChange(exchange)
    return { value: null }
  },
  'POST /api/accounts/email/confirm': async exchange => ({ value: await confirmEmail(exchange) }),
  'POST /api/accounts/email/undo': async exchange => ({ value: await undoEmail(exchange) }),
})
