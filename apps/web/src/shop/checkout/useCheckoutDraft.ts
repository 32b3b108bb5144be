import { useEffect, useState } from 'react'
import { loadDraft, openDesign, type Draft } from '../../drafts/index.ts'
import { useApi, useSession } from '../../session/index.ts'

/** The design to order: this browser's draft, else the signed-in person's saved design; null when there is neither. */
export function useCheckoutDraft(designId: string): Draft | null | undefined {
  const api = useApi()
  const { isSignedIn } = useSession()
  const [draft, setDraft] = useState<Draft | null>()
  useEffect(() => {
    if (draft) return
    let isCurrent = true
    const open = async (): Promise<Draft | null> => {
      const kept = await loadDraft(designId)
      if (kept || !isSignedIn) return kept
      const opened = await openDesign(designId, api)
      return opened.ok ? opened.draft : null
    }
    void open().then(found => isCurrent && setDraft(found))
    return () => {
      isCurrent = false
    }
  }, [designId, isSignedIn, api, draft])
  return draft
}
