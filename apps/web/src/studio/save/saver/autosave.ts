import { keepDraft, keepPending, watchDrafts } from '../../../drafts/index.ts'
import type { Subscribable } from '@kitwright/editor'
import { draftOf, type DraftSnapshot, type DraftVerbs } from '../../context/index.ts'
import { isFirstFabric, isSameWork } from './compareWork.ts'

const WAIT_MS = 250

/** Writes the draft into this browser. */
export interface Autosave {
  /** Writes the draft if it is not yet written; resolves when it is written, or when that failed. */
  flush(): Promise<void>
  stop(): void
}

/** The state to save, and the methods that record the outcome. */
type AutosaveStore = Subscribable<DraftSnapshot & Pick<DraftVerbs, 'noteLocalSave' | 'noteVersion'>>

/** Stores the draft in this browser a moment after every change, and at once when the page is left. */
export function startAutosave(api: AutosaveStore): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let written = api.getState()
  let isWritten = false

  async function write(): Promise<void> {
    clearTimeout(timer)
    const state = api.getState()
    if (isWritten && isSameWork(state, written) && state.localSave.kind === 'kept') return
    const result = await keepDraft(draftOf(state, Date.now()))
    if (result.ok) {
      written = state
      isWritten = true
      state.noteVersion(result.version)
    }
    const isLatest = isSameWork(api.getState(), state)
    state.noteLocalSave(result.ok ? { kind: isLatest ? 'kept' : 'pending' } : { kind: 'failed', reason: result.reason })
  }

  // A version that another page wrote is newer, unless it is identical.
  const stopWatching = watchDrafts(({ id }) => {
    if (id !== api.getState().draftId) return
    api.getState().noteLocalSave({ kind: 'pending' })
    void write()
  })
  const unsubscribe = api.subscribe((state, before) => {
    if (isSameWork(state, before)) return
    if (isFirstFabric(state, before)) {
      if (isSameWork(before, written)) written = state
      return
    }
    if (state.localSave.kind === 'kept') state.noteLocalSave({ kind: 'pending' })
    clearTimeout(timer)
    timer = setTimeout(() => void write(), WAIT_MS)
  })

  const leave = (): void => {
    const state = api.getState()
    if (isSameWork(state, written)) return
    keepPending(draftOf(state, Date.now()))
    void write()
  }
  const hide = (): void => {
    if (document.visibilityState === 'hidden') leave()
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hide)

  return {
    flush: write,
    stop() {
      leave()
      clearTimeout(timer)
      unsubscribe()
      stopWatching()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    },
  }
}
