import { sql, type Transaction } from '../../../database/index.ts'

/**
 * Hands finished print files to the order's supplier if their maker asked for that. Does nothing for an order that has
 * left production, was handed over meanwhile, or has no supplier with whom the shop works.
 */
export async function handOverFinished(
  trx: Transaction,
  { packId, now }: { readonly packId: string; readonly now: Date },
): Promise<void> {
  await sql`
    with handed as (
      insert into handovers (order_id, supplier_id, pack_id, handed_at)
      select o.id, o.supplier_id, p.id, ${now}::timestamptz
      from packs p join orders o on o.id = p.order_id join suppliers s on s.id = o.supplier_id
      where p.id = ${packId} and p.hands_over_by is not null and p.remake_id is null and o.status = 'PROCESSING'
        and s.ended_at is null
      on conflict (tenant_id, order_id) do nothing
      returning order_id, supplier_id, pack_id)
    insert into handover_notes (order_id, supplier_id, kind, text, by, at)
    select h.order_id, h.supplier_id, 'handed', '', p.hands_over_by, ${now}::timestamptz
    from handed h join packs p on p.id = h.pack_id`.execute(trx)
}
