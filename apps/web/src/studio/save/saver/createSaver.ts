import type { TextKey } from '@kitwright/words'
import {
  ensureSaved,
  sendRoster,
  overwriteServerRevision,
  replaceWithServerRevision,
  type Draft,
  type EnsureSavedResult,
  type SaveError,
} from '../../../drafts/index.ts'
import type { SessionView, useProblemText } from '../../../session/index.ts'
import { toast } from '../../../ui/index.ts'
import type { Subscribable } from '@kitwright/editor'
import { draftOf, type DraftSnapshot, type DraftVerbs } from '../../context/index.ts'
import type { Autosave } from './autosave.ts'
import { adoptGuestDraft, claim, continueAsCopy, waitsForAnother, type Claimant } from './ownership.ts'
import { isSameWork } from './compareWork.ts'
import { createQueue, type Queue, type QueuePorts, type QueueState, type SendOutcome } from './saveQueue.ts'

/** Dialog opened around a save. */
export type SaveDialog = 'none' | 'signIn' | 'stale'

/** Dependencies that change from render to render while a save is under way. */
export interface SaverNeeds extends Claimant {
  readonly isSignedIn: boolean
  readonly apiFor: SessionView['apiFor']
  readonly problemText: ReturnType<typeof useProblemText>
}

export interface SaverParts {
  readonly store: Subscribable<DraftSnapshot & Pick<DraftVerbs, 'noteServer' | 'open'>>
  readonly autosave: Autosave
  readonly ports: QueuePorts
  needs(): SaverNeeds
  showDialog(dialog: SaveDialog): void
  showSaving(isSaving: boolean): void
  showQueue(state: QueueState): void
}

export interface Saver {
  /** Saves to the server. The id of the saved design, or null when it did not happen (yet). */
  save(): Promise<string | null>
  /** After someone saved another revision: keep what is here, or take what is there. */
  keepMine(): Promise<void>
  takeServers(): Promise<void>
  /** Somebody has signed in, perhaps in another tab: what waits may go. */
  resume(): void
  stop(): void
}

const OWN_TEXTS: Record<string, `studio:${TextKey<'studio'>}`> = {
  'design-limit-reached': 'studio:design_limit',
  'image-missing': 'studio:image_missing',
  'document-invalid': 'studio:document_invalid',
}

type SaveTask = (id: string, client: ReturnType<SaverNeeds['apiFor']>, open: Draft) => Promise<EnsureSavedResult>

const PASSING: ReadonlySet<string> = new Set(['network', 'busy', 'not-ready', 'too-many-requests'])
const isPassing = ({ id }: SaveError): boolean => PASSING.has(id)
const isSessionOver = ({ id }: SaveError): boolean => id === 'unauthenticated' || id === 'session-ended'
/** A change of the design itself, whatever is noted of where it is kept. */
const isChanged = (a: DraftSnapshot, b: DraftSnapshot): boolean =>
  a.draftId === b.draftId && !isSameWork({ ...a, server: b.server }, b)

type Store = SaverParts['store']

function noteQueued(store: Store, isQueued: boolean): void {
  const { server, noteServer } = store.getState()
  if ((server.isQueued ?? false) !== isQueued) noteServer({ ...server, isQueued })
}

/** Null where another tab has a newer draft: that is asked about first. */
async function attempt(
  { store, autosave, needs }: Pick<SaverParts, 'store' | 'autosave' | 'needs'>,
  work: SaveTask,
): Promise<EnsureSavedResult | null> {
  await autosave.flush()
  const state = store.getState()
  if (state.localSave.kind === 'failed' && state.localSave.reason === 'newer') return null
  // All calls of this save are made as the draft's owner, even if another account signs in meanwhile.
  const client = needs().apiFor(state.server.owner)
  const draft = draftOf(state, Date.now())
  const result = await work(state.draftId, client, draft)
  // Players typed here belong to the player list, too. If sending it fails now, the next save or signing out sends it
  // again.
  if (result.ok) await sendRoster(draft, client)
  // Another draft may be open by now; what was saved is noted in the stored draft anyway.
  const now = store.getState()
  if (now.draftId !== state.draftId) return result
  if (result.ok) now.noteServer(result.server)
  else if (result.tried) now.noteServer({ ...now.server, ...result.tried })
  return result
}

function complain({ store, needs, showDialog }: SaverParts, error: SaveError): void {
  // It goes on waiting for whoever signs in again.
  if (isSessionOver(error)) return showDialog('signIn')
  noteQueued(store, false)
  const own = OWN_TEXTS[error.id]
  if (error.id === 'stale-version') showDialog('stale')
  else toast('error', own ? needs().t(own) : needs().problemText(error))
}

/** Keeps the queue to the draft that stands open; who changes another's goes on with a copy. Returns how to stop. */
function followDraft(parts: SaverParts, queue: Queue): () => void {
  const { store, ports } = parts
  return store.subscribe((state, before) => {
    if (isChanged(state, before)) {
      if (waitsForAnother(parts)) return continueAsCopy(parts)
      // An edit of a design that the server already has is queued while offline and sent once there is a connection.
      const { serverEtag, isQueued } = state.server
      if (serverEtag !== undefined && !isQueued && !ports.isOnline()) return noteQueued(store, true)
    }
    // Another draft is opened in its place: the queue is about that one.
    if (state.draftId === before.draftId && state.server.isQueued === before.server.isQueued) return
    if (state.server.isQueued) queue.add()
    else queue.clear()
  })
}

/** Saving to the server, now or when there is a connection again. */
export function createSaver(parts: SaverParts): Saver {
  const { store, ports, needs, showDialog, showSaving, showQueue } = parts

  /** Somebody else has signed in while it was on its way. */
  const isHeld = (error: SaveError): boolean => isSessionOver(error) && waitsForAnother(parts)

  async function sendAgain(): Promise<SendOutcome> {
    // It waits for the one who wanted it saved; whoever has signed out is not asked.
    if (needs().account() === null) return 'over'
    if (waitsForAnother(parts)) return 'offline'
    const result = await attempt(parts, ensureSaved)
    if (result && !result.ok && (isPassing(result.error) || isHeld(result.error))) return 'offline'
    if (result?.ok) toast('success', needs().t('studio:queued_sent'))
    else if (result) complain(parts, result.error)
    return 'over'
  }
  const queue = createQueue(sendAgain, showQueue, ports)
  const resume = (): void => {
    adoptGuestDraft(parts)
    if (store.getState().server.isQueued && needs().isSignedIn) queue.add()
  }
  resume()
  const stopFollowing = followDraft(parts, queue)

  async function saveBy(work: SaveTask): Promise<string | null> {
    showSaving(true)
    claim(parts)
    const result = await attempt(parts, work).finally(() => showSaving(false))
    if (!result) return null
    if (!result.ok && (result.error.id === 'network' || isHeld(result.error))) {
      noteQueued(store, true)
      queue.add()
      toast('info', needs().t(waitsForAnother(parts) ? 'studio:queued_for_others' : 'studio:queued'))
      return null
    }
    queue.clear()
    if (result.ok) return result.designId
    complain(parts, result.error)
    return null
  }

  return {
    save: () => saveBy(ensureSaved),
    async keepMine() {
      showDialog('none')
      if (await saveBy(overwriteServerRevision)) toast('success', needs().t('studio:saved_on_server'))
    },
    async takeServers() {
      showDialog('none')
      const { draftId, server } = store.getState()
      const taken = await replaceWithServerRevision(server.designId ?? draftId, needs().apiFor(server.owner), draftId)
      if (taken.ok) store.getState().open(taken.draft)
      else toast('error', needs().t('studio:open_failed'))
    },
    resume,
    stop() {
      stopFollowing()
      queue.stop()
    },
  }
}
