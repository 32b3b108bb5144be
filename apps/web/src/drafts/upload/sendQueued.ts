import type { Client } from '@kitwright/contract/client'
import { listDrafts } from '../records/drafts.ts'
import { ensureSaved } from './ensureSaved.ts'

/**
 * Sends every save that waits for a connection, from any page. Saves that need the person's decision wait for the
 * studio.
 */
export async function sendQueued(api: Client): Promise<void> {
  for (const draft of await listDrafts()) {
    if (draft.isQueued) await ensureSaved(draft.id, api)
  }
}
