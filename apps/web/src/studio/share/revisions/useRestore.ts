import { restoreDocument, type DocumentVerbs } from '@kitwright/editor'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { restoreRevision } from '../../../drafts/index.ts'
import { useApi, useSend } from '../../../session/index.ts'
import { toAnswer, useSave } from '../../save/index.ts'
import { draftOf, useStudioParts, type DraftSnapshot, type DraftVerbs } from '../../context/index.ts'

interface Restore {
  /** Restores a version. Returns true when it succeeded. */
  restore(revision: number): Promise<boolean>
  readonly isBusy: boolean
}

/** Restores a version. The current state is saved first, and undo reverts everything, so no confirmation is needed. */
export function useRestore(): Restore {
  const { t } = useTranslation(['revisions'])
  const store = useStudioParts<DraftSnapshot & DocumentVerbs & DraftVerbs>()
  const client = useApi()
  const send = useSend(null)
  const { save } = useSave()
  const [isBusy, setBusy] = useState(false)

  async function bringBack(revision: number): Promise<boolean> {
    // Saving has already reported the obstacle.
    if ((await save()) === null) return false
    const mine = draftOf(store.getState(), Date.now())
    return send(async () => toAnswer(await restoreRevision(mine, revision, client)), {
      isQuiet: true,
      said: t('revisions:restored', { revision }),
      done({ value: { document, serverEtag, savedRevision, savedDigest } }) {
        const { noteServer, server } = store.getState()
        restoreDocument(store, document)
        noteServer({ ...server, serverEtag, savedRevision, savedDigest })
      },
    })
  }
  return {
    isBusy,
    restore: async revision => {
      setBusy(true)
      return bringBack(revision).finally(() => setBusy(false))
    },
  }
}
