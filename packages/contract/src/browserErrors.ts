import { z } from './zod.ts'
import type { Route } from './route.ts'

/** An error of a page in a browser. What a page sends is short; what is longer is not read. */
export const browserError = z.strictObject({
  message: z.string().max(2_000),
  stack: z.string().max(10_000),
  /** The page's, without what follows a question mark. */
  path: z.string().max(300),
})

export const browserErrorRoutes = {
  'POST /api/browser-errors': {
    summary: 'Tell an error of a page to the server’s log; what a person may have typed is taken out of it',
    body: browserError,
    response: null,
    errors: ['too-many-requests'],
  },
} as const satisfies Record<string, Route>
