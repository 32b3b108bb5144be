import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { restoreRevision } from '../../../drafts/index.ts'
import { useApi, useProblemText } from '../../../session/index.ts'
import { toast } from '../../../ui/index.ts'
import { useSave } from '../../save/index.ts'
import { draftOf, useStudioApi } from '../../context/index.ts'

interface Restore {
  /** True when it is back. */
  restore(revision: number): Promise<boolean>
  readonly isBusy: boolean
}

/** Brings a version back. What is there now is saved first, and undo takes it all back: so nothing is asked. */
export function useRestore(): Restore {
  const { t } = useTranslation(['revisions'])
  const store = useStudioApi()
  const client = useApi()
  const problemText = useProblemText()
  const { save } = useSave()
  const [isBusy, setBusy] = useState(false)

  async function bringBack(revision: number): Promise<boolean> {
    // Whatever stands in its way, saving has told.
    if ((await save()) === null) return false
    const restored = await restoreRevision(draftOf(store.getState(), Date.now()), revision, client)
    if (!restored.ok) {
      const { error } = restored
      toast('error', error === 'unreadable' ? t('revisions:something_wrong') : problemText({ id: error, message: '' }))
      return false
    }
    const { document, serverEtag, savedRevision, savedDigest } = restored.draft
    const { commit, noteServer, server } = store.getState()
    commit({ kind: 'replaceDocument', document })
    noteServer({ ...server, serverEtag, savedRevision, savedDigest })
    toast('success', t('revisions:restored', { revision }))
    return true
  }
  return {
    isBusy,
    restore: async revision => {
      setBusy(true)
      return bringBack(revision).finally(() => setBusy(false))
    },
  }
}
