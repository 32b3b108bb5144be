import type { Language } from '@kitwright/words'
import type { Generated } from 'kysely'
import type { GeneratedOnce, Json } from './schemaColumns.ts'

export interface EventsTable {
  id: GeneratedOnce<string>
  tenant_id: GeneratedOnce<string>
  kind: string
  subject_id: string
  payload: Json<Record<string, unknown>>
  happened_at: Generated<Date>
  told_at: Date | null
  /** Number of attempts to dispatch the event. */
  attempts: Generated<number>
  /** Earliest moment of the next attempt. */
  tell_at: Generated<Date>
  /** Given up. */
  failed_at: Date | null
  last_error: string | null
  /** The request that caused the event; null if the server did. */
  request_id: GeneratedOnce<string | null>
  /** The W3C trace context of the request. */
  trace_parent: GeneratedOnce<string | null>
}

/**
 * The events still to be passed to the job queues, of all tenants. It belongs to the operator and requests cannot reach
 * it.
 */
export interface OutboxTable {
  tenant_id: GeneratedOnce<string>
  id: GeneratedOnce<string>
  event_id: GeneratedOnce<string>
  kind: GeneratedOnce<string>
  subject_id: GeneratedOnce<string>
  request_id: GeneratedOnce<string | null>
  trace_parent: GeneratedOnce<string | null>
  queue: GeneratedOnce<string | null>
}

/** The queues that have acted on each event. */
export interface HeardEventsTable {
  tenant_id: GeneratedOnce<string>
  event_id: string
  queue: string
  heard_at: Date
}

/** Delivery state of a mail. */
export interface DeliveriesTable {
  tenant_id: GeneratedOnce<string>
  id: GeneratedOnce<string>
  event_id: string
  kind: string
  recipient: string | null
  language: Language | null
  order_id: string | null
  state: 'waiting' | 'sent' | 'failed' | 'dead'
  attempts: number
  reason: string | null
  server_said: string | null
  made_at: Date
  tried_at: Date
  sent_at: Date | null
  again_by: string | null
  again_at: Date | null
}
