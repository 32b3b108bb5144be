import type { Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { Exchange } from '../../endpoint/index.ts'
import { takeQuoteNumber } from '../../orders/index.ts'

type AskBody = Exchange<'POST /api/quote-requests'>['body']

type OfferedLine = Response_<'GET /api/office/quote-requests/{id}'>['revisions'][number]['lines'][number]

export interface OfferContent {
  /** Offers of earlier versions have no garments or reasons. */
  readonly lines: readonly (Omit<OfferedLine, 'garment' | 'reason'> &
    Partial<Pick<OfferedLine, 'garment' | 'reason'>>)[]
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
  /** The version in which the active revision was sent. */
  readonly offer_version: number | null
  readonly owner_id: string | null
  readonly owned_at: Date | null
  readonly owned_by: 'address' | 'staff' | null
  readonly given_by: string | null
  readonly given_at: Date | null
  readonly given_before: KeeperBefore | null
  readonly started_by: string | null
  readonly language: string | null
  readonly wished_at: Date | null
}

/** The owner of an offer and the keeper of its prices before staff gave it to a customer. */
export interface KeeperBefore {
  readonly ownedBy: RequestRecord['owned_by']
  readonly ownerId: string | null
  readonly conversationId: string
  readonly heldBy: { readonly ownerId: string | null; readonly cartId: string | null } | null
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

interface StartedOffer {
  readonly conversationId: string
  readonly ownerId: string | null
  readonly contact: string
  readonly team: string
  readonly language: string
  readonly by: string
  readonly now: Date
}

/** Writes an offer that staff start without a request. */
export async function insertStarted(trx: Transaction, started: StartedOffer): Promise<RequestRecord> {
  const { conversationId, ownerId, contact, team, language, by, now } = started
  const number = await takeQuoteNumber(trx)
  const { rows } = await sql<RequestRecord>`
    insert into quote_requests (number, conversation_id, contact, team, items, note, asked_at, started_by, language, owner_id, owned_at, owned_by)
    values (${number}, ${conversationId}, ${contact}, ${team}, '[]', '', ${now}, ${by}, ${language}, ${ownerId}::uuid,
      ${ownerId === null ? null : now}::timestamptz, ${ownerId === null ? null : 'staff'})
    returning *`.execute(trx)
  return rows[0]!
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

/** An offer as it was sent. */
export interface OfferRevision {
  readonly revision: number
  readonly sent_by: string
  readonly sent_at: Date
  readonly expires_at: Date
  readonly content: OfferContent
  readonly total_cents: number
}

/** Lists what was sent, the first one first. A trigger keeps each revision when it is sent. */
export async function listOfferRevisions(trx: Transaction, id: string): Promise<OfferRevision[]> {
  const { rows } = await sql<OfferRevision>`
    select revision, sent_by, sent_at, expires_at, content, total_cents from quote_offer_revisions
    where request_id = ${id} order by revision`.execute(trx)
  return rows
}

/** Returns the number of the active revision; 0 before the first. */
export async function countRevisions(trx: Transaction, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from quote_offer_revisions where request_id = ${id}`.execute(trx)
  return rows[0]!.count
}

type Wish = Response_<'GET /api/office/quote-requests/{id}'>['wishes'][number]

export async function listWishes(trx: Transaction, id: string): Promise<Wish[]> {
  const { rows } = await sql<Omit<Wish, 'at'> & { at: Date }>`
    select id, revision, text, lines, at from quote_offer_wishes where request_id = ${id} order by id`.execute(trx)
  return rows.map(wish => ({ ...wish, at: wish.at.toISOString() }))
}

/** Keeps a customer's wish and marks the offer. */
export async function insertWish(
  trx: Transaction,
  wish: Pick<Wish, 'id' | 'revision' | 'text' | 'lines'> & { readonly now: Date },
): Promise<void> {
  const { id, revision, text, lines, now } = wish
  await sql`insert into quote_offer_wishes (request_id, revision, text, lines, at)
    values (${id}, ${revision}, ${text}, ${JSON.stringify(lines)}::jsonb, ${now})`.execute(trx)
  await sql`update quote_requests set wished_at = coalesce(wished_at, ${now}), version = version + 1
    where id = ${id}`.execute(trx)
}

/** Lists the requests and offers of a customer, the latest first. */
export async function listOwnRequests(trx: Transaction, ownerId: string): Promise<RequestRecord[]> {
  const { rows } = await sql<RequestRecord>`
    select * from quote_requests where owner_id = ${ownerId} order by asked_at desc, id limit 100`.execute(trx)
  return rows
}

interface Ownership {
  readonly id: string
  readonly ownerId: string | null
  readonly ownedBy: RequestRecord['owned_by']
  readonly conversationId: string
  /** The hand-over that can be undone; null once it was. */
  readonly given: { readonly by: string; readonly before: KeeperBefore } | null
  readonly now: Date
}

/** Writes whose offer it is. */
export async function writeOwner(trx: Transaction, ownership: Ownership): Promise<void> {
  const { id, ownerId, ownedBy, conversationId, given, now } = ownership
  await sql`update quote_requests set owner_id = ${ownerId}::uuid, owned_by = ${ownedBy}, conversation_id = ${conversationId},
      owned_at = ${ownerId === null ? null : now}::timestamptz, version = version + 1,
      given_by = ${given?.by ?? null}::uuid, given_at = ${given ? now : null}::timestamptz,
      given_before = ${given ? JSON.stringify(given.before) : null}::jsonb
    where id = ${id}`.execute(trx)
}
