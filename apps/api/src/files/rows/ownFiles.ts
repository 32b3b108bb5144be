import { databaseError, sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { StoredFileRow } from './fileRows.ts'

/** A picture and the places it is used in. */
export interface OwnFileRow extends StoredFileRow {
  /** The account's own designs, latest changed first; deleted ones that were ordered have lost their names. */
  readonly designs: readonly { readonly id: string; readonly name: string }[]
  readonly is_ordered: boolean
  /** Whether a template shows it, or another person's copy of one. */
  readonly in_template: boolean
  readonly is_logo: boolean
  readonly is_khqr: boolean
}

/** Addresses of the pictures that the shop itself shows. */
const SHOP_PICTURES = sql`
  select settings ->> 'logo' as logo, settings -> 'payment' ->> 'khqr' as khqr from tenants where id = current_tenant_id()`

/** A receipt is shown at its order, not among the pictures for designs. */
const IS_NO_SLIP = sql`not exists (select from payment_slips s where s.file_id = f.id)
  and not exists (select from claim_photos c where c.file_id = f.id)
  and not exists (select from supplier_invoices i where i.file_id = f.id)`

interface Page {
  readonly page: number
  readonly pageSize: number
}

/** Lists one page of an account's pictures, latest first, each with its uses. */
export async function listOwnFiles(
  trx: Transaction,
  accountId: string,
  { page, pageSize }: Page,
): Promise<OwnFileRow[]> {
  const { rows } = await sql<OwnFileRow>`
    with mine as (
      select * from files f where account_id = ${accountId} and ${IS_NO_SLIP}
      order by created_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select mine.*,
      coalesce((
        select json_agg(json_build_object('id', d.id, 'name', d.name) order by d.updated_at desc)
        from file_uses u join designs d on d.id = u.design_id
        where u.file_id = mine.id and d.deleted_at is null and d.owner_id = mine.account_id
      ), '[]') as designs,
      exists (
        select from file_uses u join order_lines l on l.design_id = u.design_id where u.file_id = mine.id
      ) as is_ordered,
      exists (
        select from file_uses u join templates t on t.id = u.template_id
        where u.file_id = mine.id and t.deleted_at is null
      ) or exists (
        select from file_uses u join designs d on d.id = u.design_id
        where u.file_id = mine.id and d.deleted_at is null and d.owner_id <> mine.account_id
      ) as in_template,
      coalesce(shop.logo = '/api/files/' || mine.id, false) as is_logo,
      coalesce(shop.khqr = '/api/files/' || mine.id, false) as is_khqr
    from mine cross join (${SHOP_PICTURES}) shop order by created_at desc, id`.execute(trx)
  return rows
}

/** Counts an account's pictures as they are listed. */
export async function countOwnFiles(trx: Transaction, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from files f where account_id = ${accountId} and ${IS_NO_SLIP}`.execute(trx)
  return rows[0]!.count
}

/**
 * Deletes an unused picture of an account: in no design (not even a deleted one that was ordered), no template, no
 * receipt, nor the shop's settings. Throws `not-found` or `file-in-use`.
 */
export async function deleteOwnFile(trx: Transaction, accountId: string, id: string): Promise<void> {
  // A transaction that saves a document with it, or takes it as the logo, comes before or after.
  const found = await trx
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new ProblemError('not-found')
  const { rows: shown } = await sql`
    select from (${SHOP_PICTURES}) shop where ${`/api/files/${id}`} in (logo, khqr)`.execute(trx)
  if (shown.length > 0) throw new ProblemError('file-in-use')
  await sql`
    delete from file_uses u where file_id = ${id} and (
      exists (
        select from designs d where d.id = u.design_id and d.deleted_at is not null
          and not exists (select from order_lines l where l.design_id = d.id)
      )
      or exists (select from templates t where t.id = u.template_id and t.deleted_at is not null)
    )`.execute(trx)
  try {
    await trx.deleteFrom('files').where('id', '=', id).execute()
  } catch (error) {
    if (databaseError(error)?.kind === 'missingReference') throw new ProblemError('file-in-use')
    throw error
  }
}
