import type { Account } from '../accounts/index.ts'
import { type RawBuilder, sql, type Transaction } from '../database/index.ts'

export interface CustomerData {
  readonly id: string
  readonly language: Account['language']
  /** JSON data by file name. */
  readonly json: Readonly<Record<string, unknown>>
  readonly pictures: readonly { readonly id: string; readonly mime: string }[]
}

/** Reads everything that the tenant stores about one customer, except credentials. */
export async function readAll(trx: Transaction, account: Account): Promise<CustomerData> {
  const { id, email, phone, password_hash: passwordHash, google_sub: google, ...rest } = account
  const { tenant_id: _tenant, ...person } = rest
  const json = {
    account: { id, email, phone, ...person, hasPassword: passwordHash !== null, signsInWithGoogle: google !== null },
    devices: await listOf(
      trx,
      sql`select client_id, user_agent, ip, started_at, last_used_at, ended_at
      from sessions where account_id = ${id} order by started_at`,
    ),
    designs: await listOf(trx, designsOf(id)),
    squads: await listOf(
      trx,
      sql`
      select s.id, s.name, s.created_at, s.updated_at,
        (select json_agg(to_jsonb(p) - 'tenant_id' - 'squad_id' order by p.position) from players p where p.squad_id = s.id) as players
      from squads s where s.owner_id = ${id} order by s.created_at`,
    ),
    cart: await listOf(
      trx,
      sql`
      select i.name, i.product_type, i.fabric, i.lines, i.document, i.added_at, i.changed_at
      from cart_items i join carts c on c.id = i.cart_id where c.owner_id = ${id} order by i.position`,
    ),
    samples: await listOf(
      trx,
      sql`
      select s.kind, s.product_type, s.fabric, s.size, s.sleeve, s.added_at
      from cart_samples s join carts c on c.id = s.cart_id where c.owner_id = ${id} order by s.added_at`,
    ),
    orders: await listOf(trx, ordersOf(id)),
    ...(await readBills(trx, id)),
    unfinished_orders: await listOf(
      trx,
      sql`select source, content, changed_at from order_drafts where owner_id = ${id} and order_id is null order by id`,
    ),
    quotes: await listOf(trx, quotesOf(id)),
    credit: await listOf(trx, sql`select days, limit_cents, approved_at from credit_terms where account_id = ${id}`),
    customer_group: await listOf(
      trx,
      sql`select g.names from customer_group_members m join customer_groups g on g.id = m.group_id where m.account_id = ${id}`,
    ),
    addresses: await listOf(
      trx,
      sql`
      select name, place, address, landmark, phone, directions, map_point, saved_at from saved_addresses
      where owner_id = ${id} order by saved_at`,
    ),
    ...(await readMessages(trx, account)),
  }
  const pictures = await trx.selectFrom('files').select(['id', 'mime']).where('account_id', '=', id).execute()
  return { id, language: account.language, json, pictures }
}

/** Reads the invoices, credit notes and payments of their orders, by file name. */
const readBills = async (trx: Transaction, id: string): Promise<CustomerData['json']> => ({
  invoices: await listOf(
    trx,
    sql`
    select o.number as order_number, d.kind, d.number, d.cents, d.before_cents, d.reason, d.issued_at
    from order_documents d join orders o on o.id = d.order_id where o.owner_id = ${id} order by o.placed_at, d.id`,
  ),
  receipts: await listOf(
    trx,
    sql`
    select o.number as order_number, o.number || '-' || row_number() over (partition by p.order_id order by p.position) as number,
      p.cents, p.method, p.noted_at
    from payments p join orders o on o.id = p.order_id where o.owner_id = ${id} order by o.placed_at, p.position`,
  ),
})

/** Reads what they and the shop wrote to each other, by file name. */
async function readMessages(trx: Transaction, { id, email }: Account): Promise<CustomerData['json']> {
  return {
    messages: await listOf(
      trx,
      sql`
      select contact, subject, message, sent_at, answered_at from contact_messages
      where account_id = ${id} or lower(contact) = ${email} order by sent_at`,
    ),
    price_requests: await listOf(
      trx,
      sql`
      select q.number, q.contact, q.team, q.items, q.needed_by, q.note, q.state, q.asked_at, q.offer
      from quote_requests q join conversations c on c.id = q.conversation_id
      where c.account_id = ${id} or c.contact = ${email} order by q.asked_at`,
    ),
    price_offers: await listOf(
      trx,
      sql`
      select number, lines, accepted_at, expires_at, used_by from held_offers where owner_id = ${id} order by accepted_at`,
    ),
    conversation: await listOf(trx, conversationOf(id)),
    telegram: await listOf(
      trx,
      sql`select chat_id, connected_at, ended, topics from telegram_links where account_id = ${id}`,
    ),
    telegram_messages: await listOf(
      trx,
      sql`select kind, state, made_at, sent_at from telegram_messages where account_id = ${id} order by made_at`,
    ),
    mails: await listOf(
      trx,
      sql`
      select kind, recipient, language, state, made_at, sent_at from deliveries
      where lower(recipient) = ${email} order by made_at`,
    ),
  }
}

/** The messages between them and the shop, with the notes of staff about them. */
const conversationOf = (id: string): RawBuilder<unknown> => sql`
      select m.kind, m.subject, m.text, m.at, m.sender, m.order_id, m.design_id, m.attachments, m.is_automatic
      from conversations c join conversation_messages m on m.conversation_id = c.id where c.account_id = ${id} order by m.at, m.id`

const ordersOf = (id: string): RawBuilder<unknown> => sql`
      select to_jsonb(o) - 'tenant_id' - 'owner_id' - 'assignee_id' - 'made_by' || jsonb_build_object(
        'lines', (select jsonb_agg(to_jsonb(l) - 'tenant_id' - 'order_id' order by l.position) from order_lines l where l.order_id = o.id),
        'history', (select jsonb_agg(to_jsonb(h) - 'tenant_id' - 'order_id' - 'actor_id' order by h.version) from order_history h where h.order_id = o.id),
        'payments', (select jsonb_agg(to_jsonb(p) - 'tenant_id' - 'order_id' - 'noted_by' order by p.position) from payments p where p.order_id = o.id),
        'receipts', (select jsonb_agg(jsonb_build_object('picture', c.file_id, 'pages', c.pages, 'state', c.state, 'reason', c.reason, 'sent_at', c.sent_at, 'answered_at', c.answered_at)
          order by c.id) from payment_slips c where c.order_id = o.id),
        'delivery', (select to_jsonb(d) - 'tenant_id' - 'order_id' from order_shipping d where d.order_id = o.id),
        'parcels', (select jsonb_agg(to_jsonb(w) - 'tenant_id' - 'order_id' - 'sent_by' order by w.id) from parcels w where w.order_id = o.id),
        'claims', (select jsonb_agg(to_jsonb(q) - 'tenant_id' - 'order_id' - 'answered_by' order by q.id) from claims q where q.order_id = o.id),
        'proofs', (select jsonb_agg(jsonb_build_object('sent_at', f.sent_at, 'state', f.state, 'answered_at', f.answered_at, 'answer_text', f.answer_text,
          'wishes', f.wishes, 'content', f.content) order by f.id) from proofs f where f.order_id = o.id),
        'remakes', (select jsonb_agg(jsonb_build_object('place', m.place, 'items', m.items, 'reason', m.reason, 'note', m.note, 'made_at', m.made_at,
          'sent_at', m.sent_at, 'tracking', m.tracking) order by m.place) from remakes m where m.order_id = o.id),
        'supplier_notes', (select jsonb_agg(jsonb_build_object('kind', n.kind, 'text', n.text, 'at', n.at) order by n.id)
          from handover_notes n where n.order_id = o.id),
        'tags', (select jsonb_agg(g.tag order by g.tag) from order_tags g where g.order_id = o.id),
        'reminders', (select jsonb_agg(jsonb_build_object('about', e.about, 'at', e.at) order by e.id) from order_reminders e where e.order_id = o.id),
        'rules', (select jsonb_agg(jsonb_build_object('name', f.name, 'at', f.at, 'results', f.results) order by f.at) from rule_firings f where f.order_id = o.id),
        'tasks', (select jsonb_agg(jsonb_build_object('title', t.title, 'due_on', t.due_on, 'done_at', t.done_at) order by t.id) from tasks t where t.order_id = o.id),
        'internal_notes', (select jsonb_agg(jsonb_build_object('text', e.text, 'at', e.at) order by e.id) from order_notes e where e.order_id = o.id),
        'edits', (select jsonb_agg(to_jsonb(e) - 'tenant_id' - 'order_id' - 'made_by' - 'answered_by' order by e.id) from order_edits e where e.order_id = o.id),
        'split_off', (select jsonb_agg(jsonb_build_object('order_id', s.order_id, 'qty', s.qty, 'cents', s.cents, 'made_at', s.made_at, 'undone_at', s.undone_at)
          order by s.made_at) from order_splits s where s.from_id = o.id),
        'documents', (select jsonb_agg(jsonb_build_object('kind', e.kind, 'number', e.number, 'cents', e.cents, 'reason', e.reason, 'issued_at', e.issued_at)
          order by e.id) from order_documents e where e.order_id = o.id),
        'ratings', (select jsonb_agg(to_jsonb(r) - 'tenant_id' - 'order_id') from ratings r where r.order_id = o.id)) as "order"
      from orders o where o.owner_id = ${id} order by o.placed_at`

const quotesOf = (id: string): RawBuilder<unknown> => sql`
      select to_jsonb(q) - 'tenant_id' - 'owner_id' || jsonb_build_object(
        'revisions', (select jsonb_agg(to_jsonb(r) - 'tenant_id' - 'quote_id' - 'sent_by' order by r.revision)
          from customer_quote_revisions r where r.quote_id = q.id),
        'messages', (select jsonb_agg(jsonb_build_object('text', m.text, 'at', m.at, 'by_shop', m.staff_id is not null) order by m.id)
          from customer_quote_messages m where m.quote_id = q.id)) as quote
      from customer_quotes q where q.owner_id = ${id} order by q.asked_at`

const designsOf = (id: string): RawBuilder<unknown> => sql`
      select d.id, d.name, d.product_type, d.status, d.comment, d.created_at, d.updated_at, d.deleted_at,
        (select json_agg(json_build_object('revision', r.revision, 'created_at', r.created_at, 'document', r.document) order by r.revision)
          from design_revisions r where r.design_id = d.id) as revisions,
        (select json_agg(json_build_object('status', v.status, 'comment', v.comment, 'at', v.reviewed_at) order by v.position)
          from design_reviews v where v.design_id = d.id) as reviews,
        (select json_agg(json_build_object('note', p.note, 'at', p.proposed_at, 'state', p.state, 'answer', p.answer,
          'document', p.document) order by p.id) from design_proposals p where p.design_id = d.id) as proposals,
        (select json_agg(json_build_object('revision', a.revision, 'name', a.name, 'looks_good', a.looks_good, 'comment', a.comment,
          'at', a.answered_at) order by a.answered_at) from preview_answers a where a.design_id = d.id) as answers
      from designs d where d.owner_id = ${id} order by d.created_at`

const listOf = async (trx: Transaction, query: RawBuilder<unknown>): Promise<readonly unknown[]> =>
  (await query.execute(trx)).rows
