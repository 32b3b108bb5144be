import type { AuditArea } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'

export interface AuditNote {
  readonly actorId: string
  readonly area: AuditArea
  readonly action: string
  readonly subject: string
  readonly subjectId?: string
  readonly label?: string
  /** Nothing secret and nothing personal. */
  readonly after?: Readonly<Record<string, unknown>>
}

/** Writes what staff did that changes no row. Changes of rows are written by the trigger `note_audit`. */
export async function noteAudit(trx: Transaction, note: AuditNote): Promise<void> {
  const { actorId, area, action, subject, subjectId = null, label = null, after = null } = note
  await sql`insert into audit_entries (actor_id, request_id, area, subject, subject_id, label, action, after)
    values (${actorId}, nullif(current_setting('kitwright.request', true), ''), ${area}, ${subject}, ${subjectId}, ${label}, ${action},
      ${after === null ? null : JSON.stringify(after)}::jsonb)`.execute(trx)
}
