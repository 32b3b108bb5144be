import { sql, type Transaction } from '../database/index.ts'

interface Wearer {
  readonly ownerId: string
  readonly designId: string
}

/**
 * Those of the pictures that a design of this owner may show: the owner's own, the shop's (the staff's, and what its templates brought),
 * and what an earlier revision of this very design shows already. Another customer's is none, whoever knows its number.
 */
export async function listUsablePictures(
  trx: Transaction,
  ids: readonly string[],
  { ownerId, designId }: Wearer,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from files f join accounts a on a.id = f.account_id,
      lateral (select jsonb_build_object('layers', jsonb_build_array(jsonb_build_object('asset', jsonb_build_object('id', f.id)))) as part) shown
    where f.id = any(${[...ids]}::uuid[]) and (
      f.account_id = ${ownerId} or a.role <> 'CUSTOMER'
      or exists (select from templates t where t.document @> shown.part)
      or exists (select from design_revisions r where r.design_id = ${designId} and r.document @> shown.part))`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}
