import { findAccount } from '../../accounts/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { requireCustomer } from '../../orders/index.ts'
import { ensureConversation } from '../conversationStore.ts'
import { insertStarted } from './requestStore.ts'
import { sendRevision, type TypedOffer } from './sendOffer.ts'

type StartBody = Exchange<'POST /api/office/quote-requests'>['body']

interface OfferToStart extends TypedOffer {
  readonly body: StartBody
}

/** Returns the conversation with an address or phone number: of the customer who confirmed it, else of a stranger. */
async function ensureConversationWith(trx: Transaction, contact: string, now: Date): Promise<string> {
  const { rows: people } = await sql<{ id: string }>`select id from accounts
    where email = lower(${contact}) and role = 'CUSTOMER' and removed_at is null and email_confirmed_at is not null`.execute(
    trx,
  )
  if (people[0]) return ensureConversation(trx, people[0].id, now)
  await sql`insert into conversations (contact, state, last_at) values (lower(${contact}), 'closed', ${now})
    on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ id: string }>`select id from conversations where contact = lower(${contact})`.execute(
    trx,
  )
  return rows[0]!.id
}

/**
 * Makes an offer without a request and sends it. Throws `not-found` for what is no open account of a customer,
 * `contact-missing` for a customer whom neither mail nor phone reaches, and the problems of {@link sendRevision}.
 */
export async function startOffer(trx: Transaction, offer: OfferToStart): Promise<{ readonly id: string }> {
  const { body, by, now } = offer
  const { customerId: ownerId, team, language } = body
  if (ownerId !== null) await requireCustomer(trx, ownerId)
  const customer = ownerId === null ? undefined : await findAccount(trx, ownerId)
  const contact = (customer ? customer.email || customer.phone : body.contact) ?? ''
  if (contact === '') throw new ProblemError('contact-missing', [{ path: 'contact', id: 'required' }])
  const conversationId =
    ownerId === null ? await ensureConversationWith(trx, contact, now) : await ensureConversation(trx, ownerId, now)
  const request = await insertStarted(trx, { conversationId, ownerId, contact, team, language, by, now })
  await sendRevision(trx, request, offer)
  return { id: request.id }
}
