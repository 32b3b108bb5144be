import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from '../../database/index.ts'
import type { ClientId } from '../tokens/accessTokens.ts'
import { hashToken } from '../tokens/refreshTokens.ts'

export type TicketPurpose = 'factor' | 'enrol' | 'passkey' | 'passkey-add'

/** Time to find a phone, or to install an app. */
const LIVES_MS: Record<TicketPurpose, number> = {
  factor: 10 * 60_000,
  enrol: 20 * 60_000,
  passkey: 5 * 60_000,
  'passkey-add': 5 * 60_000,
}
/** The limit of tickets of one account, so that a thief of a password does not fill the table. */
const MAX_OPEN = 20

export interface Ticket {
  readonly purpose: TicketPurpose
  readonly account_id: string | null
  readonly client_id: ClientId
  readonly challenge: string | null
}

export interface NewTicket {
  readonly purpose: TicketPurpose
  /** Null where the passkey says whose it is. */
  readonly accountId: string | null
  readonly clientId: ClientId
  readonly challenge?: string
  readonly now: Date
}

/** Makes a ticket for the next step. It is returned once; only its hash is stored. */
export async function makeTicket(
  trx: Transaction,
  { purpose, accountId, clientId, challenge = '', now }: NewTicket,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIVES_MS[purpose])
  if (accountId !== null)
    await sql`delete from sign_in_tickets where hash in (select hash from sign_in_tickets
      where account_id = ${accountId} order by expires_at desc offset ${MAX_OPEN - 1})`.execute(trx)
  await sql`insert into sign_in_tickets (hash, purpose, account_id, client_id, challenge, expires_at)
    values (${hashToken(ticket)}, ${purpose}, ${accountId}, ${clientId}, ${challenge || null}, ${expiresAt})`.execute(
    trx,
  )
  return ticket
}

/** Returns a ticket for one of these purposes that has not expired, locked; undefined for any other. */
export async function findTicket(
  trx: Transaction,
  ticket: string,
  { of, now }: { readonly of: readonly TicketPurpose[]; readonly now: Date },
): Promise<Ticket | undefined> {
  const { rows } = await sql<Ticket>`select purpose, account_id, client_id, challenge from sign_in_tickets
    where hash = ${hashToken(ticket)} and purpose = any(${of}) and expires_at > ${now} for update`.execute(trx)
  return rows[0]
}

export async function deleteTicket(trx: Transaction, ticket: string): Promise<void> {
  await sql`delete from sign_in_tickets where hash = ${hashToken(ticket)}`.execute(trx)
}

/** Sets the challenge that a passkey signs for a ticket; null once it was answered. An earlier one no longer counts. */
export async function setChallenge(trx: Transaction, ticket: string, challenge: string | null): Promise<void> {
  await sql`update sign_in_tickets set challenge = ${challenge} where hash = ${hashToken(ticket)}`.execute(trx)
}

/** Deletes the account's steps of signing in that wait, as after a new password. */
export async function deleteTickets(trx: Transaction, accountId: string): Promise<void> {
  await sql`delete from sign_in_tickets where account_id = ${accountId}`.execute(trx)
}
