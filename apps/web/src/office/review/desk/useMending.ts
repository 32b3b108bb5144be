import { applyCommand, type Command, type DesignDocument } from '@kitwright/design'
import { editorPathOf } from '@kitwright/garment'
import { useEffect, useState } from 'react'
import { deleteDraft, loadDraft, newDraft, saveDraft, watchDrafts } from '../../../drafts/index.ts'
import type { OfficeDesign } from '../../officeTypes.ts'

/** The staff's version of a customer's design, until it is proposed. */
export interface MendedCopy {
  /** Null while nothing is mended. */
  readonly document: DesignDocument | null
  readonly mend: (command: Command) => void
  /** Opens a working copy in the studio, in another tab. What is saved there appears here. */
  readonly openStudio: () => Promise<void>
  readonly isInStudio: boolean
  readonly discard: () => void
}

interface CopyState {
  readonly designId: string
  readonly document: DesignDocument
  readonly draftId: string | null
}

/** Keeps what staff mend of the open design. The customer's design stays as it is. */
export function useMending(design: OfficeDesign | null, original: DesignDocument | null): MendedCopy {
  const [mended, setMended] = useState<CopyState | null>(null)
  const own = mended !== null && mended.designId === design?.id ? mended : null
  const draftId = own?.draftId ?? null
  useEffect(() => {
    if (draftId === null) return undefined
    const read = async (): Promise<void> => {
      const draft = await loadDraft(draftId)
      if (draft) setMended(before => (before?.draftId === draftId ? { ...before, document: draft.document } : before))
    }
    const stop = watchDrafts(({ id }) => void (id === draftId && read()))
    const onFocus = (): void => void read()
    window.addEventListener('focus', onFocus)
    return () => {
      stop()
      window.removeEventListener('focus', onFocus)
    }
  }, [draftId])
  const start = own?.document ?? original
  return {
    document: own && own.document !== original ? own.document : null,
    isInStudio: draftId !== null,
    mend: command => {
      if (!design || !start) return
      const result = applyCommand(start, command)
      if (!result.refusal) setMended({ designId: design.id, document: result.document, draftId: null })
    },
    openStudio: async () => {
      if (!design || !start) return
      const draft = newDraft(design.name, start)
      // Opened before anything is awaited: browsers block windows that no press opens.
      const tab = window.open('about:blank', '_blank')
      await saveDraft(draft)
      setMended({ designId: design.id, document: start, draftId: draft.id })
      const path = `/design/${editorPathOf(design.productType)}?draft=${draft.id}`
      if (tab) tab.location.href = path
      else window.location.assign(path)
    },
    discard: () => {
      if (draftId !== null) void deleteDraft(draftId)
      setMended(null)
    },
  }
}
