import { pictureQuery } from './pictures.ts'
import type { Route } from './route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

const byId = z.object({ id: s.uuid })
const byToken = z.object({ token: z.string().regex(/^[\w-]{22,64}$/) })

/** A design's share link: creating and closing it, a visitor's view and answers, and the owner's view. */
export const previewRoutes = {
  'POST /api/designs/{id}/preview': {
    summary: 'Make (or give again) the share link',
    auth: true,
    params: byId,
    status: 201,
    response: s.previewLink,
    errors: ['not-found'],
  },
  'DELETE /api/designs/{id}/preview': {
    summary: 'Close the share link',
    auth: true,
    params: byId,
    response: null,
    errors: ['not-found'],
  },
  'GET /api/previews/{token}': {
    summary: 'A shared design with its prices, read only',
    params: byToken,
    response: s.preview,
    errors: ['not-found', 'preview-closed'],
  },
  'GET /api/previews/{token}/picture': {
    summary: 'A shared design as the server draws it in 3D: WebP to whoever takes it, else PNG',
    params: byToken,
    query: pictureQuery,
    response: 'binary',
    errors: ['not-found'],
  },
  'POST /api/previews/{token}/answers': {
    summary:
      'Say of a shared design that it looks good, or comment on it, without an account; repeating an id answers once',
    params: byToken,
    body: s.previewAnswerBody,
    status: 201,
    response: s.previewApprovals,
    errors: ['not-found', 'preview-closed', 'answers-full', 'too-many-requests'],
  },
  'GET /api/designs/{id}/answers': {
    summary: 'What visitors answered to an own shared design, latest first',
    auth: true,
    params: byId,
    query: s.previewAnswersPage,
    response: s.previewAnswers,
    errors: ['not-found'],
  },
  'PUT /api/designs/{id}/answers/read': {
    summary: 'Mark the answers to an own design as read',
    auth: true,
    params: byId,
    body: s.readAnswersBody,
    response: null,
    errors: ['not-found'],
  },
  'DELETE /api/designs/{id}/answers/{answerId}': {
    summary: 'Remove an answer to an own design',
    auth: true,
    params: byId.extend({ answerId: s.uuid }),
    response: null,
    errors: ['not-found'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
