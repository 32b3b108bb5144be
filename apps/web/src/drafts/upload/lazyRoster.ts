import type { Client } from '@kitwright/contract/client'
import type { Draft } from '../database/types.ts'
import type { SaveError } from './uploadImages.ts'

/** Calls `sendRoster`, loaded on the first save so that pages that save nothing do not load it. */
export const sendRoster = async (draft: Draft, api: Client): Promise<SaveError | null> =>
  (await import('./sendRoster.ts')).sendRoster(draft, api)
