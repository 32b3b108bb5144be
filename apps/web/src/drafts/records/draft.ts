import { newId } from '../database/newId.ts'
import type { Draft } from '../database/types.ts'

/** Creates a draft around a document; it is not stored until saved. */
export const newDraft = (name: string, document: Draft['document'], now = Date.now()): Draft => ({
  id: newId(),
  name,
  document,
  players: [],
  fabric: '',
  updatedAt: now,
})
