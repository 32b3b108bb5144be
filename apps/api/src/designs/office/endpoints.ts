import { DESK_LIMITS, REVIEW_LIMITS } from '@kitwright/contract'
import { sumTallies, type Transaction } from '../../database/index.ts'
import { checkIfMatch, type Endpoints, etagOf, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { answerDesignMessages } from '../../tenants/index.ts'
import { withdrawOpenProposals } from '../storage/proposalStore.ts'
import { findRevision } from '../storage/revisionStore.ts'
import { createPictureAddress } from '../pictures/pictureAddress.ts'
import { listAllDesigns } from './list.ts'
import { type OfficeDesignsDependencies, type PresentContext, presentRows, presentWhole } from './present.ts'
import { readQueue } from './queue.ts'
import { savedReasons } from './reasons.ts'
import { findAnyDesign, findAnyDesignToChange, type FullOwnedDesign, writeReview } from './store.ts'
import { takeBackVerdict } from './takeBackVerdict.ts'

async function readReasons(trx: Transaction) {
  const { version, items } = await savedReasons.read(trx)
  return { version, reasons: items }
}

type Routes =
  | 'GET /api/office/designs'
  | 'GET /api/office/designs/{id}'
  | 'GET /api/office/designs/{id}/revisions/{revision}'
  | 'POST /api/office/designs/{id}/review'
  | 'POST /api/office/designs/{id}/review/undo'
  | 'GET /api/office/review'
  | 'GET /api/office/review/reasons'
  | 'PUT /api/office/review/reasons'

/** The mail of a verdict leaves this long after the last moment at which it is taken back. */
const GRACE_MS = 2_000

type Review = Exchange<'POST /api/office/designs/{id}/review'>

/**
 * Records a verdict. It applies to the revision that If-Match names. A design already in production stays unchanged.
 */
async function review(
  trx: Transaction,
  { params, body, headers, person, origin, now }: Review,
): Promise<FullOwnedDesign> {
  const design = await findAnyDesignToChange(trx, params.id)
  if (!design) throw new ProblemError('not-found')
  checkIfMatch(headers['if-match'], design.version)
  if (design.status === 'processing') throw new ProblemError('design-in-use')
  const { status, comment, reasons = [], layerId } = body
  const undoUntil = body.canUndo ? new Date(now.getTime() + DESK_LIMITS.undoSeconds * 1_000) : null
  const heldUntil = undoUntil && new Date(undoUntil.getTime() + GRACE_MS).toISOString()
  const payload = { personId: design.owner_id, name: design.name, status, comment, origin }
  const held = { ...payload, ...(heldUntil !== null && { heldUntil }) }
  const eventId = await recordEvent(trx, { kind: 'DesignReviewed', subjectId: design.id, payload: held })
  const before = { status: design.status, sentAt: design.sent_at?.toISOString() ?? null, comment: design.comment }
  await withdrawOpenProposals(trx, design.id, now)
  const verdict = { id: design.id, revision: design.revision, status, comment, by: person.id, now }
  await answerDesignMessages(trx, design.id, now)
  await writeReview(trx, {
    ...verdict,
    reasons,
    layerId,
    ...(undoUntil && { undo: { before, eventId, until: undoUntil } }),
  })
  return (await findAnyDesign(trx, design.id))!
}

/** Creates the endpoints for staff to find, view, approve and reject designs. */
export function createOfficeDesignsEndpoints(dependencies: OfficeDesignsDependencies): Endpoints<Routes> {
  const pictures = createPictureAddress(dependencies.secret)
  const contextOf = (tenantId: string): PresentContext => ({ ...dependencies, pictures, tenantId })
  return {
    'GET /api/office/designs': async ({ tenant, query, run }) => {
      return run(async trx => {
        const { rows, ...page } = await listAllDesigns(trx, query)
        const items = await presentRows(trx, rows, contextOf(tenant.id))
        return { value: { items, pageSize: query.pageSize, ...page } }
      })
    },
    'GET /api/office/designs/{id}': async ({ tenant, params, person, now, run }) =>
      run(async trx => {
        const design = await findAnyDesign(trx, params.id)
        if (!design) throw new ProblemError('not-found')
        const value = await presentWhole(trx, design, { ...contextOf(tenant.id), by: person.id, now })
        return { value, etag: etagOf(design.version) }
      }),
    'GET /api/office/designs/{id}/revisions/{revision}': async ({ tenant, params: { id, revision }, run }) =>
      run(async trx => {
        const row = (await findAnyDesign(trx, id)) && (await findRevision(trx, id, revision))
        if (!row) throw new ProblemError('not-found')
        const pictureUrl = pictures.of(tenant.id, id, revision)
        return { value: { revision, savedAt: row.saved_at.toISOString(), pictureUrl, document: row.document } }
      }),
    'POST /api/office/designs/{id}/review': async exchange =>
      exchange.run(async trx => {
        const design = await review(trx, exchange)
        const { tenant, person, now } = exchange
        const value = await presentWhole(trx, design, { ...contextOf(tenant.id), by: person.id, now })
        return { value, etag: etagOf(design.version) }
      }),
    'POST /api/office/designs/{id}/review/undo': async ({ tenant, params, person, now, run }) =>
      run(async trx => {
        await takeBackVerdict(trx, { id: params.id, by: person.id, now })
        const design = (await findAnyDesign(trx, params.id))!
        const value = await presentWhole(trx, design, { ...contextOf(tenant.id), by: person.id, now })
        return { value, etag: etagOf(design.version) }
      }),
    ...deskEndpoints(dependencies, contextOf),
  }
}

/** The queue of the review desk, and the reasons that it offers. */
const deskEndpoints = (
  { listReviewOrders }: OfficeDesignsDependencies,
  contextOf: (tenantId: string) => PresentContext,
): Endpoints<Extract<Routes, `${string} /api/office/review${string}`>> => ({
  'GET /api/office/review': async ({ tenant, run }) =>
    run(async trx => {
      const orders = await listReviewOrders(trx)
      const rows = await readQueue(trx, [...orders.keys()], REVIEW_LIMITS.queue)
      const items = await presentRows(trx, rows, contextOf(tenant.id))
      const total = await sumTallies(trx, ['design waiting'])
      return { value: { items: items.map(row => ({ ...row, order: orders.get(row.id) ?? null })), total } }
    }),
  'GET /api/office/review/reasons': async ({ run }) => ({ value: await run(readReasons) }),
  'PUT /api/office/review/reasons': async ({ body, person, now, run }) =>
    run(async trx => {
      await savedReasons.write(trx, { version: body.version, items: body.reasons, by: person.id, now })
      return { value: await readReasons(trx) }
    }),
})
