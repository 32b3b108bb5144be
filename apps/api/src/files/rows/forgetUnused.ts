import { UPLOAD_LIMITS } from '@kitwright/contract/limits'
import { sql, type Transaction } from '../../database/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The batch size, small enough that concurrent uploads do not wait. */
const BATCH = 200

/**
 * SQL condition for a use that ended: its design was never ordered and was deleted long ago, or its template was
 * deleted.
 */
const isOver = (before: Date) => sql`(
  exists (
    select from designs d where d.tenant_id = u.tenant_id and d.id = u.design_id and d.deleted_at < ${before}
      and not exists (select from order_lines l where l.tenant_id = d.tenant_id and l.design_id = d.id)
  )
  or exists (
    select from templates t where t.tenant_id = u.tenant_id and t.id = u.template_id and t.deleted_at < ${before}
  )
)`

/**
 * Deletes the shop's pictures that are older than the retention period and unused: in no design, order or template, no
 * handover note, receipt, claim or page, price list, nor the shop's settings. Skips pictures that somebody is about to use. Bytes without a row are removed
 * separately. Returns how many.
 */
export async function forgetUnused(trx: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UPLOAD_LIMITS.unusedDays * DAY_MS)
  const { rows } = await sql<{ id: string }>`
    select f.id from files f
    where f.created_at < ${before}
      and not exists (select from file_uses u where u.tenant_id = f.tenant_id and u.file_id = f.id and not ${isOver(before)})
      and not exists (select from handover_notes n where n.tenant_id = f.tenant_id and n.file_id = f.id)
      and not exists (select from payment_slips s where s.tenant_id = f.tenant_id and s.file_id = f.id)
      and not exists (select from claim_photos c where c.tenant_id = f.tenant_id and c.file_id = f.id)
      and not exists (select from supplier_invoices i where i.tenant_id = f.tenant_id and i.file_id = f.id)
      and not exists (select from page_files p where p.tenant_id = f.tenant_id and p.file_id = f.id)
      and not exists (select from fabrics b where b.tenant_id = f.tenant_id and b.picture_id = f.id)
      and not exists (select from price_list_versions v where v.tenant_id = f.tenant_id and strpos(v.list::text, f.id::text) > 0)
      and not exists (select from tenants t where t.id = f.tenant_id and strpos(t.settings::text, f.id::text) > 0)
    order by f.created_at limit ${BATCH}
    for update of f skip locked`.execute(trx)
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  // A picture saved since the search has a current use, so its row stays.
  await sql`delete from file_uses u where u.file_id = any(${ids}::uuid[]) and ${isOver(before)}`.execute(trx)
  const { rows: gone } = await sql`
    delete from files f where f.id = any(${ids}::uuid[])
      and not exists (select from file_uses u where u.tenant_id = f.tenant_id and u.file_id = f.id)
      and not exists (select from page_files p where p.tenant_id = f.tenant_id and p.file_id = f.id)
    returning f.id`.execute(trx)
  return gone.length
}
