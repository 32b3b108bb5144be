import { z } from '../schemas/zod.ts'
import type { Route } from './route.ts'
import { anyText, line } from '../schemas/index.ts'

/** An error of a page in a browser. Pages send short reports; longer ones are refused. */
export const browserError = z.strictObject({
  message: anyText(2_000),
  stack: anyText(10_000),
  /** The page's path without its query string. */
  path: line(300),
})

export const browserErrorRoutes = {
  'POST /api/browser-errors': {
    summary: 'Tell an error of a page to the server’s log; what a person may have typed is taken out of it',
    body: browserError,
    response: null,
    errors: ['too-many-requests'],
  },
} as const satisfies Record<string, Route>
