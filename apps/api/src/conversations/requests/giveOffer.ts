import { DESK_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { lockKeeping, requireCustomer, writeKeeper } from '../../orders/index.ts'
import { ensureConversation } from '../conversationStore.ts'
import { lockRequest, type RequestRecord, writeOwner } from './requestStore.ts'

interface OfferToGive {
  readonly id: string
  readonly version: number
  readonly customerId: string
  readonly by: string
  readonly now: Date
}

/** Time for a press in the last second to arrive. */
const GRACE_MS = 2_000

/** Returns until when a member of staff can undo the hand-over of an offer; null if they cannot. */
export function undoUntilOf({ given_by, given_at }: RequestRecord, by: string, now: Date): Date | null {
  if (given_by !== by || given_at === null) return null
  const until = new Date(given_at.getTime() + DESK_LIMITS.undoSeconds * 1_000)
  return until > now ? until : null
}

/**
 * Gives an offer to a customer, with its prices if it was accepted. Throws `not-found`, `quote-changed`, `offer-kept` for
 * one that another account has, and `offer-used`.
 */
export async function giveOffer(trx: Transaction, { id, version, customerId, by, now }: OfferToGive): Promise<void> {
  const request = await lockRequest(trx, id)
  if (!request) throw new ProblemError('not-found')
  if (request.version !== version) throw new ProblemError('quote-changed')
  await requireCustomer(trx, customerId)
  const kept = await lockKeeping(trx, id)
  if (kept?.order_id) throw new ProblemError('offer-used')
  const { owner_id: ownerId, owned_by: ownedBy, conversation_id: conversationId } = request
  const isOfOther = (owner: string | null | undefined): boolean => Boolean(owner) && owner !== customerId
  if (isOfOther(ownerId) || isOfOther(kept?.owner_id)) throw new ProblemError('offer-kept')
  const before = {
    ownerId,
    ownedBy,
    conversationId,
    heldBy: kept ? { ownerId: kept.owner_id, cartId: kept.cart_id } : null,
  }
  if (kept) await writeKeeper(trx, { id, ownerId: customerId, cartId: null })
  const own = await ensureConversation(trx, customerId, now)
  const owner = { ownerId: customerId, ownedBy: 'staff', conversationId: own } as const
  await writeOwner(trx, { id, ...owner, given: { by, before }, now })
}

/** Undoes a hand-over of the caller. Throws `not-found`, and `undo-ended` after ten seconds or once an order has the price. */
export async function undoGift(
  trx: Transaction,
  { id, by, now }: Pick<OfferToGive, 'id' | 'by' | 'now'>,
): Promise<void> {
  const request = await lockRequest(trx, id)
  if (!request) throw new ProblemError('not-found')
  const before = request.given_before
  const kept = await lockKeeping(trx, id)
  if (!before || !undoUntilOf(request, by, new Date(now.getTime() - GRACE_MS)) || kept?.order_id)
    throw new ProblemError('undo-ended')
  if (kept && before.heldBy) await writeKeeper(trx, { id, ...before.heldBy })
  const { ownerId, ownedBy, conversationId } = before
  await writeOwner(trx, { id, ownerId, ownedBy, conversationId, given: null, now })
}
