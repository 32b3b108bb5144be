import type { Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { Exchange } from '../../endpoint/index.ts'
import { takeQuoteNumber } from '../../orders/index.ts'

type AskBody = Exchange<'POST /api/quote-requests'>['body']

type OfferedLine = NonNullable<Response_<'GET /api/quote-offers/{token}'>['offer']>['lines'][number]

export interface OfferContent {
  /** Offers of an earlier version have no garments. */
  readonly lines: readonly (Omit<OfferedLine, 'garment'> & { readonly garment?: OfferedLine['garment'] })[]
  readonly note: string
}

export interface RequestRecord {
  readonly id: string
  readonly number: string
  readonly conversation_id: string
  readonly contact: string
  readonly team: string
  readonly items: AskBody['items']
  readonly needed_by: string | null
  readonly note: string
  readonly state: 'asked' | 'sent' | 'accepted' | 'declined'
  readonly version: number
  readonly asked_at: Date
  readonly offer: OfferContent | null
  readonly total_cents: number | null
  readonly sent_by: string | null
  readonly sent_at: Date | null
  readonly expires_at: Date | null
}

/** Writes a request into the conversation that its message began or joined. Returns its number. */
export async function insertRequest(
  trx: Transaction,
  { asked, messageId, now }: { readonly asked: AskBody; readonly messageId: string; readonly now: Date },
): Promise<string> {
  const { team, items, neededBy, note } = asked
  const number = await takeQuoteNumber(trx)
  await sql`insert into quote_requests (number, conversation_id, contact, team, items, needed_by, note, asked_at)
    select ${number}, conversation_id, contact, ${team}, ${JSON.stringify(items)}::jsonb, ${neededBy}::date, ${note}, ${now}
    from contact_messages where id = ${messageId}`.execute(trx)
  return number
}

/** Finds a request and locks it until the end of the transaction. */
export async function lockRequest(trx: Transaction, id: string): Promise<RequestRecord | undefined> {
  const { rows } = await sql<RequestRecord>`select * from quote_requests where id = ${id} for update`.execute(trx)
  return rows[0]
}

export async function findRequest(trx: Transaction, id: string): Promise<RequestRecord | undefined> {
  const { rows } = await sql<RequestRecord>`select * from quote_requests where id = ${id}`.execute(trx)
  return rows[0]
}

/** Lists requests: those that wait for staff, the longest first, then the others, the latest first. */
export async function listRequests(trx: Transaction): Promise<RequestRecord[]> {
  const { rows } = await sql<RequestRecord>`select * from quote_requests
    order by state <> 'asked', case when state = 'asked' then asked_at end, asked_at desc, id limit 100`.execute(trx)
  return rows
}

interface OfferToKeep {
  readonly id: string
  readonly content: OfferContent
  readonly totalCents: number
  readonly expiresAt: Date
  readonly by: string
  readonly now: Date
}

export async function keepOffer(trx: Transaction, offer: OfferToKeep): Promise<void> {
  const { id, content, totalCents, expiresAt, by, now } = offer
  await sql`update quote_requests set state = 'sent', version = version + 1, offer = ${JSON.stringify(content)}::jsonb,
    total_cents = ${totalCents}, expires_at = ${expiresAt}, sent_by = ${by}, sent_at = ${now} where id = ${id}`.execute(
    trx,
  )
}

export async function keepAnswer(
  trx: Transaction,
  { id, state, now }: { readonly id: string; readonly state: 'accepted' | 'declined'; readonly now: Date },
): Promise<void> {
  await sql`update quote_requests set state = ${state}, version = version + 1, answered_at = ${now}
    where id = ${id}`.execute(trx)
}
