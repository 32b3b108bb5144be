import type { PriceListCache } from '../../catalogue/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import { type DesignToOrder, designsToOrder } from '../../designs/index.ts'
import { checkIfMatch, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { hashRequest } from '../placement/idempotency.ts'
import { IdempotencyKeyTakenError, placeOrder } from '../placement/placeOrder.ts'
import type { StaffTerms } from '../placement/staffTerms.ts'
import { requireCustomer } from '../quotes/startQuote.ts'
import type { PictureOf } from '../record/present.ts'
import { orderInputOf, requireWhole, staffTermsOf } from './draftInput.ts'
import { type DraftRecord, lockDraft, writePlaced } from './draftStore.ts'
import { readFillInTerms } from './fillIn.ts'

export interface DraftToPlace {
  readonly id: string
  readonly ifMatch: string | undefined
  readonly shownTotalCents: number
  readonly by: Pick<StaffTerms, 'by' | 'role'>
  readonly tenant: TenantContext
  /** Returns the number of the new order. */
  readonly number: () => Promise<string>
  readonly prices: PriceListCache
  readonly pictureOf: PictureOf
  /** The origin that the shop was called at, for links in the mail. */
  readonly origin: string
  readonly now: Date
}

/** Returns the customer's designs of a draft, in the revisions that it orders. */
export async function loadDraftDesigns(
  trx: Transaction,
  draft: DraftRecord,
  revisions: StaffTerms['revisions'],
): Promise<readonly DesignToOrder[]> {
  const ids = [...new Set(draft.content.lines.map(({ designId }) => designId))]
  const { rows } = await sql<{ designs: DesignToOrder[] }>`
    select ${designsToOrder(draft.owner_id, ids, revisions)} as designs`.execute(trx)
  return rows[0]!.designs
}

/**
 * Places a draft as an order of its customer, with the checks of a checkout. A draft that is placed already answers its
 * order. Commits the transaction if the order is new. Throws the problems of `placeOrder`, `stale-version`.
 */
export async function placeDraft(
  trx: Transaction,
  wanted: DraftToPlace,
): Promise<{ readonly isNew: boolean; readonly orderId: string }> {
  const { id, by, tenant, now, origin } = wanted
  const draft = await lockDraft(trx, id)
  if (!draft) throw new ProblemError('not-found')
  if (draft.order_id !== null) return { isNew: false, orderId: draft.order_id }
  checkIfMatch(wanted.ifMatch, draft.version)
  await requireCustomer(trx, draft.owner_id)
  requireWhole(draft)
  const terms = await readFillInTerms(trx, draft.fill_in_of)
  const own = await loadDraftDesigns(trx, draft, terms.revisions)
  const body = { ...orderInputOf(draft, own), shownTotalCents: wanted.shownTotalCents }
  const request = { personId: draft.owner_id, key: `order-draft-${id}`, hash: hashRequest({ id }), origin, now }
  const placed = await placeOrder(trx, {
    tenant,
    request,
    number: wanted.number,
    body,
    prices: wanted.prices,
    pictureOf: wanted.pictureOf,
    staff: staffTermsOf(draft, terms, by),
    beforeInsert: async orderId => writePlaced(trx, { id, orderId, now }),
  })
  if (!placed.isNew) throw new IdempotencyKeyTakenError()
  return { isNew: true, orderId: placed.parts.order.id }
}
