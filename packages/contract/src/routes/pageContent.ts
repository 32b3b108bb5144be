import { z } from '../schemas/zod.ts'
import type { Route } from './route.ts'
import * as s from '../schemas/index.ts'

// Pages whose text belongs to the tenant: what visitors read, and what administrators write.

const bySlug = z.object({ slug: s.pageSlug })
const { ifMatch } = s
const inLanguage = z.object({ language: s.language })

const pageState = z.object({
  slug: z.string(),
  /** Whether the tenant made the page. Every shop has the others. */
  isOwn: z.boolean(),
  /** Number of the newest revision; 0 for the page that every new shop begins with. */
  version: z.int(),
  /** The revision that visitors see; 0 for the one that a new shop begins with, null if they see none. */
  publishedVersion: z.int().nullable(),
  /** The moment at which the newest revision will be published, if that is planned. */
  publishAt: s.instant.nullable(),
  savedAt: s.instant.nullable(),
})
const officePage = pageState.extend({ content: s.pageContent })
const pageRow = pageState.extend({
  title: s.ownNames,
  /** Number of texts that are written in another language only. */
  missing: s.countsByLanguage,
})
const pageRevision = z.object({
  version: z.int(),
  savedAt: s.instant,
  by: z.string(),
  /** The revision whose content it repeats, if it was restored. */
  restoredFrom: z.int().nullable(),
})

export const pageContentRoutes = {
  'GET /api/pages/{slug}': {
    summary: 'What visitors see of a page whose text belongs to the shop, in one language',
    params: bySlug,
    query: inLanguage,
    response: s.shownContent,
    errors: ['not-found'],
  },
  'GET /api/office/pages': {
    summary: 'The shop’s pages: those that every shop has, then its own, with their versions and missing texts',
    auth: 'settings',
    response: z.object({ items: z.array(pageRow) }),
    errors: [],
  },
  'POST /api/office/pages': {
    summary: 'Make a page under a new slug; visitors see it once it is published',
    auth: 'settings',
    body: z.strictObject({ slug: s.newPageSlug, content: s.pageContent }),
    status: 201,
    response: officePage,
    errors: ['slug-taken', 'page-limit-reached', 'page-invalid'],
  },
  'GET /api/office/pages/{slug}': {
    summary: 'The newest revision of a page, published or not',
    auth: 'settings',
    params: bySlug,
    response: officePage,
    errors: ['not-found'],
  },
  'PUT /api/office/pages/{slug}': {
    summary: 'Save a page as its next revision, a draft; needs If-Match. `restoredFrom` names the revision it repeats',
    auth: 'settings',
    params: bySlug,
    headers: ifMatch,
    body: z.strictObject({ content: s.pageContent, restoredFrom: z.int().min(0).nullable().default(null) }),
    response: officePage,
    errors: ['not-found', 'precondition-required', 'stale-version', 'page-invalid'],
  },
  'DELETE /api/office/pages/{slug}': {
    summary: 'Delete a page that the shop made, with its history; needs If-Match',
    auth: 'settings',
    params: bySlug,
    headers: ifMatch,
    response: null,
    errors: ['not-found', 'page-required', 'precondition-required', 'stale-version'],
  },
  'PUT /api/office/pages/{slug}/publication': {
    summary:
      'Publish the newest revision, now or `at` a moment to come; `isShown: false` hides an own page and gives another its first text back. Needs If-Match',
    auth: 'settings',
    params: bySlug,
    headers: ifMatch,
    body: z.strictObject({ isShown: z.boolean(), at: s.instant.nullable().default(null) }),
    response: officePage,
    errors: ['not-found', 'precondition-required', 'stale-version', 'page-invalid'],
  },
  'GET /api/office/pages/{slug}/preview': {
    summary: 'The newest revision as visitors would see it, in one language',
    auth: 'settings',
    params: bySlug,
    query: inLanguage,
    response: s.shownContent,
    errors: ['not-found'],
  },
  'GET /api/office/pages/{slug}/revisions': {
    summary: 'The revisions of a page, newest first',
    auth: 'settings',
    params: bySlug,
    query: s.page,
    response: s.paged(pageRevision),
    errors: ['not-found'],
  },
  'GET /api/office/pages/{slug}/revisions/{version}': {
    summary: 'A page as one revision saved it; 0 is the page of a new shop',
    auth: 'settings',
    params: bySlug.extend({ version: z.coerce.number().int().min(0).max(1_000_000) }),
    response: s.pageContent,
    errors: ['not-found'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
