import { useEffect, useMemo, useRef, useState } from 'react'
import {
  ensureSaved,
  loadDraft,
  overwriteTheirs,
  takeTheirs,
  type EnsureSavedResult,
  type SaveError,
} from '../../drafts/index.ts'
import { useApi, useProblemText, useSession } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { useStudioApi } from '../store/StudioContext.ts'
import { useWords, type StudioKey } from '../words.ts'
import type { Keeper } from './keeper.ts'

/** What stands open around a save. */
export type SaveDialog = 'none' | 'signIn' | 'stale'

export interface Saving {
  readonly isSaving: boolean
  readonly dialog: SaveDialog
  closeDialog(): void
  /** Saves to the server; asks to sign in first where needed. The id of the saved design, or null when it did not happen. */
  save(): Promise<string | null>
  /** Called once someone has signed in: goes on with what was wanted. */
  signedIn(): void
  /** After someone saved another revision: keep what is here, or take what is there. */
  keepMine(): Promise<void>
  takeServers(): Promise<void>
}

const OWN_TEXTS: Record<string, StudioKey> = {
  'design-limit-reached': 'designLimit',
  'image-missing': 'imageMissing',
  'document-invalid': 'documentInvalid',
  network: 'saveNoConnection',
}

/** The store takes over what the draft learned from the server. */
async function readBack(api: StudioStoreApi): Promise<void> {
  const draft = await loadDraft(api.getState().draftId)
  if (!draft) return
  const { designId, serverEtag, savedRevision, savedDigest } = draft
  api.getState().noteServer({ designId, serverEtag, savedRevision, savedDigest })
}

export function useSaving(keeper: Keeper | null): Saving {
  const store = useStudioApi()
  const client = useApi()
  const say = useWords()
  const problemText = useProblemText()
  const { isSignedIn } = useSession()
  const [isSaving, setSaving] = useState(false)
  const [dialog, setDialog] = useState<SaveDialog>('none')
  const waiting = useRef<((id: string | null) => void) | null>(null)
  // Callbacks outlive a render: signing in changes this while a save waits for it.
  const latest = useRef({ isSignedIn, client, say, problemText })
  useEffect(() => {
    latest.current = { isSignedIn, client, say, problemText }
  })

  return useMemo(() => {
    const tell = (error: SaveError): void => {
      const own = OWN_TEXTS[error.id]
      toast('error', own ? latest.current.say(own) : latest.current.problemText(error))
    }

    async function run(work: (id: string) => Promise<EnsureSavedResult>): Promise<string | null> {
      if (!keeper) return null
      setSaving(true)
      await keeper.flush()
      keeper.pause()
      try {
        const result = await work(store.getState().draftId)
        if (result.ok) {
          await readBack(store)
          return result.designId
        }
        if (result.error.id === 'stale-version') setDialog('stale')
        else if (result.error.id === 'unauthenticated' || result.error.id === 'session-ended') setDialog('signIn')
        else tell(result.error)
        return null
      } finally {
        keeper.resume()
        setSaving(false)
      }
    }

    const saveNow = (): Promise<string | null> => run(id => ensureSaved(id, latest.current.client))

    async function takeServers(): Promise<void> {
      setDialog('none')
      const { draftId, server } = store.getState()
      keeper?.pause()
      const taken = await takeTheirs(server.designId ?? draftId, latest.current.client, draftId)
      if (taken.ok) store.getState().open(taken.draft)
      else toast('error', latest.current.say('openFailed'))
      keeper?.resume()
    }

    return {
      save: () =>
        latest.current.isSignedIn
          ? saveNow()
          : new Promise<string | null>(resolve => {
              waiting.current = resolve
              setDialog('signIn')
            }),
      signedIn() {
        setDialog('none')
        const resolve = waiting.current
        waiting.current = null
        latest.current = { ...latest.current, isSignedIn: true }
        void saveNow().then(id => resolve?.(id))
      },
      closeDialog() {
        setDialog('none')
        waiting.current?.(null)
        waiting.current = null
      },
      async keepMine() {
        setDialog('none')
        if (await run(id => overwriteTheirs(id, latest.current.client)))
          toast('success', latest.current.say('savedOnServer'))
      },
      takeServers,
      isSaving,
      dialog,
    }
  }, [keeper, store, isSaving, dialog])
}
