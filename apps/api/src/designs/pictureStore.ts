import { type Transaction, sql } from '../database/index.ts'

export interface PictureWanted {
  readonly side: 'front' | 'back'
  readonly widthPx: number
}

export interface DocumentToDraw {
  readonly document: unknown
  readonly document_hash: string
}

/** A revision's document, the newest without a number; also of a deleted design, whose orders still show it. */
export async function findDocument(
  trx: Transaction,
  designId: string,
  revision: number | undefined,
): Promise<DocumentToDraw | undefined> {
  const { rows } = await sql<DocumentToDraw>`
    select r.document, r.document_hash from designs d join design_revisions r on r.design_id = d.id
    where d.id = ${designId} and r.revision = coalesce(${revision ?? null}::int, d.revision)`.execute(trx)
  return rows[0]
}

export async function findPicture(
  trx: Transaction,
  hash: string,
  { side, widthPx }: PictureWanted,
): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ png: Uint8Array }>`
    select png from design_pictures
    where document_hash = ${hash} and side = ${side} and width_px = ${widthPx}`.execute(trx)
  return rows[0]?.png
}

export async function keepPicture(
  trx: Transaction,
  hash: string,
  { side, widthPx }: PictureWanted,
  png: Uint8Array,
): Promise<void> {
  await sql`
    insert into design_pictures (document_hash, side, width_px, png) values (${hash}, ${side}, ${widthPx}, ${png})
    on conflict do nothing`.execute(trx)
}
