import { sql, type Transaction } from '../database/index.ts'
import type { EventKind, PayloadOf } from './payloads.ts'

export interface Event<K extends EventKind = EventKind> {
  readonly kind: K
  /** The account, order or design that the event happened to. */
  readonly subjectId: string
  readonly payload: PayloadOf<K>
}

/**
 * Writes an event to the outbox in the transaction of the change, so that both are stored or neither, and returns its
 * id. Each queue subscribed to this kind gets a job.
 */
export async function recordEvent<K extends EventKind>(
  trx: Transaction,
  { kind, subjectId, payload }: Event<K>,
): Promise<string> {
  const row = { kind, subject_id: subjectId, payload: JSON.stringify(payload) }
  const { id } = await trx.insertInto('events').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * The same as recordEvent, as one part of a larger `with` query: `insert … select … from made`. `made` names the part
 * that made the change (no row of it, no event). `more` is a JSON object of its columns, added to the payload.
 */
export const insertEvent = <K extends EventKind>(
  { kind, subjectId, payload }: Omit<Event<K>, 'payload'> & { readonly payload: Partial<PayloadOf<K>> },
  { made, more }: { made: string; more: ReturnType<typeof sql> },
) => sql`insert into events (kind, subject_id, payload)
  select ${kind}, ${subjectId}::uuid, ${JSON.stringify(payload)}::jsonb || ${more} from ${sql.ref(made)}`
