import { type Transaction, sql } from '../database/index.ts'

/** The living link's token: the one there is, or the offered one. Two askers at once get the same. */
export async function keepLink(trx: Transaction, designId: string, token: string): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    insert into preview_links (design_id, token) values (${designId}, ${token})
    on conflict (tenant_id, design_id) where revoked_at is null do update set design_id = excluded.design_id
    returning token`.execute(trx)
  return rows[0]!.token
}

export async function revokeLink(trx: Transaction, designId: string, now: Date): Promise<void> {
  await sql`update preview_links set revoked_at = ${now} where design_id = ${designId} and revoked_at is null`.execute(
    trx,
  )
}

export interface SharedDesign {
  readonly name: string
  readonly product_type: string
  readonly revision: number
  readonly document: unknown
  readonly document_hash: string
  readonly updated_at: Date
  readonly account_id: string
}

export async function findShared(trx: Transaction, token: string): Promise<SharedDesign | undefined> {
  const { rows } = await sql<SharedDesign>`
    select d.name, d.product_type, d.revision, d.updated_at, d.owner_id as account_id, r.document, r.document_hash
    from preview_links p
    join designs d on d.id = p.design_id and d.deleted_at is null
    join design_revisions r on r.design_id = d.id and r.revision = d.revision
    where p.token = ${token} and p.revoked_at is null`.execute(trx)
  return rows[0]
}
