import { isUnanswered } from '@kitwright/contract/client'
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
  /** Saves to the server. Returns the id of the saved design, or null when it was not (yet) saved. */
  save(): Promise<string | null>
  /** Keeps the local version after someone saved another revision; `takeServers` takes the server's. */
  keepMine(): Promise<void>
  takeServers(): Promise<void>
  /** Continues a waiting save after somebody has signed in, perhaps in another tab. */
  resume(): void
  stop(): void
}

const OWN_TEXTS: Record<string, `studio:${TextKey<'studio'>}`> = {
  'design-limit-reached': 'studio:design_limit',
  'image-missing': 'studio:image_missing',
  'document-invalid': 'studio:document_invalid',
}

type SaveTask = (id: string, client: ReturnType<SaverNeeds['apiFor']>, open: Draft) => Promise<EnsureSavedResult>

const PASSING: ReadonlySet<string> = new Set(['network', 'canceled', 'busy', 'not-ready', 'too-many-requests'])
const isPassing = ({ id }: SaveError): boolean => PASSING.has(id)
const isSessionOver = ({ id }: SaveError): boolean => id === 'unauthenticated' || id === 'session-ended'
/** Returns whether the design itself changed, apart from the record of where it is saved. */
const isChanged = (a: DraftSnapshot, b: DraftSnapshot): boolean =>
  a.draftId === b.draftId && !isSameWork({ ...a, server: b.server }, b)

type Store = SaverParts['store']

function noteQueued(store: Store, isQueued: boolean): void {
  const { server, noteServer } = store.getState()
  if ((server.isQueued ?? false) !== isQueued) noteServer({ ...server, isQueued })
}

/** Attempts a save. Returns null when another tab has a newer draft: the person is asked about it first. */
async function attempt(
  { store, autosave, needs }: Pick<SaverParts, 'store' | 'autosave' | 'needs'>,
  work: SaveTask,
): Promise<EnsureSavedResult | null> {
  await autosave.flush()
  const state = store.getState()
  if (state.localSave.kind === 'failed' && state.localSave.reason === 'newer') return null
  // All calls of this save are made as the draft's owner, even if another account signs in during it.
  const client = needs().apiFor(state.server.owner)
  const draft = draftOf(state, Date.now())
  const result = await work(state.draftId, client, draft)
  // Players typed here belong to the player list, too. If sending it fails now, the next save or signing out sends it
  // again.
  if (result.ok) await sendRoster(draft, client)
  // Another draft may be open by now; the save is recorded in the stored draft anyway.
  const now = store.getState()
  if (now.draftId !== state.draftId) return result
  if (result.ok) now.noteServer(result.server)
  else if (result.tried) now.noteServer({ ...now.server, ...result.tried })
  return result
}

function complain({ store, needs, showDialog }: SaverParts, error: SaveError): void {
  // The save stays queued until somebody signs in again.
  if (isSessionOver(error)) return showDialog('signIn')
  noteQueued(store, false)
  const own = OWN_TEXTS[error.id]
  if (error.id === 'stale-version') showDialog('stale')
  else toast('error', own ? needs().t(own) : needs().problemText(error))
}

/**
 * Binds the queue to the open draft; a change to another account's draft continues in a copy. Returns a function that
 * stops it.
 */
function followDraft(parts: SaverParts, queue: Queue): () => void {
  const { store, ports } = parts
  return store.subscribe((state, before) => {
    if (isChanged(state, before)) {
      if (waitsForAnother(parts)) return continueAsCopy(parts)
      // An edit of a design that the server already has is queued while offline and sent once there is a connection.
      const { serverEtag, isQueued } = state.server
      if (serverEtag !== undefined && !isQueued && !ports.isOnline()) return noteQueued(store, true)
    }
    // Another draft is opened in its place: the queue then concerns that one.
    if (state.draftId === before.draftId && state.server.isQueued === before.server.isQueued) return
    if (state.server.isQueued) queue.add()
    else queue.clear()
  })
}

/** Creates the saver, which saves to the server now or after reconnection. */
export function createSaver(parts: SaverParts): Saver {
  const { store, ports, needs, showDialog, showSaving, showQueue } = parts

  /** Returns whether somebody else has signed in during the request. */
  const isHeld = (error: SaveError): boolean => isSessionOver(error) && waitsForAnother(parts)

  async function sendAgain(): Promise<SendOutcome> {
    // The save waits for its owner; nobody who has signed out is asked.
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
    if (!result.ok && (isUnanswered(result.error) || isHeld(result.error))) {
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
