import { type Transaction, sql } from '../../database/index.ts'
import { randomBytes } from 'node:crypto'
import { ProblemError } from '../../endpoint/index.ts'
import { findDesign } from '../storage/store.ts'

const TOKEN_BYTES = 16

/** Returns the token of the design's link, created if there is none: 128 random bits. Throws `not-found`. */
export async function shareDesign(trx: Transaction, ownerId: string, id: string): Promise<string> {
  const design = await findDesign(trx, ownerId, id)
  if (!design) throw new ProblemError('not-found')
  return design.preview_token ?? keepLink(trx, id, randomBytes(TOKEN_BYTES).toString('base64url'))
}

/** Ends the design's link; a later link has another token. Throws `not-found`. */
export async function unshareDesign(trx: Transaction, ownerId: string, id: string, now: Date): Promise<void> {
  if (!(await findDesign(trx, ownerId, id))) throw new ProblemError('not-found')
  await revokeLink(trx, id, now)
}

/** Returns the open link's token, the existing or else the offered one. Two concurrent calls get the same. */
async function keepLink(trx: Transaction, designId: string, token: string): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    insert into preview_links (design_id, token) values (${designId}, ${token})
    on conflict (tenant_id, design_id) where revoked_at is null do update set design_id = excluded.design_id
    returning token`.execute(trx)
  return rows[0]!.token
}

async function revokeLink(trx: Transaction, designId: string, now: Date): Promise<void> {
  await sql`update preview_links set revoked_at = ${now} where design_id = ${designId} and revoked_at is null`.execute(
    trx,
  )
}

export interface SharedDesign {
  readonly id: string
  readonly name: string
  readonly product_type: string
  readonly revision: number
  readonly document: unknown
  readonly document_hash: string
  readonly updated_at: Date
  readonly account_id: string
}

/** Returns the design of an open link. */
export async function findShared(trx: Transaction, token: string): Promise<SharedDesign | undefined> {
  const { rows } = await sql<SharedDesign>`
    select d.id, d.name, d.product_type, d.revision, d.updated_at, d.owner_id as account_id, r.document, r.document_hash
    from preview_links p
    join designs d on d.id = p.design_id and d.deleted_at is null
    join design_revisions r on r.design_id = d.id and r.revision = d.revision
    where p.token = ${token} and p.revoked_at is null`.execute(trx)
  return rows[0]
}

/**
 * Finds a shared design like findShared. Throws `preview-closed` for a link that its owner has closed, `not-found` for
 * one that never existed.
 */
export async function getShared(trx: Transaction, token: string): Promise<SharedDesign> {
  const shared = await findShared(trx, token)
  if (shared) return shared
  const { rows } = await sql`select from preview_links where token = ${token}`.execute(trx)
  throw new ProblemError(rows.length > 0 ? 'preview-closed' : 'not-found')
}
