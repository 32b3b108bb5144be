import { sql, type Transaction } from '../../database/index.ts'
import { proofPrefix } from '../../files/index.ts'
import { packExpiryDate } from '../runs/expiry.ts'
import { type Sweep, sweepFiles } from '../runs/sweepFiles.ts'

/**
 * Returns the pictures that somebody may view: of accepted proofs, of the last proof sent for each order, and of those
 * replaced within three months. Null while a proof is made, which may show any earlier picture.
 */
async function findWanted(trx: Transaction, now: Date): Promise<ReadonlySet<string> | null> {
  const { rows: making } = await sql`select from proofs where state = 'making' limit 1`.execute(trx)
  if (making.length > 0) return null
  const { rows } = await sql<{ hash: string }>`
    with shown as (
      select jsonb_array_elements(content) as card from proofs p
      where content is not null and (state = 'accepted' or sent_at > ${packExpiryDate(now)}::timestamptz or not exists (
        select from proofs later where later.order_id = p.order_id and later.content is not null and later.id > p.id)))
    select card->>'look' as hash from shown
    union select view->>'hash' from shown, jsonb_array_elements(card->'views') view`.execute(trx)
  return new Set(rows.map(({ hash }) => hash))
}

/**
 * Removes pictures of proofs that were replaced long ago and never accepted, and those that no proof shows. Returns the
 * number of files.
 */
export const sweepProofs = async (sweep: Sweep): Promise<number> =>
  sweepFiles(sweep, { prefixOf: proofPrefix, findWanted })
