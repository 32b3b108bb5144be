import { z } from '../schemas/zod.ts'
import type { Route } from './route.ts'
import * as s from '../schemas/index.ts'

const byId = z.object({ id: s.uuid })
const byRevision = byId.extend({ revision: z.coerce.number().int().min(1).max(999_999_999) })
const { ifMatch } = s

export const revisionRow = z.object({
  revision: z.int(),
  savedAt: s.instant,
  /** Person who saved it. */
  by: z.string(),
  isCurrent: z.boolean(),
  /** The earlier revision that this one restores. */
  restoredFrom: z.int().nullable(),
  pictureUrl: z.string(),
})

export const revisionRoutes = {
  'GET /api/designs/{id}/revisions': {
    summary: 'What one saved of an own design, newest first; nothing of it is ever lost',
    auth: true,
    params: byId,
    query: s.page,
    response: s.paged(revisionRow),
    errors: ['not-found'],
  },
  'GET /api/designs/{id}/revisions/{revision}': {
    summary: 'One revision with its document',
    auth: true,
    params: byRevision,
    response: revisionRow.extend({ document: z.unknown() }),
    errors: ['not-found'],
  },
  'POST /api/designs/{id}/revisions/{revision}/restore': {
    summary: 'Make a new revision that repeats an earlier one; needs If-Match',
    auth: true,
    params: byRevision,
    headers: ifMatch,
    response: s.designFull,
    errors: ['not-found', 'precondition-required', 'stale-version', 'document-asset-missing', 'design-in-use'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
