import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { type CartCaller, hashSecret } from '../cartCaller.ts'
import type { CartItemRecord, CartItemWithDesign, CartRecord } from './cartRecord.ts'

const isOf = ({ personId, secret }: CartCaller): RawBuilder<unknown> =>
  personId === null
    ? sql`owner_id is null and secret_hash = ${secret === null ? '' : hashSecret(secret)}`
    : sql`owner_id = ${personId}`

export async function findCart(trx: Transaction, caller: CartCaller): Promise<CartRecord | undefined> {
  const { rows } = await sql<CartRecord>`select id, owner_id, version from carts where ${isOf(caller)}`.execute(trx)
  return rows[0]
}

/** Finds a cart and locks it until the end of the transaction. */
export async function lockCart(trx: Transaction, caller: CartCaller): Promise<CartRecord | undefined> {
  const { rows } = await sql<CartRecord>`
    select id, owner_id, version from carts where ${isOf(caller)} for update`.execute(trx)
  return rows[0]
}

/** Finds or creates the caller's cart, and locks it. A caller without a session needs a secret. */
export async function ensureCart(trx: Transaction, caller: CartCaller, now: Date): Promise<CartRecord> {
  const found = await lockCart(trx, caller)
  if (found) return found
  const { personId, secret } = caller
  if (personId === null && secret === null) throw new Error('a guest’s cart needs a secret')
  await sql`insert into carts (owner_id, secret_hash, changed_at)
    values (${personId}::uuid, ${personId === null ? hashSecret(secret!) : null}, ${now}) on conflict do nothing`.execute(
    trx,
  )
  // Another call may have created it at the same time.
  const made = await lockCart(trx, caller)
  if (!made) throw new Error('a cart vanished within its own transaction')
  return made
}

/** Counts a change of a locked cart. */
export async function nextVersion(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update carts set version = version + 1, changed_at = ${now} where id = ${id}`.execute(trx)
}

export async function deleteCart(trx: Transaction, id: string): Promise<void> {
  await sql`delete from carts where id = ${id}`.execute(trx)
}

const COLUMNS = sql`i.id, i.design_id, i.name, i.product_type, i.revision, i.document, i.fabric, i.lines, i.added_at, i.changed_at`

export async function listItems(trx: Transaction, cartId: string): Promise<CartItemRecord[]> {
  const { rows } = await sql<CartItemRecord>`
    select ${COLUMNS} from cart_items i where i.cart_id = ${cartId} order by i.position`.execute(trx)
  return rows
}

/** Lists a cart's items with the current state of the owner's designs, and the documents as they were put in. */
export async function listItemsWithDesigns(trx: Transaction, cart: CartRecord): Promise<CartItemWithDesign[]> {
  const { rows } = await sql<CartItemWithDesign>`
    select i.id, i.design_id, i.name, i.product_type, i.revision, coalesce(i.document, was.document) as document, i.fabric,
      i.lines, i.added_at, i.changed_at,
      d.revision as current_revision, d.name as current_name, r.document as current_document
    from cart_items i
    left join designs d on d.id = i.design_id and d.owner_id = ${cart.owner_id} and d.deleted_at is null
    left join design_revisions r on r.design_id = d.id and r.revision = d.revision
    left join design_revisions was on was.design_id = i.design_id and was.revision = i.revision
    where i.cart_id = ${cart.id} order by i.position`.execute(trx)
  return rows
}

export type ItemToKeep = Omit<CartItemRecord, 'added_at' | 'changed_at'>

/** Writes an item; one of the same id keeps its place in the cart. */
export async function keepItem(trx: Transaction, cartId: string, item: ItemToKeep, now: Date): Promise<void> {
  const document = item.revision === null ? JSON.stringify(item.document) : null
  await sql`insert into cart_items (cart_id, id, position, design_id, name, product_type, revision, document, fabric, lines, added_at, changed_at)
    values (${cartId}, ${item.id}, (select coalesce(max(position), 0) + 1 from cart_items where cart_id = ${cartId}), ${item.design_id}, ${item.name}, ${item.product_type}, ${item.revision}, ${document}::jsonb,
      ${item.fabric}, ${JSON.stringify(item.lines)}::jsonb, ${now}, ${now})
    on conflict (tenant_id, cart_id, id) do update set design_id = excluded.design_id, name = excluded.name,
      product_type = excluded.product_type, revision = excluded.revision, document = excluded.document,
      fabric = excluded.fabric, lines = excluded.lines, changed_at = excluded.changed_at`.execute(trx)
}

export async function deleteItem(trx: Transaction, cartId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from cart_items where cart_id = ${cartId} and id = ${id}`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

export interface CartTotals {
  readonly version: number
  readonly designs: number
  readonly qty: number
}

/** Counts a cart's designs, and its pieces with its samples, without reading the rest. */
export async function countCart(trx: Transaction, caller: CartCaller): Promise<CartTotals> {
  const { rows } = await sql<CartTotals>`
    select c.version, count(i.id)::int as designs,
      (coalesce(sum((select sum((l ->> 'qty')::int) from jsonb_array_elements(i.lines) l)), 0)
        + (select count(*) from cart_samples s where s.cart_id = c.id))::int as qty
    from carts c left join cart_items i on i.cart_id = c.id where ${isOf(caller)} group by c.id, c.version`.execute(trx)
  return rows[0] ?? { version: 0, designs: 0, qty: 0 }
}

/** An own design as a cart refers to it. */
export interface OwnDesign {
  readonly name: string
  readonly product_type: string
  readonly revision: number
}

export async function findOwnDesign(trx: Transaction, ownerId: string, id: string): Promise<OwnDesign | undefined> {
  const { rows } = await sql<OwnDesign>`
    select name, product_type, revision from designs
    where id = ${id} and owner_id = ${ownerId} and deleted_at is null`.execute(trx)
  return rows[0]
}
