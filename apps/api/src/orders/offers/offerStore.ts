import { QUOTE_LIMITS } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { type CartCaller, hashSecret } from '../cartCaller.ts'

export interface OfferLine {
  readonly text: string
  readonly qty: number
  readonly unitCents: number
  /** The garment and fabric whose price is held; null for a free line. */
  readonly garment: { readonly productType: ProductType; readonly fabric: string } | null
}

/** An accepted offer whose prices wait for an order. */
export interface OfferRecord {
  readonly id: string
  readonly number: string
  readonly lines: readonly OfferLine[]
  /** The member of staff who sent it. */
  readonly offered_by: string
  readonly expires_at: Date
}

/** The keeper of an offer: a customer, or the cart of a browser without an account. */
export interface OfferKeeping {
  readonly owner_id: string | null
  readonly cart_id: string | null
  /** The order that used it, unless that was canceled. */
  readonly order_id: string | null
  readonly order_number: string | null
  readonly expires_at: Date
}

export async function insertOffer(trx: Transaction, offer: OfferRecord, now: Date): Promise<void> {
  const { id, number, lines, offered_by, expires_at } = offer
  await sql`insert into held_offers (id, number, lines, offered_by, accepted_at, expires_at)
    values (${id}, ${number}, ${JSON.stringify(lines)}::jsonb, ${offered_by}, ${now}, ${expires_at})`.execute(trx)
}

/** Moves an offer to a customer's account, or to the cart of a browser. */
export async function writeKeeper(
  trx: Transaction,
  { id, ownerId, cartId }: { readonly id: string; readonly ownerId: string | null; readonly cartId: string | null },
): Promise<void> {
  await sql`update held_offers set owner_id = ${ownerId}::uuid, cart_id = ${cartId}::uuid where id = ${id}`.execute(trx)
}

/** Moves the offers of a guest's cart to the account that the cart is merged into. */
export async function moveOffers(trx: Transaction, cartId: string, ownerId: string): Promise<void> {
  await sql`update held_offers set owner_id = ${ownerId}, cart_id = null where cart_id = ${cartId}`.execute(trx)
}

const keepingOf = (id: string): RawBuilder<OfferKeeping> => sql<OfferKeeping>`
  select h.owner_id, h.cart_id, h.expires_at, o.id as order_id, o.number as order_number
  from held_offers h left join orders o on o.id = h.used_by and o.status <> 'CANCELED' where h.id = ${id}`

export async function findKeeping(trx: Transaction, id: string): Promise<OfferKeeping | undefined> {
  return (await keepingOf(id).execute(trx)).rows[0]
}

/** Finds the keeper of an offer and locks the offer until the transaction ends. */
export async function lockKeeping(trx: Transaction, id: string): Promise<OfferKeeping | undefined> {
  return (await sql<OfferKeeping>`${keepingOf(id)} for update of h`.execute(trx)).rows[0]
}

/** The offers of an account, and those of the guest's cart in the same browser. */
const ofCaller = ({ personId, secret }: CartCaller): RawBuilder<boolean> => sql<boolean>`(h.owner_id = ${personId}::uuid
  or h.cart_id in (select id from carts where owner_id is null and secret_hash = ${secret === null ? null : hashSecret(secret)}))`

/** The offers of one cart, which whoever approves it sees as well. */
export const ofCart = (cart: { readonly id: string; readonly owner_id: string | null }): RawBuilder<boolean> =>
  sql<boolean>`(h.owner_id = ${cart.owner_id}::uuid or h.cart_id = ${cart.id})`

interface OffersQuery {
  readonly of: CartCaller | RawBuilder<boolean>
  readonly now: Date
  /** Whether an order is about to use them: then they are locked, and another order waits for the outcome. */
  readonly isPlacing?: boolean
}

/** Lists the offers that no order has used, the first to expire first; those that have expired long ago are left out. */
export async function listOffers(
  trx: Transaction,
  { of, now, isPlacing = false }: OffersQuery,
): Promise<OfferRecord[]> {
  const isTheirs = 'personId' in of ? ofCaller(of) : of
  const query = sql<OfferRecord>`select h.id, h.number, h.lines, h.offered_by, h.expires_at
    from held_offers h left join orders u on u.id = h.used_by
    where ${isTheirs} and h.expires_at > ${now}::timestamptz - make_interval(days => ${QUOTE_LIMITS.expiredDays}::int) and (h.used_by is null or u.status = 'CANCELED')
    order by h.expires_at, h.number`
  return (await (isPlacing ? sql<OfferRecord>`${query} for update of h` : query).execute(trx)).rows
}

/** Locks offers until the transaction ends. Returns whether none of them is used by an order that is not canceled. */
export async function lockUnusedOffers(trx: Transaction, ids: readonly string[]): Promise<boolean> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return true
  const { rows } = await sql<{ id: string }>`select h.id from held_offers h left join orders u on u.id = h.used_by
    where h.id = any(${unique}::uuid[]) and (h.used_by is null or u.status = 'CANCELED') for update of h`.execute(trx)
  return rows.length === unique.length
}
