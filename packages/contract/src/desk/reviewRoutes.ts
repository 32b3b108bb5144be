import { eachLanguage } from '@kitwright/words'
import { officeDesign, officeDesignRow, reviewReason } from '../routes/office.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { LIMITS } from '../terms/limits.ts'
import { PROPOSAL_STATES, REVIEW_LIMITS } from '../terms/review.ts'

// The review desk: its queue, verdicts, reasons, and revisions that staff propose to a design's owner.

const byId = z.object({ id: s.uuid })
const { ifMatch } = s
const byRevision = byId.extend({ revision: z.coerce.number().int().min(1).max(999_999_999) })
const byProposal = byId.extend({ proposalId: s.uuid })
/** The proposal's id and its signature. */
const byToken = z.object({ token: z.string().regex(/^[0-9a-f-]{36}\.[\w-]{43}$/) })

const queued = officeDesignRow.extend({
  /** The order that needs the design first; null for a design that was only sent for review. */
  order: z.object({ id: s.uuid, number: z.string(), qty: z.int(), dueOn: s.day.nullable() }).nullable(),
})
const reasonText = z.strictObject(eachLanguage(() => s.paragraph(REVIEW_LIMITS.reasonText)))
const reasonLabel = z.strictObject(eachLanguage(() => s.text(REVIEW_LIMITS.reasonLabel)))
const typedReason = z.strictObject({ id: s.plain(40).min(1), label: reasonLabel, text: reasonText })
/** The reasons that staff choose from. `version` is 0 while the shop uses the packaged ones. */
export const reasonList = z.object({ version: z.int(), reasons: z.array(reviewReason) })

/** A proposed revision as its owner sees it. */
export const proposalView = z.object({
  id: s.uuid,
  designId: s.uuid,
  name: z.string(),
  productType: s.productType,
  state: z.enum(PROPOSAL_STATES),
  /** The owner has changed the design since, so that the proposal cannot be accepted. */
  isOutdated: z.boolean(),
  note: z.string(),
  at: s.instant,
  /** The owner's revision that the proposal starts from. */
  baseRevision: z.int(),
  before: z.unknown(),
  after: z.unknown(),
})
/** A comment of the shop on a design, or an answer of its owner. */
const reviewEntry = z.object({
  id: z.string(),
  by: z.enum(['shop', 'customer']),
  text: z.string(),
  at: s.instant,
  revision: z.int(),
})
/** The comments of the shop and the answers of a design's owner, the first entry first. */
export const reviewTalk = z.object({
  entries: z.array(reviewEntry),
  /** The layer that the last comment is about, for the studio; null for the whole design. */
  layerId: z.string().nullable(),
})
export const reviewAnswerBody = z.strictObject({ text: s.paragraph(LIMITS.reviewComment) })

const ANSWER_ERRORS = ['not-found', 'proposal-answered', 'proposal-withdrawn', 'too-many-requests'] as const

export const reviewRoutes = {
  'GET /api/office/review': {
    summary: 'Designs that wait for a review: those with an order first, by its due day, then the longest wait',
    auth: 'staff',
    response: z.object({ items: z.array(queued), total: z.int() }),
    errors: [],
  },
  'GET /api/office/review/reasons': {
    summary: 'Reasons for changes that staff choose from',
    auth: 'staff',
    response: reasonList,
    errors: [],
  },
  'PUT /api/office/review/reasons': {
    summary: 'Replace the reasons; an empty list brings the packaged ones back',
    auth: 'settings',
    body: z.strictObject({ version: z.int().min(0), reasons: z.array(typedReason).max(REVIEW_LIMITS.reasons) }),
    response: reasonList,
    errors: ['stale-version'],
  },
  'GET /api/office/designs/{id}/revisions/{revision}': {
    summary: 'One revision of a design with its document',
    auth: 'staff',
    params: byRevision,
    response: z.object({ revision: z.int(), savedAt: s.instant, pictureUrl: z.string(), document: z.unknown() }),
    errors: ['not-found'],
  },
  'POST /api/office/designs/{id}/review/undo': {
    summary: 'Take the own last verdict back, within its seconds',
    auth: 'review',
    params: byId,
    response: officeDesign,
    errors: ['not-found', 'undo-ended', 'stale-version'],
  },
  'POST /api/office/designs/{id}/proposals': {
    summary: 'Propose a revision to the owner, who accepts or declines it; needs If-Match',
    auth: 'review',
    params: byId,
    headers: ifMatch,
    body: z.strictObject({ document: z.unknown(), note: s.paragraph(LIMITS.reviewComment) }),
    status: 201,
    response: officeDesign,
    errors: [
      'not-found',
      'precondition-required',
      'stale-version',
      'design-in-use',
      'document-invalid',
      'document-too-new',
      'document-too-large',
      'document-asset-missing',
      'product-not-offered',
      'proposal-unchanged',
    ],
  },
  'POST /api/office/designs/{id}/proposals/{proposalId}/withdraw': {
    summary: 'Withdraw an open proposal; the design waits for a review again',
    auth: 'review',
    params: byProposal,
    response: officeDesign,
    errors: ['not-found', 'proposal-answered', 'proposal-withdrawn'],
  },
  'GET /api/designs/{id}/review': {
    summary: 'Comments of the shop on an own design, and the answers to them',
    auth: true,
    params: byId,
    response: reviewTalk,
    errors: ['not-found'],
  },
  'POST /api/designs/{id}/review/answers': {
    summary: 'Answer the shop’s comment on an own design; a rejected design waits for the shop again',
    auth: true,
    params: byId,
    body: reviewAnswerBody,
    status: 201,
    response: reviewTalk,
    errors: ['not-found', 'design-not-commented', 'design-talk-full', 'too-many-requests'],
  },
  'GET /api/designs/{id}/proposal': {
    summary: 'Path of the open proposal for an own design; null without one',
    auth: true,
    params: byId,
    response: z.object({ linkPath: z.string().nullable() }),
    errors: ['not-found'],
  },
  'GET /api/design-proposals/{token}': {
    summary: 'A proposed revision as whoever has its link sees it',
    params: byToken,
    response: proposalView,
    errors: ['not-found', 'too-many-requests'],
  },
  'POST /api/design-proposals/{token}/accept': {
    summary: 'Accept a proposed revision, which becomes the design’s approved revision',
    params: byToken,
    response: proposalView,
    errors: [...ANSWER_ERRORS, 'proposal-outdated', 'design-in-use'],
  },
  'POST /api/design-proposals/{token}/decline': {
    summary: 'Decline a proposed revision, with the reason; the design waits for the shop again',
    params: byToken,
    body: z.strictObject({ reason: s.optionalParagraph(REVIEW_LIMITS.declineReason) }),
    response: proposalView,
    errors: ANSWER_ERRORS,
  },
} as const satisfies Record<`${string} /${string}`, Route>
