import type { CartApproval } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { listOffers, ofCart } from '../offers/offerStore.ts'
import { type CartCaller, newSecret } from '../cartCaller.ts'
import { listItems, lockCart } from './cartStore.ts'
import { findLinkedCart, insertLink, type LinkedCart, noteApproval, presentApproval, revokeLinks } from './linkStore.ts'
import { type CartPresentation, presentItems } from './presentCart.ts'

export interface NewLink {
  readonly token: string
  readonly expiresAt: Date
}

/** Makes the link to approve a version of the cart; it ends earlier links. Throws `cart-empty`, `cart-changed`. */
export async function linkCart(
  trx: Transaction,
  { caller, version, now }: { readonly caller: CartCaller; readonly version: number; readonly now: Date },
): Promise<NewLink> {
  const cart = await lockCart(trx, caller)
  if (!cart || (await listItems(trx, cart.id)).length === 0) throw new ProblemError('cart-empty')
  if (cart.version !== version) throw new ProblemError('cart-changed')
  await revokeLinks(trx, cart.id, now)
  const token = newSecret()
  return { token, expiresAt: await insertLink(trx, cart.id, token, now) }
}

/** Finds the cart of an open link. Throws `not-found` for no link, `cart-link-ended` for one that was closed or expired. */
async function getLinkedCart(trx: Transaction, token: string, now: Date): Promise<LinkedCart> {
  const found = await findLinkedCart(trx, token)
  if (!found) throw new ProblemError('not-found')
  if (found.revoked_at !== null || found.expires_at <= now) throw new ProblemError('cart-link-ended')
  return found
}

/** Presents a linked cart to whoever has the link, without ids and contact data. */
async function present(trx: Transaction, found: LinkedCart, presentation: CartPresentation): Promise<CartApproval> {
  const kept = await listOffers(trx, { of: ofCart(found), now: presentation.now })
  const shown = await presentItems(trx, found, { ...presentation, offers: kept, personId: found.owner_id })
  const { items, samples, offers, quote, promotion } = shown
  return {
    version: found.version,
    sentBy: found.sent_by,
    expiresAt: found.expires_at.toISOString(),
    items: items.map(({ id: _, designId: __, ...item }) => item),
    samples: samples.map(({ kind, productType, cents }) => ({ kind, productType, cents })),
    offers,
    quote,
    promotion,
    approval: presentApproval(found),
  }
}

export async function readLinkedCart(
  trx: Transaction,
  token: string,
  presentation: CartPresentation,
): Promise<CartApproval> {
  return present(trx, await getLinkedCart(trx, token, presentation.now), presentation)
}

/**
 * Notes an approval of the version that was shown. Returns whether it was that version; if not, nothing is approved.
 * Throws `cart-empty` for a cart that holds nothing any more.
 */
export async function approveCart(
  trx: Transaction,
  { token, name, version }: { readonly token: string; readonly name: string; readonly version: number },
  presentation: CartPresentation,
): Promise<{ isApplied: boolean; approval: CartApproval }> {
  const { now } = presentation
  const found = await getLinkedCart(trx, token, now)
  const isApplied = found.version === version
  if (isApplied) {
    if ((await listItems(trx, found.id)).length === 0) throw new ProblemError('cart-empty')
    // Repeating the request keeps the first approval of a version.
    if (found.approved_version !== version) await noteApproval(trx, { token, name, version, now })
  }
  return { isApplied, approval: await present(trx, await getLinkedCart(trx, token, now), presentation) }
}
