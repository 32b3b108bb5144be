import type { OfferKeeper } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { ensureCart, findCart } from './cartStore.ts'
import { insertOffer, lockKeeping, type OfferKeeping, type OfferRecord, writeKeeper } from '../offers/offerStore.ts'
import type { CartCaller } from '../cartCaller.ts'

/** Returns for whom an offer is kept, as seen by a caller. */
export async function keeperOf(trx: Transaction, keeping: OfferKeeping, caller: CartCaller): Promise<OfferKeeper> {
  const { owner_id, cart_id } = keeping
  if (owner_id !== null) return owner_id === caller.personId ? 'you' : 'other'
  if (cart_id === null) return 'nobody'
  const own = await findCart(trx, { personId: null, secret: caller.secret })
  return own?.id === cart_id ? 'you' : 'other'
}

async function moveTo(trx: Transaction, id: string, { caller, now }: { caller: CartCaller; now: Date }): Promise<void> {
  const { personId } = caller
  const cartId = personId === null ? (await ensureCart(trx, caller, now)).id : null
  await writeKeeper(trx, { id, ownerId: personId, cartId })
}

/**
 * Keeps the prices of an offer that was just accepted: for the signed-in customer, else for the customer who asked, else
 * for this browser, whose cart an account takes over. An offer without a garment has no price to keep.
 */
export async function holdOffer(
  trx: Transaction,
  offer: OfferRecord,
  { caller, askedBy, now }: { readonly caller: CartCaller; readonly askedBy: string | null; readonly now: Date },
): Promise<void> {
  if (offer.lines.every(({ garment }) => garment === null)) return
  await insertOffer(trx, offer, now)
  const keeper = caller.personId === null && askedBy !== null ? { ...caller, personId: askedBy } : caller
  await moveTo(trx, offer.id, { caller: keeper, now })
}

/**
 * Moves the prices of an accepted offer to the caller's account or browser. Whoever has the link may do so as long as
 * no account has them. Throws `offer-not-accepted`, `offer-used`, `quote-expired`, `offer-kept`.
 */
export async function takeOffer(
  trx: Transaction,
  { id, caller, now }: { readonly id: string; readonly caller: CartCaller; readonly now: Date },
): Promise<void> {
  const keeping = await lockKeeping(trx, id)
  if (!keeping) throw new ProblemError('offer-not-accepted')
  if (keeping.order_id !== null) throw new ProblemError('offer-used')
  if (keeping.expires_at <= now) throw new ProblemError('quote-expired')
  if (keeping.owner_id !== null && keeping.owner_id !== caller.personId) throw new ProblemError('offer-kept')
  if (keeping.owner_id === null) await moveTo(trx, id, { caller, now })
}
