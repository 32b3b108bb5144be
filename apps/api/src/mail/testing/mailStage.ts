import { randomUUID } from 'node:crypto'
import type { LineInput } from '@kitwright/contract'
import { createDesign, type DesignDocument } from '@kitwright/design'
import { sql, type Transaction } from '../../database/index.ts'
import type { TestShop } from '../../http/testing.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import { createQuoteDesk } from '../../orders/testing/quoteDesk.ts'

/** The rows that the mails of every kind are about. */
export interface MailStage {
  readonly tenantId: string
  readonly email: string
  readonly customer: string
  readonly store: string
  readonly order: { readonly id: string; readonly number: string; readonly totalCents: number; readonly lineId: string }
  /** Another unpaid order of the same customer. */
  readonly other: { readonly id: string; readonly number: string }
  readonly designId: string
  readonly quote: { readonly id: string; readonly number: string; readonly messageId: string }
  readonly message: string
  readonly conversation: { readonly id: string; readonly messageId: string }
  readonly ids: Readonly<Record<'parcel' | 'claim' | 'edit' | 'proposal' | 'note' | 'supplier' | 'change', string>>
}

const PLAYERS: readonly Partial<LineInput>[] = [
  { playerName: 'Sok Vanna', printName: 'VANNA', number: 10, size: 'L' },
  { playerName: 'Chan Dara', printName: 'DARA', number: 7, size: 'M' },
  { playerName: 'ពិសិដ្ឋ', printName: 'ពិសិដ្ឋ', number: 1, size: 'XL' },
]

/** Creates a customer with orders of a squad, a quote, and everything else that a mail tells of. */
export async function createMailStage(
  shop: TestShop,
  document: DesignDocument = createDesign('soccer'),
): Promise<MailStage> {
  const tenantId = await shop.tenantId('angkor')
  const buyer = await createBuyer(shop)
  const designId = await buyer.saveDesign('Rainy Season FC', document)
  const lines = PLAYERS.map(player => lineOf(designId, { ...player, qty: 1 }))
  const body = { unprinted: 'accept', note: 'Match on Sunday' }
  const placed = await buyer.order({ lines: [...lines, lineOf(designId, { size: 'S', qty: 8 })], body })
  const other = await buyer.order()
  const desk = await createQuoteDesk(shop)
  const quote = await desk.sent({ note: 'Socks are included' })
  await desk.write(quote.id, 'Is it cheaper without socks?')
  await shop.call('POST /api/contact', {
    body: { contact: 'sok@example.com', subject: 'Caps', message: 'Do you sew?' },
  })
  return shop.database.withTenant(tenantId, async trx => {
    const account = async (email: string): Promise<string> =>
      (await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
    const [customer, store] = [await account(buyer.email), await account('store@angkor.example')]
    const order = {
      id: placed.id,
      number: placed.number,
      totalCents: placed.totalCents,
      lineId: placed.lines[0]!.id,
    }
    return {
      tenantId,
      email: buyer.email,
      customer,
      store,
      order,
      other: { id: other.id, number: other.number },
      designId,
      quote: {
        id: quote.id,
        number: quote.number,
        messageId: await firstId(trx, sql`select id from customer_quote_messages`),
      },
      message: await firstId(trx, sql`select id from contact_messages`),
      ...(await writeRows(trx, { customer, store, order, designId })),
    }
  })
}

type Query = ReturnType<typeof sql<{ id: string }>>

const firstId = async (trx: Transaction, query: Query): Promise<string> => (await query.execute(trx)).rows[0]!.id

async function writeRows(
  trx: Transaction,
  { customer, store, order, designId }: Pick<MailStage, 'customer' | 'store' | 'order' | 'designId'>,
): Promise<Pick<MailStage, 'conversation' | 'ids'>> {
  const id = async (query: Query): Promise<string> => firstId(trx, query)
  const parcel = await id(sql`insert into parcels (order_id, carrier, tracking, tracking_url, sent_at, sent_by)
    values (${order.id}, 'J&T', 'KH 881', 'https://carrier.example/KH881', now(), ${store}) returning id`)
  await sql`insert into parcel_lines (parcel_id, order_id, line_id, qty)
    values (${parcel}, ${order.id}, ${order.lineId}, 1)`.execute(trx)
  const conversation = await id(sql`insert into conversations (account_id, last_at) values (${customer}, now())
    on conflict (tenant_id, account_id) do update set last_at = now() returning id`)
  const messageId = await id(sql`insert into conversation_messages (conversation_id, kind, subject, text, at, staff_id)
    values (${conversation}, 'reply', 'Socks', 'Socks are in stock.', now(), ${store}) returning id`)
  const edit = sql<{ id: string }>`insert into order_edits (order_id, state, made_by, made_at, reason, pricing, before,
      after, before_cents, after_cents)
    values (${order.id}, 'waiting', ${store}, now(), 'One player more', 'frozen', '{"lines": [], "extras": []}',
      ${JSON.stringify({ lines: [], extras: [{ id: randomUUID(), text: 'Kit bag', qty: 2, unitCents: 750, cents: 1500 }] })},
      10000, 11500) returning id`
  return {
    conversation: { id: conversation, messageId },
    ids: {
      parcel,
      claim: await id(sql`insert into claims (order_id, kind, text, lines, state, answer, refund_cents, sent_at,
          answered_by, answered_at)
        values (${order.id}, 'fault', 'The number peels off', '[]', 'refund', 'We are sorry for this.', 1234, now(),
          ${store}, now()) returning id`),
      edit: await id(edit),
      proposal: await id(sql`insert into design_proposals (design_id, base_revision, document, document_hash, note,
          proposed_by, proposed_at, event_id, undo_until)
        select design_id, revision, document, document_hash, 'The green is printable now', ${store}, now(),
          ${randomUUID()}, now() from design_revisions where design_id = ${designId} limit 1 returning id`),
      note: await id(sql`insert into order_notes (order_id, text, by_id, at)
        values (${order.id}, 'Please check the crest', ${store}, now()) returning id`),
      supplier: await id(sql`insert into suppliers (name, contact, email, language, seam_mm, hem_mm, bleed_mm, cut_name)
        values ('Mekong Print', 'Chan Thy', 'print@example.com', 'en', 10, 25, 4, 'Cut') returning id`),
      change:
        await id(sql`insert into email_changes (account_id, session_id, old_email, new_email, asked_at, expires_at)
        values (${customer}, ${randomUUID()}, 'old@example.com', 'new@example.com', now(), now() + interval '1 day')
        returning id`),
    },
  }
}
