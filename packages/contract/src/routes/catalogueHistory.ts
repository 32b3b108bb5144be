import { CATALOGUE_KINDS } from '../terms/enums.ts'
import { z } from '../schemas/zod.ts'
import * as s from '../schemas/index.ts'
import type { Route } from './route.ts'
import { priceVersion } from './shopSettings.ts'

const thing = z.object({ kind: z.enum(CATALOGUE_KINDS), id: s.uuid })

/** Versions of the things of the catalogue, of all kinds alike. A restore is a save of an earlier state. */
export const catalogueHistoryRoutes = {
  'GET /api/office/catalogue/{kind}/{id}/versions': {
    summary:
      'The versions of a template, a customer group or a promotion code, newest first: who, when, and what changed',
    auth: 'catalogue',
    params: thing,
    query: s.page,
    response: s.paged(priceVersion),
    errors: [],
  },
  'GET /api/office/catalogue/{kind}/{id}/versions/{version}': {
    summary: 'A thing of the catalogue as it was saved',
    auth: 'catalogue',
    params: thing.extend({ version: z.coerce.number().int().min(0).max(1_000_000) }),
    response: z.object({ state: z.record(z.string(), z.unknown()) }),
    errors: ['not-found'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
