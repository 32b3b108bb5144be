import { canUndo } from '@kitwright/design'
import { isSaved, type Draft } from '../../../drafts/index.ts'
import type { DraftSnapshot } from './createStudioStore.ts'
import { designOf } from '@kitwright/editor'

export const draftOf = (state: DraftSnapshot, now: number): Draft => ({
  id: state.draftId,
  name: state.name,
  document: designOf(state),
  players: state.players,
  sizes: state.sizes,
  fabric: state.fabric,
  ...state.server,
  version: state.version,
  updatedAt: now,
})

/** Returns whether the draft was ever changed; a fresh kit is not worth saving. */
export const isEdited = ({ version, history }: Pick<DraftSnapshot, 'version' | 'history'>): boolean =>
  version > 0 || canUndo(history)

/**
 * Returns true when the server has the current design exactly. It is evaluated only once a change has been saved, never
 * during a drag.
 */
export const isOnServer = (state: DraftSnapshot): boolean =>
  state.localSave.kind === 'kept' && isSaved(draftOf(state, 0))
