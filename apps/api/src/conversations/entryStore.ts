import type { MessageOrigin } from '@kitwright/contract'
import { type RawBuilder, sql, type Transaction } from '../database/index.ts'

export interface EntryAttachment {
  readonly name: string
  readonly type: string
  readonly bytes: number
}

export interface EntryRecord {
  /** Microseconds since 1970 and the entry's id. */
  readonly place: string
  readonly id: string
  readonly origin: MessageOrigin
  readonly at: Date
  readonly by: 'customer' | 'supplier' | 'staff' | 'system'
  /** A member of staff. */
  readonly by_id: string | null
  readonly what: string
  readonly subject: string
  readonly text: string
  readonly order_id: string | null
  readonly order_number: string | null
  readonly design_id: string | null
  readonly design_name: string | null
  readonly quote_id: string | null
  readonly quote_number: string | null
  readonly sender: string
  readonly is_automatic: boolean
  readonly attachments: readonly EntryAttachment[]
  readonly undo_until: Date | null
}

/** SQL for entries: origin, id, at, by, by_id, what, subject, text, order_id, design_id, quote_id, in this sequence. `c` is the conversation. */
type EntryParts = readonly RawBuilder<unknown>[]

const NO_ORDER = sql`null::uuid`
/** Entries of a customer's orders, designs, quotes and messages. */
const OF_CUSTOMERS: EntryParts = [
  sql`select 'proof', p.id || '-p', p.answered_at, case when p.answered_by is null or p.answered_by = o.owner_id then 'customer' else 'staff' end,
      nullif(p.answered_by, o.owner_id), p.state, '', proof_words(p.answer_text, p.wishes), p.order_id, ${NO_ORDER}, ${NO_ORDER}
    from c join orders o on o.owner_id = c.account_id join proofs p on p.order_id = o.id
    where p.answered_at is not null`,
  sql`select 'claim', q.id || '-s', q.sent_at, 'customer', null::uuid, q.kind, '', q.text, q.order_id, ${NO_ORDER}, ${NO_ORDER}
    from c join orders o on o.owner_id = c.account_id join claims q on q.order_id = o.id
    union all
    select 'claim', q.id || '-a', q.answered_at, 'staff', q.answered_by, q.state, '', q.answer, q.order_id, null::uuid, null::uuid
    from c join orders o on o.owner_id = c.account_id join claims q on q.order_id = o.id where q.answered_at is not null`,
  sql`select 'quote', m.id::text, m.at, case when m.staff_id is null then 'customer' else 'staff' end, m.staff_id, '', '', m.text, null::uuid, null::uuid, m.quote_id
    from c join customer_quotes q on q.owner_id = c.account_id join customer_quote_messages m on m.quote_id = q.id`,
  sql`select 'design', r.id || '-p', r.proposed_at, 'staff', r.proposed_by, 'proposed', '', r.note, null::uuid, r.design_id, null::uuid
    from c join designs d on d.owner_id = c.account_id join design_proposals r on r.design_id = d.id
    union all
    select 'design', r.id || '-a', r.answered_at, 'customer', null::uuid, r.state, '', r.answer, null::uuid, r.design_id, null::uuid
    from c join designs d on d.owner_id = c.account_id join design_proposals r on r.design_id = d.id where r.state in ('accepted', 'declined')
    union all
    select 'design', r.design_id || '-' || r.position, r.reviewed_at, 'staff', r.reviewed_by, r.status, '', r.comment, null::uuid, r.design_id, null::uuid
    from c join designs d on d.owner_id = c.account_id join design_reviews r on r.design_id = d.id`,
  sql`select 'letter', d.id::text, coalesce(d.sent_at, d.made_at), 'staff', (e.payload->>'by')::uuid, '', e.payload->>'subject', e.payload->>'text', d.order_id, null::uuid, null::uuid
    from c join orders o on o.owner_id = c.account_id join deliveries d on d.order_id = o.id join events e on e.id = d.event_id
    where d.kind = 'CustomerWritten'`,
  sql`select 'note', n.id::text, n.at, 'staff', n.by_id, '', '', n.text, n.order_id, null::uuid, null::uuid
    from c join orders o on o.owner_id = c.account_id join order_notes n on n.order_id = o.id`,
  sql`select 'status', o.id || '-' || h.version, h.at, 'system', null::uuid, h.to_status, '', '', o.id, null::uuid, null::uuid
    from c join orders o on o.owner_id = c.account_id join order_history h on h.order_id = o.id
    where h.undoes is null and h.from_status is distinct from h.to_status`,
]
const OF_SUPPLIERS: EntryParts = [
  sql`select 'handover', n.id::text, n.at, case when n.by is null then 'supplier' else 'staff' end, n.by, n.kind, '', n.text, n.order_id, null::uuid, null::uuid
    from c join handover_notes n on n.supplier_id = c.supplier_id
    where n.kind in ('text', 'photo')`,
]
const OF_ALL: EntryParts = [
  sql`select case when m.design_id is null then 'form' else 'design' end, m.id::text, m.sent_at, 'customer', null::uuid,
      case when m.account_id is null then 'guest' else '' end, case when m.design_id is null then m.subject else '' end, m.message, null::uuid,
      m.design_id, null::uuid
    from c join contact_messages m on m.conversation_id = c.id`,
  sql`select m.kind, m.id::text, m.at, case when m.staff_id is null then 'customer' else 'staff' end, m.staff_id, '', m.subject, m.text, m.order_id, m.design_id, null::uuid
    from c join conversation_messages m on m.conversation_id = c.id`,
]

export interface EntryQuery {
  readonly id: string
  readonly isSupplier: boolean
  readonly before?: string | undefined
  readonly pageSize: number
}

/** Lists a page of a conversation's entries, latest first, and one more if there is an earlier page. */
export async function listEntries(
  trx: Transaction,
  { id, isSupplier, before, pageSize }: EntryQuery,
): Promise<EntryRecord[]> {
  const parts = [...OF_ALL, ...(isSupplier ? OF_SUPPLIERS : OF_CUSTOMERS)]
  const [micros, entryId] = before?.split('~') ?? []
  const { rows } = await sql<EntryRecord>`
    with c as (select id, account_id, supplier_id from conversations where id = ${id}),
    e (origin, id, at, by, by_id, what, subject, text, order_id, design_id, quote_id) as (${sql.join(parts, sql` union all `)}),
    shown as (
      select *, (extract(epoch from at) * 1000000)::bigint as micros from e
      where ${before === undefined} or ((extract(epoch from at) * 1000000)::bigint, id) < (${micros ?? 0}::bigint, ${entryId ?? ''}::text)
      order by micros desc, id desc limit ${pageSize + 1})
    select s.micros || '~' || s.id as place, s.id, s.origin, s.at, s.by, s.by_id, s.what, s.subject, s.text,
      s.order_id, o.number as order_number, s.design_id, d.name as design_name, s.quote_id, q.number as quote_number,
      coalesce(m.sender, '') as sender, coalesce(m.is_automatic, false) as is_automatic,
      coalesce(m.attachments, '[]') as attachments, m.undo_until
    from shown s left join orders o on o.id = s.order_id left join designs d on d.id = s.design_id
      left join customer_quotes q on q.id = s.quote_id
      left join conversation_messages m on s.origin in ('mail', 'page', 'telegram', 'reply', 'note') and m.id::text = s.id
    order by s.micros desc, s.id desc`.execute(trx)
  return rows
}

/** Returns the order of a supplier's latest question or photograph, on whose page an answer appears. */
export async function findLastAskedOrder(trx: Transaction, supplierId: string): Promise<string | null> {
  const { rows } = await sql<{ order_id: string }>`
    select n.order_id from handover_notes n join handovers h on h.order_id = n.order_id and h.supplier_id = n.supplier_id
      join orders o on o.id = n.order_id and o.supplier_id = n.supplier_id
    where n.supplier_id = ${supplierId} and n.by is null order by n.id desc limit 1`.execute(trx)
  return rows[0]?.order_id ?? null
}
