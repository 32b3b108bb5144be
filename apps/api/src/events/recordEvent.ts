import { sql, type Transaction } from '../database/index.ts'

/** What can have happened, in the past tense. A room that has something new to tell adds its word here. */
export type EventKind =
  | 'AccountRegistered'
  | 'CodeAsked'
  | 'ResetAsked'
  | 'AdministratorAdded'
  | 'UnlockAsked'
  | 'PasswordChanged'
  | 'OrderPlaced'
  | 'OrderCanceled'
  | 'OrderStatusChanged'
  | 'PaymentNoted'
  | 'MessageSent'
  | 'StaffMailAsked'
  | 'DesignReviewed'

export interface Event {
  readonly kind: EventKind
  /** The account, order or design it happened to. */
  readonly subjectId: string
  /** What rooms ahead need to know without asking back. */
  readonly payload?: Readonly<Record<string, unknown>>
}

/** Writes to the outbox in the transaction of the deed: both happen, or neither. */
export async function recordEvent(trx: Transaction, { kind, subjectId, payload = {} }: Event): Promise<void> {
  const row = { kind, subject_id: subjectId, payload: JSON.stringify(payload) }
  await trx.insertInto('events').values(row).execute()
}

/**
 * The same as recordEvent, as one part of a larger `with` query: `insert … select … from made`. `made` names the part that did the
 * deed (no row of it, no event), `more` is a JSON object made from its columns, added to the payload.
 */
export const insertEvent = (
  { kind, subjectId, payload = {} }: Event,
  { made, more }: { made: string; more: ReturnType<typeof sql> },
) => sql`insert into events (kind, subject_id, payload)
  select ${kind}, ${subjectId}::uuid, ${JSON.stringify(payload)}::jsonb || ${more} from ${sql.ref(made)}`
