import { sql, type Transaction } from '../../database/index.ts'

/**
 * Loads the surcharges by size, in cents, of the price list in force at that moment. A list that was never saved has
 * been in force from the beginning.
 */
export async function loadSizeSurcharges(trx: Transaction, at: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ sizes: Record<string, number> }>`
    select coalesce(
      (select list -> 'sizes' from price_list_versions where saved_at <= ${at} order by version desc limit 1),
      (select list -> 'sizes' from price_list_versions where version = 0),
      (select jsonb_object_agg(size, cents) from size_surcharges),
      '{}') as sizes`.execute(trx)
  return new Map(Object.entries(rows[0]!.sizes))
}
