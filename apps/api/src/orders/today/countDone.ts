import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'

interface DoneQuery {
  readonly since: Date
  /** Only what this member of the staff did; all without. */
  readonly staffId: string | undefined
}

/** Counts the orders that staff moved on, the designs they reviewed and the conversations they answered; what was taken back does not count. */
export async function countDone(trx: Transaction, { since, staffId }: DoneQuery): Promise<number> {
  const isBy = (column: string): RawBuilder<unknown> =>
    staffId === undefined ? sql`true` : sql`${sql.ref(column)} = ${staffId}`
  const { rows } = await sql<{ done: number }>`
    select (
      (select count(distinct h.order_id) from order_history h
        where h.at >= ${since} and h.actor_role in ('store', 'admin') and ${isBy('h.actor_id')}
          and h.from_status <> h.to_status and h.undoes is null
          and not coalesce((select true from order_history u where u.order_id = h.order_id and u.undoes = h.version limit 1), false))
      + (select count(distinct r.design_id) from design_reviews r
        where r.reviewed_at >= ${since} and ${isBy('r.reviewed_by')})
      + (select count(distinct m.conversation_id) from conversation_messages m
        where m.at >= ${since} and m.kind = 'reply' and ${isBy('m.staff_id')}))::int as done`.execute(trx)
  return rows[0]!.done
}
