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

/** Whether anybody has done anything to it; a fresh kit is not worth keeping. */
export const isEdited = ({ version, history }: Pick<DraftSnapshot, 'version' | 'history'>): boolean =>
  version > 0 || canUndo(history)

/** True when the server has the design exactly as it is now. Looked at only once a change has been kept, never while something moves. */
export const isOnServer = (state: DraftSnapshot): boolean =>
  state.localSave.kind === 'kept' && isSaved(draftOf(state, 0))
