import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

export interface CartApprovalRecord {
  readonly cart_approved_by: string | null
  readonly cart_approved_at: Date | null
}

export const NO_APPROVAL: CartApprovalRecord = { cart_approved_by: null, cart_approved_at: null }

/**
 * Empties the person's cart for the order that is being placed from this version of it; ends its link and returns who
 * approved this version by it. Throws `cart-changed` if the cart has another version, or one of its designs another
 * revision than the customer has seen.
 */
export async function emptyCart(
  trx: Transaction,
  { personId, version, now }: { readonly personId: string; readonly version: number; readonly now: Date },
): Promise<CartApprovalRecord> {
  const { rows } = await sql<{ id: string; is_same: boolean }>`
    select c.id, c.version = ${version}::int and not exists (
      select from cart_items i left join designs d on d.id = i.design_id and d.deleted_at is null
      where i.cart_id = c.id and i.revision is distinct from d.revision) as is_same
    from carts c where c.owner_id = ${personId} for update of c`.execute(trx)
  const [cart] = rows
  if (!cart?.is_same) throw new ProblemError('cart-changed')
  await sql`delete from cart_items where cart_id = ${cart.id}`.execute(trx)
  await sql`delete from cart_samples where cart_id = ${cart.id}`.execute(trx)
  await sql`update carts set version = version + 1, changed_at = ${now} where id = ${cart.id}`.execute(trx)
  const { rows: links } = await sql<CartApprovalRecord & { approved_version: number | null }>`
    update cart_links set revoked_at = ${now} where cart_id = ${cart.id} and revoked_at is null
    returning approved_version, approved_name as cart_approved_by, approved_at as cart_approved_at`.execute(trx)
  const approval = links.find(({ approved_version }) => approved_version === version)
  return approval
    ? { cart_approved_by: approval.cart_approved_by, cart_approved_at: approval.cart_approved_at }
    : NO_APPROVAL
}
