import type { Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

type Draft = Response_<'GET /api/office/order-drafts/{id}'>
export type DraftContent = Draft['content']

/** An unfinished order as stored. */
export interface DraftRecord {
  readonly id: string
  readonly owner_id: string
  readonly source: Draft['source']
  readonly fill_in_of: string | null
  readonly content: DraftContent
  readonly version: number
  readonly made_by: string
  readonly changed_at: Date
  /** The order that it was placed as; null until then. */
  readonly order_id: string | null
}

const COLUMNS = sql.raw('id, owner_id, source, fill_in_of, content, version, made_by, changed_at, order_id')

/** Lists what is unfinished, the latest changed first. */
export async function listDrafts(trx: Transaction): Promise<DraftRecord[]> {
  const { rows } = await sql<DraftRecord>`
    select ${COLUMNS} from order_drafts where order_id is null order by changed_at desc, id limit 200`.execute(trx)
  return rows
}

export async function findDraft(trx: Transaction, id: string): Promise<DraftRecord | undefined> {
  const { rows } = await sql<DraftRecord>`select ${COLUMNS} from order_drafts where id = ${id}`.execute(trx)
  return rows[0]
}

/** Returns a draft and locks it, so that two who place it make one order. */
export async function lockDraft(trx: Transaction, id: string): Promise<DraftRecord | undefined> {
  const { rows } =
    await sql<DraftRecord>`select ${COLUMNS} from order_drafts where tenant_id = current_tenant_id() and id = ${id} for update`.execute(
      trx,
    )
  return rows[0]
}

export interface DraftToInsert {
  readonly ownerId: string
  readonly source: Draft['source']
  readonly fillInOf: string | null
  readonly content: DraftContent
  readonly madeBy: string
  readonly now: Date
}

export async function insertDraft(trx: Transaction, draft: DraftToInsert): Promise<DraftRecord> {
  const { ownerId, source, fillInOf, content, madeBy, now } = draft
  const { rows } = await sql<DraftRecord>`
    insert into order_drafts (owner_id, source, fill_in_of, content, made_by, changed_at)
    values (${ownerId}, ${source}, ${fillInOf}, ${JSON.stringify(content)}::jsonb, ${madeBy}, ${now})
    returning ${COLUMNS}`.execute(trx)
  return rows[0]!
}

export async function writeDraft(
  trx: Transaction,
  { id, source, content, now }: Pick<DraftRecord, 'id' | 'source' | 'content'> & { readonly now: Date },
): Promise<void> {
  await sql`update order_drafts set source = ${source}, content = ${JSON.stringify(content)}::jsonb,
      version = version + 1, changed_at = ${now} where id = ${id}`.execute(trx)
}

/** Notes the order of a draft, which keeps nothing else from then on. */
export async function writePlaced(
  trx: Transaction,
  { id, orderId, now }: { readonly id: string; readonly orderId: string; readonly now: Date },
): Promise<void> {
  await sql`update order_drafts set order_id = ${orderId}, content = '{}', changed_at = ${now} where id = ${id}`.execute(
    trx,
  )
}

export async function deleteDraft(trx: Transaction, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from order_drafts where id = ${id} and order_id is null`.execute(trx)
  return numAffectedRows === 1n
}
