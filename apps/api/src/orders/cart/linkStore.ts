import { CART_LIMITS, type Cart } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { hashSecret } from '../cartCaller.ts'
import type { CartRecord } from './cartRecord.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface LinkRecord {
  readonly expires_at: Date
  readonly revoked_at: Date | null
  readonly approved_name: string
  readonly approved_at: Date | null
  readonly approved_version: number | null
}

export const presentApproval = (link: LinkRecord): NonNullable<Cart['link']>['approval'] =>
  link.approved_at && link.approved_version !== null
    ? { name: link.approved_name, at: link.approved_at.toISOString(), version: link.approved_version }
    : null

/** Returns a cart's open link without its token, which is not kept. */
export async function findOpenLink(
  trx: Transaction,
  cartId: string,
  now: Date,
): Promise<NonNullable<Cart['link']> | undefined> {
  const { rows } = await sql<LinkRecord>`
    select expires_at, revoked_at, approved_name, approved_at, approved_version from cart_links
    where cart_id = ${cartId} and revoked_at is null and expires_at > ${now} order by made_at desc limit 1`.execute(trx)
  const [link] = rows
  return link && { expiresAt: link.expires_at.toISOString(), approval: presentApproval(link) }
}

/** Ends the open links of a cart. */
export async function revokeLinks(trx: Transaction, cartId: string, now: Date): Promise<void> {
  await sql`update cart_links set revoked_at = ${now} where cart_id = ${cartId} and revoked_at is null`.execute(trx)
}

/** Keeps a new link by the hash of its token; returns when it ends. */
export async function insertLink(trx: Transaction, cartId: string, token: string, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + CART_LIMITS.linkDays * DAY_MS)
  await sql`insert into cart_links (cart_id, token_hash, made_at, expires_at)
    values (${cartId}, ${hashSecret(token)}, ${now}, ${expiresAt})`.execute(trx)
  return expiresAt
}

export interface LinkedCart extends LinkRecord, CartRecord {
  /** First name of the cart's owner; empty for a guest. */
  readonly sent_by: string
}

/** Finds the cart of a link, open or ended, and locks both. */
export async function findLinkedCart(trx: Transaction, token: string): Promise<LinkedCart | undefined> {
  const { rows } = await sql<LinkedCart>`
    select c.id, c.owner_id, c.version, l.expires_at, l.revoked_at, l.approved_name, l.approved_at, l.approved_version,
      coalesce((select a.first_name from accounts a where a.id = c.owner_id), '') as sent_by
    from cart_links l join carts c on c.id = l.cart_id
    where l.token_hash = ${hashSecret(token)} for update of c, l`.execute(trx)
  return rows[0]
}

export async function noteApproval(
  trx: Transaction,
  {
    token,
    name,
    version,
    now,
  }: { readonly token: string; readonly name: string; readonly version: number; readonly now: Date },
): Promise<void> {
  await sql`update cart_links set approved_name = ${name}, approved_at = ${now}, approved_version = ${version}
    where token_hash = ${hashSecret(token)}`.execute(trx)
}

/** Carries the approval of a cart's current version to the next one. */
export async function keepApproval(
  trx: Transaction,
  { id, version }: Pick<CartRecord, 'id' | 'version'>,
): Promise<void> {
  await sql`update cart_links set approved_version = ${version + 1}
    where cart_id = ${id} and revoked_at is null and approved_version = ${version}`.execute(trx)
}
