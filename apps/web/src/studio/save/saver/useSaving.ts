import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useProblemText, useSession } from '../../../session/index.ts'
import { useStudioParts, type DraftSnapshot, type DraftVerbs } from '../../context/index.ts'
import { useGoOnAs } from './useSwitchDraft.ts'
import { createSaver, type SaveDialog, type Saver } from './createSaver.ts'
import type { Autosave } from './autosave.ts'
import { browserPorts, type QueueState } from './saveQueue.ts'

export interface SaveController extends Pick<Saver, 'save' | 'keepMine' | 'takeServers'> {
  readonly isSaving: boolean
  /** Whether a save waits for a connection. */
  readonly queue: QueueState
  readonly dialog: SaveDialog
  closeDialog(): void
  /** Called once someone has signed in; continues the interrupted action. */
  signedIn(): void
}

/** The saver before the first effect, when there is nothing to save. */
const NOTHING: Saver = {
  save: async () => null,
  keepMine: async () => {},
  takeServers: async () => {},
  resume: () => {},
  stop: () => {},
}

/** Provides saving for the whole studio; asks to sign in first where needed. */
export function useSaving(autosave: Autosave | null): SaveController {
  const store = useStudioParts<DraftSnapshot & DraftVerbs>()
  const { t } = useTranslation(['studio'])
  const problemText = useProblemText()
  const { isSignedIn, accountId: account, apiFor } = useSession()
  const goOnAs = useGoOnAs()
  const [isSaving, showSaving] = useState(false)
  const [dialog, showDialog] = useState<SaveDialog>('none')
  const [queue, showQueue] = useState<QueueState>('empty')
  const [saver, setSaver] = useState(NOTHING)
  const waiting = useRef<((id: string | null) => void) | null>(null)
  // Callbacks outlive a render: signing in changes these values while a save waits for it.
  const latest = useRef({ isSignedIn, apiFor, t, problemText, account, goOnAs })
  useEffect(() => {
    latest.current = { isSignedIn, apiFor, t, problemText, account, goOnAs }
  })
  useEffect(() => {
    if (!autosave) return
    const needs = (): typeof latest.current => latest.current
    const made = createSaver({ store, autosave, ports: browserPorts, needs, showDialog, showSaving, showQueue })
    setSaver(made)
    return () => made.stop()
  }, [autosave, store])
  useEffect(() => {
    if (isSignedIn) saver.resume()
  }, [isSignedIn, saver])

  return useMemo(
    () => ({
      save: () =>
        latest.current.isSignedIn
          ? saver.save()
          : new Promise<string | null>(resolve => {
              waiting.current = resolve
              showDialog('signIn')
            }),
      signedIn() {
        showDialog('none')
        const resolve = waiting.current
        waiting.current = null
        latest.current = { ...latest.current, isSignedIn: true }
        void saver.save().then(id => resolve?.(id))
      },
      closeDialog() {
        showDialog('none')
        waiting.current?.(null)
        waiting.current = null
      },
      keepMine: saver.keepMine,
      takeServers: saver.takeServers,
      isSaving,
      queue,
      dialog,
    }),
    [saver, isSaving, queue, dialog],
  )
}
