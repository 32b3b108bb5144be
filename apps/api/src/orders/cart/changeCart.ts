import { CART_LIMITS, type schemas } from '@kitwright/contract'
import { listDesignChanges } from '@kitwright/design'
import type { z } from 'zod'
import type { Transaction } from '../../database/index.ts'
import { documentToKeep, findDocument, readDocument, readStored } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import type { CartCaller } from '../cartCaller.ts'
import type { CartItemRecord } from './cartRecord.ts'
import {
  deleteItem,
  ensureCart,
  findOwnDesign,
  type ItemToKeep,
  keepItem,
  listItems,
  lockCart,
  nextVersion,
} from './cartStore.ts'
import { keepApproval } from './linkStore.ts'

export type ItemToAdd = z.output<typeof schemas.addToCartBody>
export type ItemChange = z.output<typeof schemas.changeCartItemBody>

interface ChangeContext {
  readonly caller: CartCaller
  readonly tenant: TenantContext
  readonly now: Date
}

/** Throws `cart-full` if the items with these changes exceed what one order takes, or what is kept of guests. */
export function requireRoom(items: readonly Pick<CartItemRecord, 'id' | 'lines' | 'document'>[]): void {
  const lines = items.reduce((sum, item) => sum + item.lines.length, 0)
  const characters = items.reduce((sum, { document }) => sum + (document ? JSON.stringify(document).length : 0), 0)
  if (items.length > CART_LIMITS.items || lines > CART_LIMITS.lines || characters > CART_LIMITS.documents)
    throw new ProblemError('cart-full')
}

/** Returns the items after one of them is added or replaced. */
export const withItem = <T extends { readonly id: string }>(items: readonly T[], item: T): T[] => [
  ...items.filter(({ id }) => id !== item.id),
  item,
]

/**
 * Returns the item to keep: an own design by its current revision, any other by its document. Throws `not-found`
 * without either, and the problems of a document.
 */
async function itemOf(trx: Transaction, wanted: ItemToAdd, { caller, tenant }: ChangeContext): Promise<ItemToKeep> {
  const { id, designId: design_id, name, fabric, lines } = wanted
  const shared = { id, design_id, fabric, lines }
  const own = caller.personId === null ? undefined : await findOwnDesign(trx, caller.personId, design_id)
  if (own) return { ...shared, ...own, document: null }
  if (wanted.document === undefined) throw new ProblemError('not-found', [{ path: 'designId', id: 'not-found' }])
  const document = readDocument(wanted.document, tenant)
  return { ...shared, name, product_type: documentToKeep(document).productType, revision: null, document }
}

/** Puts a design in the cart, creating the cart if necessary. */
export async function addItem(trx: Transaction, wanted: ItemToAdd, context: ChangeContext): Promise<void> {
  const item = await itemOf(trx, wanted, context)
  const cart = await ensureCart(trx, context.caller, context.now)
  requireRoom(withItem<Pick<CartItemRecord, 'id' | 'lines' | 'document'>>(await listItems(trx, cart.id), item))
  await keepItem(trx, cart.id, item, context.now)
  await nextVersion(trx, cart.id, context.now)
}

/**
 * Changes an item if the cart still has the version that the change was made on; returns whether it has. Throws
 * `not-found` for an unknown item or design, `cart-full`.
 */
export async function changeItem(
  trx: Transaction,
  { id, change }: { readonly id: string; readonly change: ItemChange },
  { caller, now }: ChangeContext,
): Promise<boolean> {
  const cart = await lockCart(trx, caller)
  if (cart?.version !== change.version) return false
  const items = await listItems(trx, cart.id)
  const item = items.find(each => each.id === id)
  if (!item) throw new ProblemError('not-found')
  const next = await changedItem(trx, { item, change }, caller)
  requireRoom(withItem<Pick<CartItemRecord, 'id' | 'lines' | 'document'>>(items, next))
  await keepItem(trx, cart.id, next, now)
  if (await isOnlySaved(trx, item, next)) await keepApproval(trx, cart)
  await nextVersion(trx, cart.id, now)
  return true
}

/** Whether a change only names the account's copy of a guest's design, which is made alike. */
async function isOnlySaved(trx: Transaction, before: CartItemRecord, after: ItemToKeep): Promise<boolean> {
  if (before.revision !== null || after.revision === null) return false
  if (before.fabric !== after.fabric || before.lines !== after.lines) return false
  const saved = await findDocument(trx, after.design_id, after.revision)
  return saved !== undefined && listDesignChanges(readStored(before.document), readStored(saved.document)).length === 0
}

async function changedItem(
  trx: Transaction,
  { item, change }: { readonly item: CartItemRecord; readonly change: ItemChange },
  { personId }: CartCaller,
): Promise<ItemToKeep> {
  const next = { ...item, fabric: change.fabric ?? item.fabric, lines: change.lines ?? item.lines }
  if (change.designId === undefined && change.revision === undefined) return next
  const designId = change.designId ?? item.design_id
  const own = personId === null ? undefined : await findOwnDesign(trx, personId, designId)
  if (!own) throw new ProblemError('not-found', [{ path: 'designId', id: 'not-found' }])
  const { name, product_type } = own
  // The customer has seen this revision; a newer one is shown to them as another change.
  const revision = change.revision === undefined ? own.revision : Math.min(change.revision, own.revision)
  return { ...next, design_id: designId, name, product_type, revision, document: null }
}

/** Takes an item out if the cart still has that version; returns whether it has. An absent item is no error. */
export async function removeItem(
  trx: Transaction,
  { id, version }: { readonly id: string; readonly version: number },
  { caller, now }: ChangeContext,
): Promise<boolean> {
  const cart = await lockCart(trx, caller)
  if (!cart) return true
  if (cart.version !== version) return false
  if (await deleteItem(trx, cart.id, id)) await nextVersion(trx, cart.id, now)
  return true
}
