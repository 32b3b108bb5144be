import type { TimelineGroup, TimelineKind } from '@kitwright/contract'
import type { Language } from '@kitwright/words'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'

export interface TimelineRecord {
  /** Microseconds since 1970 and the entry's id. */
  readonly place: string
  readonly id: string
  readonly kind: TimelineKind
  readonly at: Date
  readonly what: string
  readonly detail: string
  readonly text: string
  readonly cents: number | null
  readonly who: 'customer' | 'staff' | 'supplier' | 'system'
  /** An account; null for the system and for a supplier. */
  readonly by_id: string | null
  readonly supplier_id: string | null
  readonly mentions: readonly string[]
}

/**
 * SQL for the entries of one kind: id, at, what, detail, text, cents, who, by_id, supplier_id, mentions, in this
 * sequence. `o` is the order.
 */
type EntriesOf = Record<TimelineKind, RawBuilder<unknown>>

const NOBODY = sql`null::uuid, null::uuid, '{}'::uuid[]`
const NO_CENTS = sql`null::bigint`
const ACTOR = sql`case h.actor_role when 'owner' then 'customer' when 'system' then 'system' else 'staff' end`

const ENTRIES: EntriesOf = {
  status: sql`
    select h.version::text, h.at, h.to_status, coalesce(h.from_status, nullif(o.source, 'web'), ''), h.note, nullif(h.owed_cents, 0), ${ACTOR}, h.actor_id,
      null::uuid, '{}'::uuid[]
    from o join order_history h on h.order_id = o.id
    where h.undoes is null and h.from_status is distinct from h.to_status`,
  undone: sql`
    select h.version::text, h.at, h.from_status, h.to_status, '', ${NO_CENTS}, ${ACTOR}, h.actor_id, null::uuid, '{}'::uuid[]
    from o join order_history h on h.order_id = o.id where h.undoes is not null`,
  line: sql`
    select h.version::text, h.at, coalesce(h.price_choice, ''), '', h.note, h.difference_cents, ${ACTOR}, h.actor_id, null::uuid,
      '{}'::uuid[]
    from o join order_history h on h.order_id = o.id where h.undoes is null and h.from_status = h.to_status`,
  // An edit that was applied when it was made is one entry.
  edit: sql`
    select e.id || '-made', e.made_at, 'made', '', e.reason, e.after_cents - e.before_cents, 'staff', e.made_by, null::uuid, '{}'::uuid[]
    from o join order_edits e on e.order_id = o.id where e.answered_at is null or e.answered_at > e.made_at
    union all
    select e.id || '-answered', e.answered_at,
      case when e.state = 'applied' and e.answered_by = o.owner_id then 'accepted' else e.state end, '', case when e.state = 'declined' then e.decline_reason
        when e.answered_at = e.made_at then concat_ws(E'\\n', e.reason, nullif(e.agreement, '')) else '' end,
      e.after_cents - e.before_cents, case when e.answered_by = o.owner_id then 'customer' else 'staff' end, e.answered_by,
      null::uuid, '{}'::uuid[]
    from o join order_edits e on e.order_id = o.id where e.answered_at is not null`,
  payment: sql`
    select p.id::text, p.noted_at, p.method, '', p.note, p.cents, 'staff', p.noted_by, null::uuid, '{}'::uuid[]
    from o join payments p on p.order_id = o.id`,
  slip: sql`
    select s.id || '-sent', s.sent_at, 'sent', s.state, '', ${NO_CENTS}, 'customer', o.owner_id, null::uuid, '{}'::uuid[]
    from o join payment_slips s on s.order_id = o.id
    union all
    select s.id || '-answered', s.answered_at, s.state, '', s.reason, ${NO_CENTS}, 'staff', s.answered_by, null::uuid, '{}'::uuid[]
    from o join payment_slips s on s.order_id = o.id where s.answered_at is not null`,
  mail: sql`
    select d.id::text, coalesce(d.sent_at, d.made_at), d.kind, d.state, coalesce(e.payload->>'text', ''), ${NO_CENTS},
      case when e.payload->>'by' is null then 'system' else 'staff' end, (e.payload->>'by')::uuid, null::uuid, '{}'::uuid[]
    from o join deliveries d on d.order_id = o.id
      left join events e on e.id = d.event_id and d.kind in ('CustomerWritten', 'CustomerReminded', 'SupplierAsked')
    where d.kind <> 'StaffMailAsked'`,
  note: sql`
    select n.id::text, n.at, '', '', n.text, ${NO_CENTS}, 'staff', n.by_id, null::uuid, n.mentions
    from o join order_notes n on n.order_id = o.id`,
  proof: sql`
    select p.id || '-sent', p.sent_at, 'sent', '', '', ${NO_CENTS}, 'staff', p.made_by, null::uuid, '{}'::uuid[]
    from o join proofs p on p.order_id = o.id where p.sent_at is not null
    union all
    select p.id || '-answered', p.answered_at, p.state, '', concat_ws(E'\\n', nullif(p.answer_text, ''),
      (select string_agg(w->>'text', E'\\n') from jsonb_array_elements(p.wishes) w)), ${NO_CENTS},
      case when p.answered_by is distinct from o.owner_id then 'staff' else 'customer' end, p.answered_by,
      null::uuid, '{}'::uuid[]
    from o join proofs p on p.order_id = o.id where p.answered_at is not null`,
  files: sql`
    select p.id || '-asked', p.asked_at, 'asked', '', '', ${NO_CENTS}, case when p.made_by is null then 'system' else 'staff' end,
      p.made_by, null::uuid, '{}'::uuid[]
    from o join packs p on p.order_id = o.id
    union all
    select p.id || '-ended', p.ended_at, p.state, '', '', ${NO_CENTS}, 'system', ${NOBODY}
    from o join packs p on p.order_id = o.id where p.ended_at is not null`,
  handover: sql`
    select n.id::text, n.at, n.kind, '', n.text, ${NO_CENTS}, case when n.by is null then 'supplier' else 'staff' end, n.by,
      n.supplier_id, '{}'::uuid[]
    from o join handover_notes n on n.order_id = o.id`,
  parcel: sql`
    select p.id || '-sent', p.sent_at, 'sent', p.tracking, p.carrier, ${NO_CENTS}, 'staff', p.sent_by, null::uuid, '{}'::uuid[]
    from o join parcels p on p.order_id = o.id
    union all
    select p.id || '-received', p.received_at, 'received', p.tracking, p.carrier, ${NO_CENTS}, 'customer', o.owner_id, null::uuid,
      '{}'::uuid[]
    from o join parcels p on p.order_id = o.id where p.received_at is not null`,
  claim: sql`
    select c.id || '-sent', c.sent_at, 'sent', c.kind, c.text, ${NO_CENTS}, 'customer', o.owner_id, null::uuid, '{}'::uuid[]
    from o join claims c on c.order_id = o.id
    union all
    select c.id || '-answered', c.answered_at, c.state, '', c.answer, c.refund_cents, 'staff', c.answered_by, null::uuid, '{}'::uuid[]
    from o join claims c on c.order_id = o.id where c.answered_at is not null`,
  review: sql`
    select r.design_id || '-' || r.position, r.reviewed_at, r.status,
      coalesce((select l.design_name from order_lines l where l.order_id = o.id and l.design_id = r.design_id limit 1), ''), r.comment, ${NO_CENTS},
      'staff', r.reviewed_by, null::uuid, '{}'::uuid[]
    from o join design_reviews r
      on r.design_id in (select l.design_id from order_lines l where l.order_id = o.id) and r.reviewed_at >= o.placed_at`,
  rule: sql`
    select f.id::text, f.at, f.state, coalesce((select string_agg(concat(r->>'kind', ':', r->>'result'), ' ')
      from jsonb_array_elements(f.results) r), ''), f.name->>o.language, ${NO_CENTS}, 'system', ${NOBODY}
    from o join rule_firings f on f.order_id = o.id`,
  // The task of a rule begins with the rule's own entry.
  task: sql`
    select t.id || '-made', t.made_at, 'made', '', t.title->>o.language, ${NO_CENTS}, 'staff', t.made_by, null::uuid, '{}'::uuid[]
    from o join tasks t on t.order_id = o.id where t.made_by is not null
    union all
    select t.id || '-done', t.done_at, 'done', '', t.title->>o.language, ${NO_CENTS}, 'staff', t.done_by, null::uuid, '{}'::uuid[]
    from o join tasks t on t.order_id = o.id where t.done_at is not null`,
}

/** The kinds of each group. A mail that staff wrote themselves counts as talk, any other mail only as `all`. */
const KINDS_OF: Readonly<Record<Exclude<TimelineGroup, 'all'>, readonly TimelineKind[]>> = {
  money: ['payment', 'slip', 'line', 'edit'],
  production: ['rule', 'task', 'status', 'undone', 'proof', 'files', 'handover', 'parcel'],
  talk: ['note', 'mail', 'claim', 'review', 'proof', 'handover'],
}
/** Of some kinds only the entries in somebody's own words are talk. */
const WORDED = sql`(e.kind not in ('mail', 'proof', 'handover') or e.text <> '')`

const isKind = (kind: string): kind is TimelineKind => Object.hasOwn(ENTRIES, kind)

export interface TimelineQuery {
  readonly orderId: string
  readonly of: TimelineGroup
  readonly before?: string | undefined
  readonly pageSize: number
  /** Of the names of rules and tasks. */
  readonly language: Language
}

/**
 * Lists a page of an order's timeline, latest first, and one entry more if there is an earlier page. One query: each part
 * reads the entries of this order by an index.
 */
export async function listTimeline(
  trx: Transaction,
  { orderId, of, before, pageSize, language }: TimelineQuery,
): Promise<TimelineRecord[]> {
  const kinds = of === 'all' ? Object.keys(ENTRIES).filter(isKind) : KINDS_OF[of]
  const columns = sql`(id, at, what, detail, text, cents, who, by_id, supplier_id, mentions)`
  const parts = kinds.map(kind => sql`select ${kind}::text as kind, part.* from (${ENTRIES[kind]}) as part ${columns}`)
  const [micros, id] = before?.split('~') ?? []
  const { rows } = await sql<TimelineRecord>`
    with o as (select id, owner_id, placed_at, source, ${language}::text as language from orders where id = ${orderId}),
    e as (
      select kind || '-' || id as id, kind, at, what, detail, text, cents, who, by_id, supplier_id, mentions,
        (extract(epoch from at) * 1000000)::bigint as micros
      from (${sql.join(parts, sql` union all `)}) as parts)
    select micros || '~' || id as place, id, kind, at, what, detail, text, cents, who, by_id, supplier_id, mentions from e
    where (${before === undefined} or (micros, id) < (${micros ?? 0}::bigint, ${id ?? ''}::text))
      and ${of === 'talk' ? WORDED : sql`true`}
    order by micros desc, id desc limit ${pageSize + 1}`.execute(trx)
  return rows
}
