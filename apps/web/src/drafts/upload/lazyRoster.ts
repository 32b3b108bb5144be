import type { Client } from '@kitwright/contract/client'
import type { Draft } from '../database/types.ts'
import type { SaveError } from './uploadImages.ts'

/** `sendRoster`, loaded when something is saved: pages that save nothing carry none of it. */
export const sendRoster = async (draft: Draft, api: Client): Promise<SaveError | null> =>
  (await import('./sendRoster.ts')).sendRoster(draft, api)
