import { type Transaction, sql } from '../../database/index.ts'

export interface RevisionRecord {
  readonly revision: number
  readonly saved_at: Date
  readonly restored_from: number | null
  readonly is_current: boolean
}

export interface RevisionsQuery {
  readonly designId: string
  readonly page: number
  readonly pageSize: number
}

const COLUMNS = sql.raw('r.revision, r.created_at as saved_at, r.restored_from, r.revision = d.revision as is_current')

/** Lists revisions, newest first. The caller must have checked that the person owns the design. */
export async function listRevisions(
  trx: Transaction,
  { designId, page, pageSize }: RevisionsQuery,
): Promise<RevisionRecord[]> {
  const { rows } = await sql<RevisionRecord>`
    select ${COLUMNS} from design_revisions r join designs d on d.id = r.design_id
    where r.design_id = ${designId} order by r.revision desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx)
  return rows
}

export async function findRevision(
  trx: Transaction,
  designId: string,
  revision: number,
): Promise<(RevisionRecord & { readonly document: unknown }) | undefined> {
  const { rows } = await sql<RevisionRecord & { document: unknown }>`
    select ${COLUMNS}, r.document from design_revisions r join designs d on d.id = r.design_id
    where r.design_id = ${designId} and r.revision = ${revision}`.execute(trx)
  return rows[0]
}
