import { randomUUID } from 'node:crypto'
import type { CartLine } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { findOrder, type LineRecord, listLines } from '../record/store.ts'
import { requireRoom } from './changeCart.ts'
import type { CartItemRecord } from './cartRecord.ts'
import { ensureCart, findOwnDesign, keepItem, listItems, nextVersion } from './cartStore.ts'

const cartLineOf = (line: LineRecord): CartLine => ({
  id: randomUUID(),
  size: line.size as CartLine['size'],
  sleeve: line.sleeve,
  qty: line.qty,
  playerName: line.player_name,
  printName: line.print_name,
  number: line.number,
  version: line.version,
  kit: line.kit,
})

/**
 * Puts every design of an own order in the cart, with its lines in its fabric. Returns the names of designs that no
 * longer exist. A design that is in the cart already gets the order's lines beside its own only if it is of another
 * fabric; else the order's lines replace them, so that repeating the request changes nothing. Throws `not-found`,
 * `cart-full`.
 */
export async function reorder(
  trx: Transaction,
  { personId, orderId, now }: { readonly personId: string; readonly orderId: string; readonly now: Date },
): Promise<string[]> {
  if (!(await findOrder(trx, personId, orderId))) throw new ProblemError('not-found')
  const groups = Map.groupBy(await listLines(trx, orderId), line => `${line.design_id} ${line.fabric}`)
  const cart = await ensureCart(trx, { personId, secret: null }, now)
  const items = new Map((await listItems(trx, cart.id)).map(item => [item.id, item]))
  const gone: string[] = []
  for (const lines of groups.values()) {
    const { design_id: designId, design_name: name, fabric } = lines[0]!
    const design = await findOwnDesign(trx, personId, designId)
    if (!design) {
      gone.push(name)
      continue
    }
    const shared = { design_id: designId, fabric, lines: lines.map(cartLineOf), document: null, ...design }
    items.set(...keyed({ id: idFor([...items.values()], designId, fabric), ...shared, added_at: now, changed_at: now }))
  }
  requireRoom([...items.values()])
  for (const item of items.values()) if (item.changed_at === now) await keepItem(trx, cart.id, item, now)
  if (gone.length < groups.size) await nextVersion(trx, cart.id, now)
  return [...new Set(gone)]
}

const keyed = (item: CartItemRecord): [string, CartItemRecord] => [item.id, item]

/** Returns the id of the item of a design in a fabric: its own id for the first, another for a further fabric. */
function idFor(items: readonly CartItemRecord[], designId: string, fabric: string): string {
  const same = items.find(item => item.design_id === designId && item.fabric === fabric)
  if (same) return same.id
  return items.some(({ id }) => id === designId) ? randomUUID() : designId
}
