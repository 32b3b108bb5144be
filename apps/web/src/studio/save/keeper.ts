import { keepPending, saveDraft } from '../../drafts/index.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { draftOf } from '../store/selectors.ts'
import type { StudioState } from '../store/types.ts'

const WAIT_MS = 250

const isSameWork = (a: StudioState, b: StudioState): boolean =>
  a.history.document === b.history.document &&
  a.players === b.players &&
  a.name === b.name &&
  a.fabric === b.fabric &&
  a.server === b.server &&
  a.draftId === b.draftId

/** Writes the draft into this browser. */
export interface Keeper {
  /** Writes the draft if this has not been done yet; resolves when it is written, or when that failed. */
  flush(): Promise<void>
  /** While someone else writes the draft (a save to the server), changes wait. */
  pause(): void
  resume(): void
  stop(): void
}

/** Keeps the draft in this browser a moment after every change, and at once when the page goes away. */
export function startKeeper(api: StudioStoreApi): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  let written = api.getState()
  let isWritten = false

  async function write(): Promise<void> {
    clearTimeout(timer)
    const state = api.getState()
    if (isWritten && isSameWork(state, written) && state.keeping.kind === 'kept') return
    const result = await saveDraft(draftOf(state, Date.now()))
    if (result.ok) {
      written = state
      isWritten = true
    }
    const isLatest = isSameWork(api.getState(), state)
    state.noteKeeping(result.ok ? { kind: isLatest ? 'kept' : 'pending' } : { kind: 'failed', reason: result.reason })
  }

  const unsubscribe = api.subscribe((state, before) => {
    if (isSameWork(state, before)) return
    if (state.keeping.kind === 'kept') state.noteKeeping({ kind: 'pending' })
    clearTimeout(timer)
    if (!isPaused) timer = setTimeout(() => void write(), WAIT_MS)
  })

  const leave = (): void => {
    const state = api.getState()
    if (isSameWork(state, written)) return
    keepPending(draftOf(state, Date.now()))
    if (!isPaused) void write()
  }
  const hide = (): void => {
    if (document.visibilityState === 'hidden') leave()
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hide)

  return {
    flush: write,
    pause() {
      isPaused = true
      clearTimeout(timer)
    },
    resume() {
      isPaused = false
      void write()
    },
    stop() {
      leave()
      clearTimeout(timer)
      unsubscribe()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    },
  }
}
