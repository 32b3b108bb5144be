import { CART_LIMITS, type CartLine } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { CartItemRecord } from './cartRecord.ts'
import { moveOffers } from '../offers/offerStore.ts'
import { moveSamples } from './sampleStore.ts'
import { deleteCart, ensureCart, findOwnDesign, keepItem, listItems, lockCart, nextVersion } from './cartStore.ts'

/** Returns the lines of both, each once; of two with one id the newer item's. */
export function mergeLines(older: readonly CartLine[], newer: readonly CartLine[]): CartLine[] {
  const changed = new Map(newer.map(line => [line.id, line]))
  const kept = older.map(line => changed.get(line.id) ?? line)
  const known = new Set(older.map(({ id }) => id))
  return [...kept, ...newer.filter(({ id }) => !known.has(id))]
}

function mergeItem(own: CartItemRecord, guest: CartItemRecord): CartItemRecord {
  const isGuestNewer = guest.changed_at >= own.changed_at
  const [older, newer] = isGuestNewer ? [own, guest] : [guest, own]
  // An own design stays referenced; what the guest drew is saved as its next revision by the browser that has it.
  const design = own.revision === null ? newer : own
  return { ...design, fabric: newer.fabric, lines: mergeLines(older.lines, newer.lines) }
}

/** Refuses a merge as a whole if the result is more than one order takes: the guest's cart then stays as it is. */
function requireRoomFor(items: readonly CartItemRecord[]): void {
  const lines = items.reduce((sum, item) => sum + item.lines.length, 0)
  if (items.length > CART_LIMITS.items || lines > CART_LIMITS.lines) throw new ProblemError('cart-full')
}

/**
 * Merges the guest's cart of a browser into its person's, line by line, and deletes it. Merging again finds nothing
 * more. Returns whether something was merged. Throws `cart-full`.
 */
export async function mergeCarts(
  trx: Transaction,
  { personId, secret }: { readonly personId: string; readonly secret: string | null },
  now: Date,
): Promise<boolean> {
  if (secret === null) return false
  const guest = await lockCart(trx, { personId: null, secret })
  if (!guest) return false
  const guestItems = await listItems(trx, guest.id)
  const cart = await ensureCart(trx, { personId, secret: null }, now)
  const own = new Map((await listItems(trx, cart.id)).map(item => [item.id, item]))
  const merged = guestItems.map(item => {
    const before = own.get(item.id)
    return before ? mergeItem(before, item) : item
  })
  requireRoomFor([...new Map([...own, ...merged.map(item => [item.id, item] as const)]).values()])
  for (const item of merged) {
    // The browser may have saved the design to the account already.
    const saved = item.revision === null ? await findOwnDesign(trx, personId, item.design_id) : undefined
    await keepItem(trx, cart.id, saved ? { ...item, ...saved, document: null } : item, now)
  }
  const isMerged = (await moveSamples(trx, guest.id, cart.id)) + merged.length > 0
  if (isMerged) await nextVersion(trx, cart.id, now)
  await moveOffers(trx, guest.id, personId)
  await deleteCart(trx, guest.id)
  return isMerged
}
