import { findPage } from '@kitwright/pages'
import type { Endpoints } from '../endpoint/index.ts'
import { framesOf, withoutPersons } from './scrubErrors.ts'

/** Error that a page in a browser has reported, without anything that was typed or sent. */
export interface BrowserError {
  readonly message: string
  readonly frames: readonly string[]
  /** The page's name; null if the path belongs to no page. */
  readonly page: string | null
}

interface BrowserErrorSinks {
  readonly tell: (error: BrowserError, told: { readonly tenant: string; readonly request: string }) => void
  /** Counts every error, including those that are not reported. */
  readonly count: () => void
}

/**
 * Maximum number of log lines a minute in this process: a page that fails for everybody adds nothing new after so many.
 */
const MAX_A_MINUTE = 60
const MINUTE_MS = 60_000

/** Writes browser errors to the log. Anybody may send one, so nothing in it is trusted and every field is short. */
export function createBrowserErrorsEndpoint({ tell, count }: BrowserErrorSinks): Endpoints<'POST /api/browser-errors'> {
  let minute = 0
  let told = 0
  return {
    'POST /api/browser-errors': async ({ body, tenant, requestId, now }) => {
      const current = Math.floor(now.getTime() / MINUTE_MS)
      if (current !== minute) told = 0
      minute = current
      count()
      if ((told += 1) <= MAX_A_MINUTE) {
        const page = findPage(body.path)?.name ?? null
        const error = { message: withoutPersons(body.message), frames: framesOf(body.stack), page }
        tell(error, { tenant: tenant.id, request: requestId })
      }
      return { value: null }
    },
  }
}
