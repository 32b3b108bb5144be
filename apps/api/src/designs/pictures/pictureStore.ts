import { type Transaction, sql } from '../../database/index.ts'

export interface DocumentToDraw {
  readonly document: unknown
  readonly document_hash: string
  /** The owner's account; without one the picture is the shop's. */
  readonly account_id?: string
}

/**
 * Finds a revision's document, the newest if no number is given. Includes deleted designs, whose orders still show
 * them.
 */
export async function findDocument(
  trx: Transaction,
  designId: string,
  revision: number | undefined,
): Promise<DocumentToDraw | undefined> {
  const { rows } = await sql<DocumentToDraw>`
    select r.document, r.document_hash, d.owner_id as account_id from designs d join design_revisions r on r.design_id = d.id
    where d.id = ${designId} and r.revision = coalesce(${revision ?? null}::int, d.revision)`.execute(trx)
  return rows[0]
}
