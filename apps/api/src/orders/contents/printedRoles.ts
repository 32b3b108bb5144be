import { personalRolesIn, type PrintedTexts } from '@kitwright/design'
import { sql, type Transaction } from '../../database/index.ts'
import { TEXTS_OF_REVISION } from '../../designs/index.ts'
import { REVISION } from './orderToProve.ts'

/** Returns, by design, the roles of players' texts that an order would be printed with now. */
export async function listPrintedRoles(
  trx: Transaction,
  orderId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ design_id: string; texts: PrintedTexts }>`
    select l.design_id, ${TEXTS_OF_REVISION} as texts
    from orders o
    cross join lateral (select distinct design_id, revision from order_lines where order_id = o.id) l
    join designs d on d.id = l.design_id
    left join lateral (
      select s.status as verdict from design_reviews s where s.design_id = l.design_id and s.revision = l.revision
      order by s.position desc limit 1) v on true
    join design_revisions r on r.design_id = l.design_id and r.revision = ${REVISION}
    where o.id = ${orderId}`.execute(trx)
  return new Map(rows.map(({ design_id, texts }) => [design_id, personalRolesIn(texts)]))
}
