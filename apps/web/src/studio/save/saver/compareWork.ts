import type { DraftSnapshot } from '../../context/index.ts'

type SavedSlice = Pick<DraftSnapshot, 'history' | 'players' | 'sizes' | 'name' | 'fabric' | 'server' | 'draftId'>

/** Returns whether both are the same draft with the same content. */
export const isSameWork = (a: SavedSlice, b: SavedSlice): boolean => a.fabric === b.fabric && isSameButForFabric(a, b)

const isSameButForFabric = (a: SavedSlice, b: SavedSlice): boolean =>
  a.history.document === b.history.document &&
  a.players === b.players &&
  a.sizes === b.sizes &&
  a.name === b.name &&
  a.server === b.server &&
  a.draftId === b.draftId

/** Returns whether the only change is the default fabric being filled in. Such a change is not worth a saved draft. */
export const isFirstFabric = (now: SavedSlice, before: SavedSlice): boolean =>
  before.fabric === '' && now.fabric !== '' && isSameButForFabric(now, before)
