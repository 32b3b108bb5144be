import { sql } from '../database/index.ts'
import type { Event } from './recordEvent.ts'

/**
 * The same as recordEvent, as one part of a larger `with` query: `insert … select … from made`. `made` names the part that did the
 * deed (no row of it, no event), `more` is a JSON object made from its columns, added to the payload.
 */
export const insertEvent = (
  { kind, subjectId, payload = {} }: Event,
  { made, more }: { made: string; more: ReturnType<typeof sql> },
) => sql`insert into events (kind, subject_id, payload)
  select ${kind}, ${subjectId}::uuid, ${JSON.stringify(payload)}::jsonb || ${more} from ${sql.ref(made)}`
