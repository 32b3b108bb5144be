import { newId } from '../database/newId.ts'
import type { Draft } from '../database/types.ts'

/** A fresh draft around a document; not kept until saved. */
export const newDraft = (name: string, document: Draft['document'], now = Date.now()): Draft => ({
  id: newId(),
  name,
  document,
  players: [],
  fabric: '',
  updatedAt: now,
})
